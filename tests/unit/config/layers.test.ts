import { existsSync } from 'node:fs';
import path from 'node:path';
import { ESLint } from 'eslint';
// ESLint's plugins load these on first use, and they leave globals behind.
import 'eslint-plugin-jsx-a11y';
import 'zod';
import { beforeAll, describe, expect, it } from 'vitest';
import { ALLOWED, LAYERS } from '../../../eslint.layers.mjs';

/** A module of each layer, which others would like to import, and which would like to import others. */
const SAMPLE: Record<keyof typeof LAYERS, string> = {
  domain: 'src/domain/text/format.ts',
  ui: 'src/components/ui/Mark/index.tsx',
  charts: 'src/components/charts/YearStrip/index.tsx',
  data: 'src/components/data/ColumnRefs/index.tsx',
  blocks: 'src/components/mdx/Notice/index.tsx',
  blog: 'src/components/blog/PostDate/index.tsx',
  frame: 'src/components/site/Logo/index.tsx',
  navigation: 'src/navigation/constants.ts',
  services: 'src/faults/index.ts',
  html: 'src/html/content.ts',
  pages: 'src/pages/_codes/index.tsx',
  start: 'src/client-modules/navigation.ts',
  types: 'src/types/generated.d.ts',
  client: 'plugins/pages/client.ts',
  plugins: 'plugins/catalogue/load.ts',
  config: 'config/site.ts',
};
const names = Object.keys(LAYERS) as (keyof typeof LAYERS)[];
// Without types: these rules look at names only, and the compiler would have to read each planted text.
const eslint = new ESLint({
  overrideConfig: { languageOptions: { parserOptions: { projectService: false } } },
  ruleFilter: ({ ruleId }) => /^boundaries|restricted/.test(ruleId),
});

/** What lint says when a module of one layer imports another. */
async function faultsOf(from: string, specifier: string): Promise<string[]> {
  const code = `import * as other from '${specifier}';\nexport default other;\n`;
  const [result] = await eslint.lintText(code, { filePath: from });
  return (result?.messages ?? []).map(({ ruleId, message }) => `${ruleId}: ${message}`);
}
const relative = (from: string, to: string) =>
  path.posix
    .relative(path.posix.dirname(from), to.replace(/(\/index)?(\.d)?\.tsx?$/, ''))
    .replace(/^(?!\.)/, './');

describe('layers', () => {
  beforeAll(() => {
    for (const file of Object.values(SAMPLE)) expect(existsSync(file), file).toBe(true);
  });

  it.each(names)('%s imports what it may, and nothing else', async (from) => {
    for (const to of names.filter((name) => name !== from && name !== 'types')) {
      const faults = await faultsOf(SAMPLE[from], relative(SAMPLE[from], SAMPLE[to]));
      const allowed = (ALLOWED[from] as readonly string[]).includes(to);
      expect(faults, `${from} → ${to}`).toEqual(allowed ? [] : [expect.stringContaining(`${from} → ${to}`)]);
    }
  });

  it('knows the layer of every folder', async () => {
    const [result] = await eslint.lintText('export default 1;\n', { filePath: 'src/elsewhere/index.ts' });
    expect(result?.messages.map(({ ruleId }) => ruleId)).toEqual(['boundaries/no-unknown-files']);
  });

  it('sees through the alias of the site', async () => {
    expect(await faultsOf(SAMPLE.ui, '@site/plugins/catalogue/load')).toEqual([
      expect.stringContaining('ui → plugins'),
    ]);
  });

  it.each(['node:fs', 'fs', 'path', 'react', '@docusaurus/Link', '@generated/routes'])(
    'domain imports no %s',
    async (specifier) => {
      expect(await faultsOf(SAMPLE.domain, specifier)).toEqual([expect.stringContaining('純函式')]);
    },
  );

  it.each([
    ['ui', 'process.cwd()'],
    ['domain', 'process.cwd()'],
    ['domain', 'window.innerWidth'],
    ['plugins', 'window.innerWidth'],
  ] as const)('%s has no %s', async (layer, code) => {
    const [result] = await eslint.lintText(`export default ${code};\n`, { filePath: SAMPLE[layer] });
    expect(result?.messages.map(({ ruleId }) => ruleId)).toEqual(['no-restricted-globals']);
  });
});
