import { describe, expect, it } from 'vitest';
import { type Catalogue, columnAnchor, existsIn, FILES, FORMAT_CHANGES, listSets } from 'rental-data';
import { toDataCatalogLd, toDatasetLd, toSetLd } from 'rental-data/formats';
import { CATALOGUES, future } from 'rental-data/testing/exportSample';
import { catalogue } from 'rental-data/testing/realCatalogue';
import { SITE } from 'rental-data/testing/sampleSite';
import { PUBLISHED_AT } from 'rental-files';
import { BLOG_FEEDS, SITE_FILES } from '@site/src/lib/addresses/siteFiles';
import { SITE_URL } from '@site/config/site';
import { cataloguePages } from '@site/plugins/pages/kinds';
import { toPublishedFiles } from './files';
import { publishedFilesFor } from '@site/tests/support/publishedSample';

const ROOT = `${SITE.siteUrl}${SITE.baseUrl}`;

/** Files that others write: the catalogue's plugin, Docusaurus, the makers of usability and differences. */
const FILES_OF_OTHERS: string[] = [
  FILES.usability,
  FILES.differences,
  FILES.addressList,
  SITE_FILES.sitemap,
  ...Object.values(BLOG_FEEDS),
];

/** Every page that the site has or will have, with the places in it. */
function listPages(data: Catalogue): Map<string, Set<string>> {
  const columns = (version: string) =>
    data.columns.filter((c) => existsIn(c, version)).map((c) => encodeURIComponent(columnAnchor(c)));
  const incidents = data.incidents.map((i) => i.id);
  return new Map<string, Set<string>>([
    ...cataloguePages(data).map(({ path }): [string, Set<string>] => [path.slice(1), new Set()]),
    ['', new Set(['project', 'catalogue', 'dataset', 'contact'])],
    ['about-data-set/', new Set()],
    ['download/', new Set(data.releases.map((r) => r.period))],
    ['data-quality/', new Set(incidents)],
    ['developers/', new Set(FORMAT_CHANGES.map(({ version }) => `format-${version}`))],
    ['updates/', new Set(data.corrections.map(({ id }) => id))],
    ['blog/', new Set()],
    ['en/', new Set()],
    ...data.versions.map(({ version }): [string, Set<string>] => [
      `about-data-set/${version}/`,
      new Set(columns(version)),
    ]),
    ...data.incidents.flatMap(({ post }): [string, Set<string>][] =>
      post ? [[`blog/post/${post}/`, new Set()]] : [],
    ),
  ]);
}

/** Every address of the site in a text. Chinese punctuation ends it, as do quotation marks, brackets and backslashes. */
const addressesIn = (text: string): string[] =>
  [...text.matchAll(/https:\/\/example\.org[^\s"'<>()[\]{}\\，。；（）「」：]*/g)].map(
    ([address]) => address,
  );

function deadAddresses(data: Catalogue, files: Map<string, string>, texts: Iterable<string>): string[] {
  const pages = listPages(data);
  const isKnown = (address: string): boolean => {
    if (!address.startsWith(ROOT)) return false;
    const [path = '', place] = address.slice(ROOT.length).split('#');
    if (pages.has(path)) return place === undefined || (pages.get(path)?.has(place) ?? false);
    // Names in a graph hang on the address of the document that holds it.
    return (
      (files.has(path) || FILES_OF_OTHERS.includes(path)) && (place === undefined || path === FILES.dcat)
    );
  };
  const all = new Set([...texts].flatMap(addressesIn));
  expect(all.size).toBeGreaterThan(1000);
  return [...all].filter((address) => !isKnown(address));
}

describe.each(CATALOGUES)('every address of the site in the files for %s', (name, data) => {
  it('leads to a file or page that the site has or will have', () => {
    const pages = [
      toDataCatalogLd(data, SITE),
      toDatasetLd(data, SITE),
      ...listSets(data).map((set) => toSetLd(data, set, SITE)),
    ];
    const texts = [...publishedFilesFor(name).values(), ...pages.map((p) => JSON.stringify(p))];
    expect(deadAddresses(data, publishedFilesFor(name), texts)).toEqual([]);
  });
});

describe('addresses', () => {
  it('are checked: one that leads nowhere is found', () => {
    const files = publishedFilesFor('the catalogue');
    const dead = [
      'data/nothing.json',
      'download/2026-05/raw/',
      'data-quality/#nothing',
      'data/catalogue.json#x',
    ].map((place) => ROOT + place);
    expect(deadAddresses(catalogue, files, [...files.values(), ...dead])).toEqual(dead);
  });

  it('follow the place of publication: nothing of another one is written down', () => {
    for (const [path, text] of publishedFilesFor('the catalogue')) {
      expect(text, path).not.toMatch(/rentalhouse\.g0v\.ddio\.io|localhost/);
    }
    const here = { ...SITE, siteUrl: 'https://rentalhouse.g0v.ddio.io', baseUrl: '/' };
    for (const text of toPublishedFiles(future, here).values())
      expect(text).not.toMatch(/ddio\.io\/sub\/|ddio\.io\/\//);
  });

  it('of files are lower-case but for quarters, and never collide', () => {
    const paths = [...publishedFilesFor('the catalogue').keys()];
    expect(new Set(paths.map((p) => p.toLowerCase())).size).toBe(paths.length);
    for (const path of paths) expect(path).toMatch(/^[a-z0-9/._Q-]+$/);
  });

  it('of the catalogue is the one that the command rental-files asks', () => {
    expect(PUBLISHED_AT).toBe(`${SITE_URL}/${FILES.catalogue}`);
  });
});
