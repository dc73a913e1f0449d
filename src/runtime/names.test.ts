import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it, vi } from 'vitest';
import { parse } from 'yaml';
import { MOVED, RENAMED_INCIDENTS } from '@site/config/moved';
import {
  codeTablePage,
  filePage,
  pairPage,
  postPage,
  tagPage,
  versionPage,
} from '@site/src/lib/addresses/pages';
import { MIDDLEWARE } from './steps';
import { ROUTE_PATTERNS } from './patterns';
import { redirect } from 'html-first/client';
import { PATHS } from '@site/tests/routes';
import { catalogue, KNOWN_INCIDENTS } from 'rental-data/testing/realCatalogue';

vi.mock('@generated/pages/default/aliases.json', () => ({
  default: { '/download/latest/raw/': '/download/2026-04/raw/', '/download/2024/': '/download/#y2024' },
}));

const valid = (pattern: string, params: Record<string, string>) =>
  ROUTE_PATTERNS.find(({ path }) => path === pattern)?.isValid?.(params);

describe('the patterns of addresses', () => {
  it('accept every version, set, code table, post and tag that there is', () => {
    const versions = (JSON.parse(readFileSync('versions.json', 'utf8')) as string[]).concat('0.3');
    expect(versions.filter((version) => !valid(versionPage.pattern, { version }))).toEqual([]);
    const pairs = versions.flatMap((a) => versions.filter((b) => b !== a).map((b) => `${a}-${b}`));
    expect(pairs.filter((pair) => !valid(pairPage.pattern, { pair }))).toEqual([]);
    const sets = catalogue.releases.flatMap((release) => release.sets);
    expect(sets.filter(({ period, variant }) => !valid(filePage.pattern, { period, variant }))).toEqual([]);
    const posts = readdirSync('blog/post').map((file) => file.replace(/\.mdx?$/, ''));
    expect(posts.filter((name) => !valid(postPage.pattern, { name }))).toEqual([]);
    const tables = readdirSync('catalogue/codes').map((file) => file.replace(/\.csv$/, ''));
    expect(tables.filter((table) => !valid(codeTablePage.pattern, { table }))).toEqual([]);
    const tags = Object.keys(parse(readFileSync('blog/tags.yml', 'utf8')) as object);
    expect(tags.filter((name) => !valid(tagPage.pattern, { name }))).toEqual([]);
  });

  it.each([
    [versionPage.pattern, { version: 'latest' }],
    [versionPage.pattern, { version: '0' }],
    [versionPage.pattern, { version: '0.3.1' }],
    [versionPage.pattern, {}],
    [filePage.pattern, { period: '2026-13', variant: 'raw' }],
    [filePage.pattern, { period: '2026-04', variant: 'other' }],
    [codeTablePage.pattern, { table: 'Sub-region' }],
    [pairPage.pattern, { pair: '0.2' }],
    [pairPage.pattern, { pair: '0.2-0.3-0.4' }],
    [pairPage.pattern, { pair: '0.2...0.3' }],
    [postPage.pattern, { name: 'Not_a_name' }],
    [postPage.pattern, { name: '-x' }],
    [tagPage.pattern, { name: '資料  品質' }],
    [tagPage.pattern, { name: 'a\u0000b' }],
  ])('%s refuses %j', (pattern, params) => {
    expect(valid(pattern, params)).toBe(false);
  });
});

describe('moved addresses', () => {
  const moved = (path: string) =>
    MIDDLEWARE['moved']?.({ path, search: '?q=1', hash: '#h', params: {}, initial: false });

  it('lead to pages that there are, with query and hash', () => {
    const pages = new Set(PATHS.map((path) => path.replace(/\/?$/, '/')));
    for (const [from, to] of Object.entries(MOVED)) {
      expect(pages, from).toContain(to);
      expect(pages, from).not.toContain(from);
      expect(moved(from)).toEqual(redirect(`${to}?q=1#h`));
    }
  });

  it('lead from the newest set to its page of today', () => {
    expect(moved('/download/latest/raw/')).toEqual(redirect('/download/2026-04/raw/?q=1#h'));
  });

  it('lead from a year to its place on the download page, with the query', () => {
    expect(moved('/download/2024/')).toEqual(redirect('/download/?q=1#y2024'));
  });

  it('are the only ones', () => {
    expect(moved('/')).toBeUndefined();
    expect(moved('/download/')).toBeUndefined();
  });
});

it('every incident that was known keeps its id, or its old id leads to the new one', () => {
  const ids = catalogue.incidents.map(({ id }) => id);
  const known = [...KNOWN_INCIDENTS, ...Object.keys(RENAMED_INCIDENTS)];
  expect(known.filter((id) => !ids.includes(RENAMED_INCIDENTS[id] ?? id))).toEqual([]);
  expect(Object.keys(RENAMED_INCIDENTS).filter((old) => ids.includes(old))).toEqual([]);
});

it('every name in the patterns is known', () => {
  for (const { middleware = [] } of ROUTE_PATTERNS)
    for (const name of middleware) expect(MIDDLEWARE[name], name).toBeDefined();
});
