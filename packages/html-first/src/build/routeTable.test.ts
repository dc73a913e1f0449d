import { describe, expect, it } from 'vitest';
import type { BrowserPages } from '../navigation/types';
import { browserModule, htmlRegistry, readBrowserPages, type Generated } from './routeTable';

// In the form in which Docusaurus 3.10 writes the files; the pages are made up.
const entry = (path: string, hash: string, more = '') =>
  `  {\n    path: '${path}',\n    component: ComponentCreator('${path}', '${hash}'),\n    exact: true${more}\n  },\n`;
const nested = `  {\n    path: '/docs/',\n    component: ComponentCreator('/docs/', 'aaa'),\n    routes: [\n      {\n        path: '/docs/0.3/',\n        component: ComponentCreator('/docs/0.3/', 'bbb'),\n        exact: true,\n        sidebar: "dataset",\n        middleware: ["one"]\n      }\n    ]\n  },\n`;
const star = `  {\n    path: '*',\n    component: ComponentCreator('*'),\n  },\n`;
const REACT = `,\n    react: "@site/src/pages/tool.tsx",\n    data: "tool"`;
const file = (entries: string) =>
  `import React from 'react';\nimport ComponentCreator from '@docusaurus/ComponentCreator';\n\nexport default [\n${entries}];\n`;

const generated: Generated = {
  routes: file(
    entry('/x/', '111') +
      entry('/f/a/', '222') +
      entry('/f/b/', '333') +
      entry('/tool/', '444', REACT) +
      nested +
      star,
  ),
  chunkNames: {
    '/x/-111': { __comp: 'x' },
    '/tool/-444': { __comp: 'c0ffee', __context: { plugin: 'abc' } },
  },
};
const PATTERNS = ['/f/:name/'];

describe('readBrowserPages', () => {
  it('tells the pages that React draws from those that are HTML', () => {
    expect(readBrowserPages(generated, PATTERNS)).toEqual({
      react: [
        { path: '/tool/', react: '@site/src/pages/tool.tsx', chunk: 'c0ffee', attributes: { data: 'tool' } },
      ],
      html: ['/x/', '/docs/0.3/'],
      attributes: [{ path: '/docs/0.3/', attributes: { middleware: ['one'] } }],
    });
  });

  it('does not grow with pages that a pattern stands for', () => {
    const many = Array.from({ length: 500 }, (_, i) => entry(`/f/${String(i)}/`, '999')).join('');
    const pages = readBrowserPages({ routes: file(many + star), chunkNames: {} }, PATTERNS);
    expect(pages).toEqual({ react: [], html: [], attributes: [] });
  });

  it.each([
    ['the table has another form', { ...generated, routes: 'export const routes = [];' }],
    ['a page that React draws has no code', { ...generated, chunkNames: {} }],
  ])('says so when %s', (_, broken) => {
    expect(() => readBrowserPages(broken, PATTERNS)).toThrow(/routeTable\.ts.*Fix: /);
  });
});

describe('htmlRegistry', () => {
  it('has every line but those of pages that React draws', () => {
    const line = (name: string) => `  "${name}": [() => import("@site/${name}"), "@site/${name}"],`;
    const registry = ['export default {', line('x'), line('c0ffee'), '};', ''].join('\n');
    expect(htmlRegistry(registry, readBrowserPages(generated, PATTERNS))).toBe(
      ['export default {', line('x'), '};', ''].join('\n'),
    );
  });
});

describe('browserModule', () => {
  const text = browserModule(readBrowserPages(generated, PATTERNS), (address) => `/below${address}`);

  it('names the pages that are HTML, and what they declare, by their addresses below the base path', () => {
    expect(text).toContain('html: ["/below/x/","/below/docs/0.3/"],');
    expect(text).toContain('attributes: {"/below/docs/0.3/":{"middleware":["one"]}},');
  });

  it('names the code of pages that React draws, and no other', () => {
    expect(text.match(/import\(/g)).toHaveLength(1);
    expect(text).toContain(
      '{ path: "/below/tool/", load: () => import(/* webpackChunkName: "c0ffee" */ "@site/src/pages/tool.tsx"), attributes: {"data":"tool"} },',
    );
  });

  it('is a module that browsers can read', async () => {
    const address = `data:text/javascript,${encodeURIComponent(text)}`;
    const { default: pages } = (await import(/* @vite-ignore */ address)) as { default: BrowserPages };
    expect(pages).toEqual({
      react: [{ path: '/below/tool/', load: expect.any(Function) as unknown, attributes: { data: 'tool' } }],
      html: ['/below/x/', '/below/docs/0.3/'],
      attributes: { '/below/docs/0.3/': { middleware: ['one'] } },
    });
  });
});
