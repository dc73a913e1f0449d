import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import { isOfEveryPage, SHARED_BY, type ChunkGraph } from './groups';
import { onlyWoff2 } from './onlyWoff2';

const module = (file: string) => ({ nameForCondition: () => file });
/** Chunks by name; those that begin with `text` hold one. */
const graph = (...names: string[]): { chunkGraph: ChunkGraph } => ({
  chunkGraph: {
    getModuleChunksIterable: () => names.map((name) => ({ name })),
    getChunkModulesIterable: ({ name }) => [
      module(name?.startsWith('text') ? '/site/blog/post/a.mdx' : '/site/src/pages/a.tsx'),
    ],
  },
});
const many = Array.from({ length: SHARED_BY }, (_, i) => `page${i}`);

describe('styles of every page', () => {
  const css = module('/site/src/lib/ui/Mark/styles.module.css');
  it('are those of the entry and those that many pages share', () => {
    expect(isOfEveryPage(css, graph('main'))).toBe(true);
    expect(isOfEveryPage(css, graph(...many))).toBe(true);
    expect(isOfEveryPage(css, graph(...many.slice(1)))).toBe(false);
  });

  it('are not those that many texts share', () => {
    expect(isOfEveryPage(css, graph(...many.map((name) => `text-${name}`)))).toBe(false);
    expect(isOfEveryPage(css, graph(...many, 'text'))).toBe(true);
  });

  it("are not KaTeX's, however many pages have formulas", () => {
    expect(isOfEveryPage(module('/n/katex/dist/katex.min.css'), graph(...many))).toBe(false);
  });
});

it('the pages in English keep their styles to themselves, however many they are', () => {
  const css = module('/site/src/features/english/EnglishLayout/styles.module.css');
  expect(isOfEveryPage(css, graph(...many))).toBe(false);
});

describe('styles of islands', () => {
  it('are in the file of every page, so that no island waits for them', () => {
    const css = module('/site/src/lib/ui/Box/styles.module.css');
    expect(isOfEveryPage(css, graph('island-box'))).toBe(true);
    expect(isOfEveryPage(css, graph(many[0] ?? ''))).toBe(false);
  });
});

describe('onlyWoff2', () => {
  const made = (css: string) => postcss([onlyWoff2]).process(css, { from: undefined }).css;
  it('takes the older formats of a font away', () => {
    const face = (src: string) => `@font-face{font-family:X;src:${src}}`;
    expect(
      made(face('url(a.woff2) format("woff2"),url(a.woff) format("woff"),url(a.ttf) format("truetype")')),
    ).toBe(face('url(a.woff2) format("woff2")'));
    expect(made(face("url('b.woff2')format('woff2'), url('b.woff')format('woff')"))).toBe(
      face("url('b.woff2')format('woff2')"),
    );
  });

  it('leaves a font alone that has no other', () => {
    const css = '@font-face{src:url(c.woff) format("woff"),url(c.ttf) format("truetype")}';
    expect(made(css)).toBe(css);
  });
});
