import { compile } from '@mdx-js/mdx';
import { describe, expect, it } from 'vitest';
import { remarkComponents } from './components';

const MODULES = { Flow: './Flow', Rows: './Rows' };

async function listImports(markdown: string): Promise<string[]> {
  const file = await compile(markdown, {
    jsx: true,
    jsxRuntime: 'automatic',
    remarkPlugins: [() => remarkComponents(MODULES)],
  });
  return String(file)
    .split('\n')
    .filter((line) => line.startsWith('import '));
}

describe('components that Markdown may place', () => {
  it('are imported once where they are used, inside other elements too', async () => {
    const imports = await listImports('<Flow />\n\n> <div><Rows period="x" /></div>，<Rows period="y" />');
    expect(imports).toEqual([
      expect.stringMatching(/^import Flow from ["']\.\/Flow["']/),
      expect.stringMatching(/^import Rows from ["']\.\/Rows["']/),
    ]);
  });

  it('leave a name alone that the page imports by itself', async () => {
    expect(await listImports("import Flow from './flow'\n\n<Flow />")).toEqual([
      expect.stringContaining("'./flow'"),
    ]);
  });

  it('are not imported where nothing uses them, nor are other names', async () => {
    expect(await listImports('<Unknown />\n\n<toString />\n\n<details>文字</details>')).toEqual([]);
  });
});
