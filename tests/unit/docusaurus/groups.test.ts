import { existsSync, readFileSync } from 'node:fs';
import postcss from 'postcss';
import { describe, expect, it } from 'vitest';
import {
  islandFolders,
  islandStyles,
  isOfEveryPage,
  OF_EVERY_PAGE,
  SHARED_BY,
  SMALL,
  type ChunkGraph,
} from '../../../plugins/docusaurus/bundler/groups';
import { onlyWoff2 } from '../../../plugins/docusaurus/bundler/onlyWoff2';

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
  const css = module('/site/src/components/Mark/styles.module.css');
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

describe('styles of islands', () => {
  const registry = `'box': () =>\n import(/* webpackChunkName: "island-box" */ '@site/src/components/Box/Inner'),`;
  const { test, name } = islandStyles(islandFolders(registry));

  it('are those beside the component, in a file by the name of its chunk', () => {
    const css = module('/site/src/components/Box/styles.module.css');
    expect(test(css)).toBe(true);
    expect(name(css)).toBe('island-box');
    expect(test(module('/site/src/components/Mark/styles.module.css'))).toBe(false);
  });

  it('are found for every island that has some', () => {
    const folders = islandFolders(readFileSync('src/html/islands/registry.ts', 'utf8'));
    expect(folders.size).toBeGreaterThan(8);
    for (const folder of folders.values()) expect(existsSync(folder), folder).toBe(true);
  });

  it('do not count an island as a page', () => {
    const css = module('/site/src/components/Box/styles.module.css');
    const chunks = [...many.slice(1), 'island-box'];
    expect(isOfEveryPage(css, graph(...chunks))).toBe(false);
  });

  it('are in the file of every page when they are small', () => {
    const of = (size: number) => ({
      ...module('/site/src/components/Box/styles.module.css'),
      size: () => size,
    });
    expect(name(of(SMALL - 1))).toBe(OF_EVERY_PAGE);
    expect(name(of(SMALL))).toBe('island-box');
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
