import { describe, expect, it } from 'vitest';
import { flatten, type Generated } from '../../../plugins/docusaurus/routeTable';

// In the form in which Docusaurus 3.10 writes the files; the pages are made up.
const entry = (path: string, hash: string, more = '') =>
  `  {\n    path: '${path}',\n    component: ComponentCreator('${path}', '${hash}'),\n    exact: true${more}\n  },\n`;
const nested = `  {\n    path: '/docs',\n    component: ComponentCreator('/docs', 'aaa'),\n    routes: [\n      {\n        path: '/docs/0.3/',\n        component: ComponentCreator('/docs/0.3/', 'bbb'),\n        exact: true\n      }\n    ]\n  },\n`;
const star = `  {\n    path: '*',\n    component: ComponentCreator('*'),\n  },\n`;
const FILE = { __comp: 'c0ffee', __context: { plugin: 'abcdef' } };
const ATTRIBUTES = `,\n    data: "payload"`;

const generated: Generated = {
  routes: `export default [\n${entry('/x/', '111')}${entry('/f/a/', '222', ATTRIBUTES)}${entry('/f/b/', '333', ATTRIBUTES)}${nested}${star}];\n`,
  chunkNames: { '/x/-111': { __comp: 'x' }, '/f/a/-222': FILE, '/f/b/-333': FILE, '/docs-aaa': {} },
};
const flat = ['/f/a/', '/f/b/'].map((path) => ({ path, pattern: '/f/:name/' }));

describe('flatten', () => {
  it('leaves one entry for all pages of a pattern, with its attributes', () => {
    const { routes, chunkNames } = flatten(generated, flat);
    expect(routes).toBe(
      `export default [\n${entry('/x/', '111')}${entry('/f/:name/', '222', `,\n    dynamic: true${ATTRIBUTES}`)}${nested}${star}];\n`,
    );
    expect(chunkNames).toEqual({ '/x/-111': { __comp: 'x' }, '/f/:name/-222': FILE, '/docs-aaa': {} });
  });

  it('does not grow with the pages', () => {
    const many = Array.from({ length: 500 }, (_, i) => `/f/${i}/`);
    const large: Generated = {
      routes: `export default [\n${many.map((path) => entry(path, '999', ATTRIBUTES)).join('')}${star}];\n`,
      chunkNames: Object.fromEntries(many.map((path) => [`${path}-999`, FILE])),
    };
    const { routes, chunkNames } = flatten(
      large,
      many.map((path) => ({ path, pattern: '/f/:name/' })),
    );
    expect(routes.length).toBeLessThan(300);
    expect(Object.keys(chunkNames)).toHaveLength(1);
  });

  it('leaves the tables as they are when nothing is to be taken out', () => {
    expect(flatten(generated, [])).toEqual(generated);
  });

  it('says so when a route is missing from the generated text', () => {
    expect(() => flatten(generated, [...flat, { path: '/f/c/', pattern: '/f/:name/' }])).toThrow(
      /應該有3條路由，只找到2條/,
    );
  });

  it('says so when pages of one pattern differ in their modules', () => {
    const other = { ...generated, chunkNames: { ...generated.chunkNames, '/f/b/-333': { __comp: 'other' } } };
    expect(() => flatten(other, flat)).toThrow(/「\/f\/b\/」與同一類的其他頁用了不同的模組/);
  });
});
