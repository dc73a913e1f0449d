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

  it('leave a name alone that the page imports by itself', async () => {
    expect(await listImports("import Flow from './flow'\n\n<Flow />")).toEqual([
      expect.stringContaining("'./flow'"),
    ]);
  });

  it('are not imported where nothing uses them, nor are other names', async () => {
    expect(await listImports('<Unknown />\n\n<details>文字</details>')).toEqual([]);
  });
});
