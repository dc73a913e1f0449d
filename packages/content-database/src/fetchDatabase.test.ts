import { afterEach, describe, expect, it, vi } from 'vitest';
import { ContentLoadError, fetchDatabase } from './fetchDatabase';

const DATABASE = { format: 1, documents: [] };
const URL = '/content/db-1.json';

const answer = (body: unknown, status = 200) =>
  new Response(typeof body === 'string' ? body : JSON.stringify(body), { status });

function answering(give: () => unknown) {
  const fetch = vi.fn(async (_url: string, _init: RequestInit) => give() as Response);
  vi.stubGlobal('fetch', fetch);
  return fetch;
}

afterEach(() => vi.unstubAllGlobals());

describe('fetchDatabase', () => {
  it('asks for JSON or text, of the cache that it is told to', async () => {
    const fetch = answering(() => answer(DATABASE));
    expect(await fetchDatabase(URL, 'reload')).toEqual(DATABASE);
    await fetchDatabase(URL);
    const headers = { Accept: 'application/json, text/plain, */*' };
    expect(fetch.mock.calls).toEqual([
      [URL, { headers, cache: 'reload' }],
      [URL, { headers, cache: 'default' }],
    ]);
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
  ])('%s is a typed error', async (_name, give, kind, status) => {
    answering(give);
    const error: unknown = await fetchDatabase(URL).catch((thrown: unknown) => thrown);
    expect(error).toBeInstanceOf(ContentLoadError);
    expect(error).toMatchObject({ name: 'ContentLoadError', kind, status });
    expect(String(error)).toMatch(/內容資料庫\/content.*。修正：.*。$/);
  });
});
