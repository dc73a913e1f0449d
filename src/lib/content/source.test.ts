import { afterEach, describe, expect, it, vi } from 'vitest';
import { configureContent, contentUrl } from './configuration';
import { queryContent } from './queryContent';
import { ContentLoadError, fetchDatabase } from './rules/source';
import type { CollectionName, ContentDatabase, ContentDocument } from './rules/types';

const document = (collection: CollectionName, slug: string, text = ''): ContentDocument => ({
  collection,
  path: `/${collection}/${slug}/`,
  slug,
  title: slug,
  description: '',
  date: '',
  tags: [],
  version: '',
  body: { tag: 'root', props: {}, children: [] },
  text,
  facts: {},
});

const DATABASE: ContentDatabase = {
  format: 1,
  documents: [
    document('posts', 'old', '屋頂加蓋'),
    document('docs', 'intro'),
    document('posts', 'new'),
    document('incidents', '2019-00'),
  ],
};

const answer = (body: unknown, status = 200) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });

let last = 0;
/** An address that nothing was loaded from yet. */
const fresh = () => `/_nuxt/content/db-${++last}.json`;

/** Answers requests in this order, the last answer for all that follow. */
function answering(...answers: (() => unknown)[]) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => {
    const next = answers.length > 1 ? answers.shift() : answers[0];
    return next?.() as Response;
  });
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

afterEach(() => vi.unstubAllGlobals());

describe('fetchDatabase', () => {
  it('asks with the Accept header of the specification', async () => {
    const fetch = answering(() => answer(DATABASE));
    const url = fresh();
    expect(await fetchDatabase(url)).toEqual(DATABASE);
    const headers = { Accept: 'application/json, text/plain, */*' };
    expect(fetch.mock.calls).toEqual([[url, { headers, cache: 'default' }]]);
  });

  const broken = () => {
    throw new TypeError('Failed to fetch');
  };
  const cut = () => ({ ok: true, json: () => Promise.reject(new TypeError('terminated')) });

  it.each<[string, () => unknown, string, number | undefined]>([
    ['no answer', broken, 'network', undefined],
    ['an answer cut short', cut, 'network', undefined],
    ['404', () => answer('Not found', 404), 'status', 404],
    ['a page of HTML', () => answer('<!doctype html>'), 'malformed', undefined],
    ['null', () => answer('null'), 'malformed', undefined],
    ['another format', () => answer({ ...DATABASE, format: 2 }), 'malformed', undefined],
    ['no documents', () => answer({ format: 1 }), 'malformed', undefined],
  ])(
    '%s is asked for past the cache, then a typed error, and a later attempt works',
    async (_name, first, kind, status) => {
      const fetch = answering(first, first, () => answer(DATABASE));
      const url = fresh();
      const error: unknown = await fetchDatabase(url).catch((thrown: unknown) => thrown);
      expect(error).toBeInstanceOf(ContentLoadError);
      expect(error).toMatchObject({ name: 'ContentLoadError', kind, status });
      expect(String(error)).toMatch(/內容資料庫\/_nuxt.*。修正：.*。$/);
      expect(await fetchDatabase(url)).toEqual(DATABASE);
      expect(fetch.mock.calls.map(([, { cache }]) => cache)).toEqual(['default', 'reload', 'default']);
    },
  );
});

describe('queryContent', () => {
  const slugs = async (query: { fetch(): Promise<{ slug: string }[]> }) =>
    (await query.fetch()).map(({ slug }) => slug);

  it('asks the collections named, or all', async () => {
    answering(() => answer(DATABASE));
    configureContent(fresh());
    expect(await slugs(queryContent())).toEqual(['old', 'intro', 'new', '2019-00']);
    expect(await slugs(queryContent('posts', 'docs').without(['body']))).toEqual(['old', 'intro', 'new']);
    expect(await slugs(queryContent().search('加蓋').only(['slug']))).toEqual(['old']);
  });

  it('loads when first asked, once', async () => {
    const fetch = answering(() => answer(DATABASE));
    const url = fresh();
    configureContent(url);
    const asked = queryContent('posts').limit(1);
    expect(fetch).not.toHaveBeenCalled();
    await Promise.all([asked.fetch(), queryContent('docs').fetch()]);
    await asked.fetch();
    expect(fetch.mock.calls.map(([one]) => one)).toEqual([url]);
  });

  it('says so where nothing is configured', async () => {
    expect(contentUrl()).toMatch(/^\/_nuxt/);
    vi.resetModules();
    const again = await import('./queryContent');
    await expect(again.queryContent('docs').fetch()).rejects.toThrow('修正：先呼叫configureContent');
  });
});
