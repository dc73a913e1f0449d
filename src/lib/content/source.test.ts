import { ContentLoadError } from 'content-database';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { configureContent, contentUrl } from './configuration';
import { queryContent } from './queryContent';
import type { CollectionName, SiteDatabase, SiteDocument } from './collections';

const document = (collection: CollectionName, slug: string, text = ''): SiteDocument => ({
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

const DATABASE: SiteDatabase = {
  format: 1,
  documents: [
    document('posts', 'old', '屋頂加蓋'),
    document('docs', 'intro'),
    document('posts', 'new'),
    document('incidents', '2019-00'),
  ],
};

const answer = (body: unknown) => new Response(typeof body === 'string' ? body : JSON.stringify(body));

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

  const broken = () => {
    throw new TypeError('Failed to fetch');
  };

  it('asks past the cache after a failure, which is not kept: a later attempt works', async () => {
    const fetch = answering(
      broken,
      () => answer('null'),
      () => answer(DATABASE),
    );
    configureContent(fresh());
    const error: unknown = await queryContent()
      .fetch()
      .catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ContentLoadError);
    expect(error).toMatchObject({ kind: 'malformed' });
    expect(await slugs(queryContent('docs'))).toEqual(['intro']);
    expect(fetch.mock.calls.map(([, { cache }]) => cache)).toEqual(['default', 'reload', 'default']);
  });

  it('says so where nothing is configured', async () => {
    expect(contentUrl()).toMatch(/^\/_nuxt/);
    vi.resetModules();
    const again = await import('./queryContent');
    await expect(again.queryContent('docs').fetch()).rejects.toThrow('修正：先呼叫configureContent');
  });
});
