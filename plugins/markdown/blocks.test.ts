import { existsSync } from 'node:fs';
import path from 'node:path';
import { compile } from '@mdx-js/mdx';
import { describe, expect, it } from 'vitest';
import { BLOCKS } from './blocks';
import { remarkBlocks } from './components';
import { BLOCK_MODULES } from '@site/src/theme/MDXComponents/blocks';

async function listImports(markdown: string): Promise<string[]> {
  const file = await compile(markdown, { jsx: true, jsxRuntime: 'automatic', remarkPlugins: [remarkBlocks] });
  return String(file)
    .split('\n')
    .filter((line) => line.startsWith('import '));
}

describe('components that Markdown may place', () => {
  it.each(Object.entries(BLOCK_MODULES))('%s is the module %s', (name, module) => {
    const folder = module.replace('@site/', '').replace('@theme/', 'src/theme/');
    expect(path.basename(folder)).toBe(name);
    expect(existsSync(path.join(folder, 'index.tsx'))).toBe(true);
  });

  it('are imported as parts of the theme where they are', () => {
    const own = Object.values(BLOCK_MODULES).filter((module) => module.startsWith('@site/src/theme/'));
    expect(own).toEqual([]);
  });

  it('are those whose attributes are checked', () => {
    expect(Object.keys(BLOCK_MODULES).sort()).toEqual(Object.keys(BLOCKS).sort());
  });

  it('are imported once where they are used, inside other elements too', async () => {
    const imports = await listImports('<Flow />\n\n> <div><Rows period="x" /></div>，<Rows period="y" />');
    expect(imports).toEqual([
      expect.stringMatching(/^import Flow from ["']@site\/src\/features\/about\/Flow["']/),
      expect.stringMatching(/^import Rows from ["']@site\/src\/features\/blog\/Rows["']/),
    ]);
  });

  it('are not imported where nothing uses them', async () => {
    expect(await listImports('# 標題\n\n<details>文字</details>')).toEqual([]);
  });

  it('leave a name alone that the page imports by itself', async () => {
    expect(await listImports("import Flow from './flow'\n\n<Flow />")).toEqual([
      expect.stringContaining("'./flow'"),
    ]);
  });

  it('are no other names', async () => {
    expect(await listImports('<Unknown />')).toEqual([]);
  });
});
