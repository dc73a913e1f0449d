import { describe, expect, it } from 'vitest';
import { HTML_PAGES } from './entries';
import { isOfEveryPage, mayShare, NAVIGATION, type ChunkGraph } from './groups';

const module = (file: string) => ({ nameForCondition: () => file });
const MODULES: Record<string, string> = {
  text: '/site/blog/post/a.mdx',
  missing: '/n/@docusaurus/theme-classic/lib/theme/NotFound/index.js',
};
/** Chunks by name; those that begin with `text` hold one, and `missing` the page for unknown addresses. */
const graph = (...names: string[]): { chunkGraph: ChunkGraph } => ({
  chunkGraph: {
    getModuleChunksIterable: () => names.map((name) => ({ name })),
    getChunkModulesIterable: ({ name }) => [
      module(MODULES[name?.split('-')[0] ?? ''] ?? '/site/src/pages/a.tsx'),
    ],
  },
});
const SHARED = { sharedBy: 4 };
const many = Array.from({ length: SHARED.sharedBy }, (_, i) => `page${i}`);

describe('styles of every page', () => {
  const css = module('/site/src/lib/ui/Mark/styles.module.css');
  it('are those of the entry and those that many pages share', () => {
    expect(isOfEveryPage(css, graph('main'))).toBe(true);
    expect(isOfEveryPage(css, graph(...many), SHARED)).toBe(true);
    expect(isOfEveryPage(css, graph(...many.slice(1)), SHARED)).toBe(false);
  });

  it('are those of the entry alone where the site does not say how many are many', () => {
    expect(isOfEveryPage(css, graph('main'), {})).toBe(true);
    expect(isOfEveryPage(css, graph(...many))).toBe(false);
  });

  it('are not those that many texts share', () => {
    expect(isOfEveryPage(css, graph(...many.map((name) => `text-${name}`)), SHARED)).toBe(false);
    expect(isOfEveryPage(css, graph(...many, 'text'), SHARED)).toBe(true);
  });

  it('are those of the page for unknown addresses, which links no others', () => {
    expect(isOfEveryPage(css, graph('missing'))).toBe(true);
  });

  it("are not KaTeX's, however many pages have formulas", () => {
    expect(isOfEveryPage(module('/n/katex/dist/katex.min.css'), graph(...many), SHARED)).toBe(false);
  });
});

it('what a site wants to stand apart, or everywhere, does', () => {
  const css = module('/site/src/features/english/styles.module.css');
  expect(isOfEveryPage(css, graph(...many), { ...SHARED, apart: /english/ })).toBe(false);
  expect(isOfEveryPage(css, graph('page'), { everywhere: /english/ })).toBe(true);
});

it('the styles of an island come with the pages that have it', () => {
  const css = module('/site/src/lib/ui/Box/styles.module.css');
  expect(isOfEveryPage(css, graph('island-box', many[0] ?? ''), SHARED)).toBe(false);
});

describe('code that several chunks have', () => {
  const chunk = { name: 'island-open', runtime: ['main'], canBeInitial: () => false };
  it('comes once, where browsers load it later', () => {
    expect(mayShare(chunk)).toBe(true);
    expect(mayShare({ ...chunk, runtime: ['main', HTML_PAGES] })).toBe(true);
    expect(mayShare({ ...chunk, canBeInitial: () => true })).toBe(false);
    expect(mayShare({ ...chunk, name: NAVIGATION })).toBe(false);
  });

  it('is not counted in pages without code, which no browser loads', () => {
    expect(mayShare({ ...chunk, runtime: [HTML_PAGES] })).toBe(false);
  });
});
