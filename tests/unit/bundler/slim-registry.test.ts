import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';

const slim = createRequire(import.meta.url)('../../../plugins/bundler/slimRegistry.cjs') as (
  source: string,
) => string;

/** A registry as Docusaurus 3.10 writes it. */
const registryOf = (modules: readonly string[]) =>
  `export default {\n${modules
    .map((module, i) => {
      const name = `01a85c1${i}`;
      const text = JSON.stringify(module);
      return `  "${name}": [() => import(/* webpackChunkName: "${name}" */ ${text}), ${text}, require.resolveWeak(${text})],`;
    })
    .join('\n')}};\n`;

const MODULES = [
  '@theme/BlogTagsListPage',
  '@generated/docusaurus-plugin-content-blog/default/p/blog-3ce.json',
  '@site/blog/post/a "quoted", [(name)].mdx',
  '@site/docs/資料.mdx',
];

describe('slimRegistry', () => {
  it('keeps what loads each module and nothing else', () => {
    const slimmed = slim(registryOf(MODULES));
    expect(slimmed).not.toContain('resolveWeak');
    for (const module of MODULES) expect(slimmed.split(JSON.stringify(module))).toHaveLength(2);
    expect(
      slimmed.match(/\[\(\) => import\(\/\* webpackChunkName: "[^"]+" \*\/ "(?:[^"\\]|\\.)+"\)\],/g),
    ).toHaveLength(MODULES.length);
    expect(slimmed.startsWith('export default {\n')).toBe(true);
    expect(slimmed.endsWith('};\n')).toBe(true);
  });

  it.each([
    ['no entry', 'export default {};\n'],
    ['an entry of another form', `${registryOf(MODULES).replace('require.resolveWeak', 'require.resolve')}`],
    ['a function that is no import', registryOf(MODULES).replace('() => import(', '() => load(')],
  ])('stops at %s', (_, source) => {
    expect(() => slim(source)).toThrow(/registry\.js有\d項，只認得\d項。修正：/);
  });
});
