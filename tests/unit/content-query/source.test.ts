import { describe, expect, it, vi } from 'vitest';
import { configureContent, queryContent, resolveAddress } from '../../../src/content/queryContent';
import { ContentQueryError } from '../../../src/domain/content/query';
import {
  ContentLoadError,
  type Fetch,
  fetchDatabase,
  findMalformed,
} from '../../../src/domain/content/source';
import type { CollectionName, ContentDatabase, ContentDocument } from '../../../src/domain/content/types';

const document = (
  collection: CollectionName,
  slug: string,
  rest: Partial<ContentDocument> = {},
): ContentDocument => ({
  collection,
  path: `/${collection}/${slug}/`,
  slug,
  title: slug,
  description: '',
  date: '',
  tags: [],
  version: '',
  toc: [],
  excerpt: null,
  body: { tag: 'root', props: {}, children: [] },
  text: '',
  facts: {},
  ...rest,
});

const DATABASE: ContentDatabase = {
  format: 1,
  documents: [
    document('posts', 'old', { date: '2020-01-02', tags: ['品質'], text: '屋頂加蓋' }),
    document('docs', 'intro', { version: '1.0', toc: [{ id: 'a', text: '押金', depth: 2 }] }),
    document('posts', 'new', { date: '2026-05-04', excerpt: { tag: 'p', props: {}, children: ['摘要'] } }),
    document('incidents', '2019-00', { facts: { severity: 'severe', periods: ['2019-01'] } }),
  ],
};

const URL_ = '/_nuxt/content/db-1a2b3c.json';
const answer = (body: unknown, status = 200): Awaited<ReturnType<Fetch>> => ({
  ok: status >= 200 && status < 300,
  status,
  text: async () => (typeof body === 'string' ? body : JSON.stringify(body)),
});
const fetching = (...answers: (() => unknown)[]) => {
  const queue = [...answers];
  return vi.fn<Fetch>(async () => {
    const next = queue.length > 1 ? queue.shift() : queue[0];
    return next?.() as Awaited<ReturnType<Fetch>>;
  });
};
const failure = (promise: Promise<unknown>) =>
  promise.then(
    () => null,
    (error: unknown) => error,
  );

describe('fetchDatabase', () => {
  it('asks with GET and the Accept header of the specification', async () => {
    const fetch = fetching(() => answer(DATABASE));
    expect(await fetchDatabase(URL_, { fetch })).toEqual(DATABASE);
    expect(fetch).toHaveBeenCalledTimes(1);
    const [url, init] = fetch.mock.calls[0] ?? [];
    expect(url).toBe(URL_);
    expect(init?.method).toBe('GET');
    expect(init?.headers).toEqual({ Accept: 'application/json, text/plain, */*' });
  });

  it('uses the global fetch by default', async () => {
    const fetch = fetching(() => answer(DATABASE));
    vi.stubGlobal('fetch', fetch);
    try {
      expect(await fetchDatabase('/default.json')).toEqual(DATABASE);
      expect(fetch.mock.calls[0]?.[1].headers).toEqual({ Accept: 'application/json, text/plain, */*' });
    } finally {
      vi.unstubAllGlobals();
    }
  });

  it('loads an address once, also for calls at the same time, and another address anew', async () => {
    const fetch = fetching(() => answer(DATABASE));
    const [a, b] = await Promise.all([fetchDatabase(URL_, { fetch }), fetchDatabase(URL_, { fetch })]);
    expect(a).toBe(b);
    expect(await fetchDatabase(URL_, { fetch })).toBe(a);
    expect(fetch).toHaveBeenCalledTimes(1);
    await fetchDatabase('/other.json', { fetch });
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  const broken = () => {
    throw new TypeError('Failed to fetch');
  };
  const cut = () => ({ ...answer(''), text: () => Promise.reject(new TypeError('terminated')) });
  const changed = (change: object) => ({
    format: 1,
    documents: [DATABASE.documents[0], { ...DATABASE.documents[1], ...change }],
  });

  it.each<[string, () => unknown, string, number | undefined, string]>([
    ['no answer', broken, 'network', undefined, '沒有回應'],
    ['an answer cut short', cut, 'network', undefined, '沒有回應'],
    ['404', () => answer('Not found', 404), 'status', 404, '回應404'],
    ['500', () => answer('', 500), 'status', 500, '回應500'],
    ['a page of HTML', () => answer('<!doctype html>'), 'malformed', undefined, '不是JSON'],
    ['nothing', () => answer(''), 'malformed', undefined, '不是JSON'],
    ['a list', () => answer([]), 'malformed', undefined, '最外層'],
    ['null', () => answer('null'), 'malformed', undefined, '最外層'],
    ['another format', () => answer({ ...DATABASE, format: 2 }), 'malformed', undefined, 'format'],
    ['no documents', () => answer({ format: 1 }), 'malformed', undefined, 'documents'],
    [
      'a document that is none',
      () => answer({ format: 1, documents: [1] }),
      'malformed',
      undefined,
      'documents[0]',
    ],
    ['a wrong title', () => answer(changed({ title: 1 })), 'malformed', undefined, 'documents[1].title'],
  ])('%s is a typed error, and a second attempt works', async (_name, first, kind, status, words) => {
    const fetch = fetching(first, () => answer(DATABASE));
    const error = await failure(fetchDatabase(URL_, { fetch }));
    expect(error).toBeInstanceOf(ContentLoadError);
    expect(error).toMatchObject({ name: 'ContentLoadError', kind, status, url: URL_ });
    expect((error as Error).message).toContain(words);
    expect((error as Error).message).toMatch(/內容資料庫.*。修正：.*。$/);
    expect(await fetchDatabase(URL_, { fetch })).toEqual(DATABASE);
    expect(fetch).toHaveBeenCalledTimes(2);
  });

  it.each<[object, string]>([
    [{ collection: 'pages' }, 'collection'],
    [{ path: null }, 'path'],
    [{ slug: 1 }, 'slug'],
    [{ description: undefined }, 'description'],
    [{ date: 0 }, 'date'],
    [{ tags: [1] }, 'tags'],
    [{ version: 1 }, 'version'],
    [{ toc: [{ id: 'a', text: 'a' }] }, 'toc'],
    [{ excerpt: 'x' }, 'excerpt'],
    [{ body: { tag: 'p' } }, 'body'],
    [{ body: null }, 'body'],
    [{ text: [] }, 'text'],
    [{ facts: [] }, 'facts'],
  ])('%j is malformed', (change, field) => {
    expect(findMalformed(changed(change))).toBe(`documents[1].${field}`);
    expect(findMalformed(DATABASE)).toBeNull();
  });
});

describe('queryContent', () => {
  const QUERIES = {
    newest: () => queryContent('posts').sortBy('date', 'desc').only(['path', 'title']).limit(1).fetch(),
    all: () => queryContent().fetch(),
    two: () => queryContent('posts', 'docs').without(['body']).fetch(),
    around: () => queryContent('posts').sortBy('date').surround('/posts/old/').fetch(),
    facts: () =>
      queryContent('incidents')
        .where({ 'facts.periods': { $contains: '2019-01' } })
        .fetch(),
    excerpt: () =>
      queryContent()
        .where({ excerpt: { $ne: null } })
        .fetch(),
    search: () => queryContent().search('加蓋').only(['slug']).fetch(),
  };

  it.each(Object.entries(QUERIES))('%s is the same loaded and in memory', async (_name, ask) => {
    configureContent({ database: DATABASE });
    const memory = await ask();
    expect(memory.length).toBeGreaterThan(0);
    configureContent({ address: '_nuxt/content/db-1a2b3c.json', fetch: fetching(() => answer(DATABASE)) });
    expect(await ask()).toEqual(memory);
  });

  it('loads when first asked, from the configured base address, once', async () => {
    const fetch = fetching(() => answer(DATABASE));
    configureContent({ address: '_nuxt/content/db-1.json', baseUrl: '/sub/', fetch });
    const asked = queryContent('posts').limit(1);
    expect(fetch).not.toHaveBeenCalled();
    await asked.fetch();
    await queryContent('docs').fetch();
    expect(fetch.mock.calls.map(([url]) => url)).toEqual(['/sub/_nuxt/content/db-1.json']);
  });

  it('works again after a failed load', async () => {
    const fetch = fetching(
      () => answer('', 503),
      () => answer(DATABASE),
    );
    configureContent({ address: 'db.json', fetch });
    expect(await failure(queryContent('docs').fetch())).toMatchObject({
      kind: 'status',
      status: 503,
      url: '/db.json',
    });
    expect(await queryContent('docs').fetch()).toHaveLength(1);
  });

  it.each([
    ['_nuxt/content/db.json', undefined, '/_nuxt/content/db.json'],
    ['/_nuxt/content/db.json', '/', '/_nuxt/content/db.json'],
    ['_nuxt/content/db.json', '/sub/', '/sub/_nuxt/content/db.json'],
    ['/db.json', '/sub', '/sub/db.json'],
    ['db.json', 'https://example.org/x/', 'https://example.org/x/db.json'],
    ['https://example.org/db.json', '/sub/', 'https://example.org/db.json'],
  ])('%s below %s is %s', (address, baseUrl, url) => {
    expect(resolveAddress(address, baseUrl)).toBe(url);
  });

  it('refuses a collection that does not exist', () => {
    expect(() => queryContent('pages' as 'docs')).toThrow(ContentQueryError);
    expect(() => queryContent('pages' as 'docs')).toThrow('沒有「pages」這個集合');
  });

  it('says so where nothing is configured', async () => {
    vi.resetModules();
    const fresh = await import('../../../src/content/queryContent');
    await expect(fresh.queryContent('docs').fetch()).rejects.toThrow('修正：先呼叫configureContent');
  });
});
