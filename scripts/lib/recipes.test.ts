import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { temporaryFolder } from 'rental-data/testing/temporary-site';
import { BESIDES, listRecipes } from './recipes.mjs';

/** Does what a text of CONTRIBUTING.md says about a new page, in a folder with the rules and what the page imports. */
async function addPage(contributing: string): Promise<void> {
  const dir = await temporaryFolder();
  for (const name of [...BESIDES, 'tsconfig.json']) cpSync(name, path.join(dir, name));
  for (const folder of ['src/features', 'src/pages']) mkdirSync(path.join(dir, folder), { recursive: true });
  for (const name of ['node_modules', 'src/lib', 'src/theme'])
    symlinkSync(path.resolve(name), path.join(dir, name));
  const recipe = listRecipes({ contributing, catalogue: '' }).find(({ name }) => name === '加一個頁面');
  if (!recipe) throw new Error('There is no such recipe.');
  await recipe.carryOut(dir);
}

it('a page that is added as CONTRIBUTING.md says breaks no rule of the code', async () => {
  const contributing = readFileSync('CONTRIBUTING.md', 'utf8');
  await expect(addPage(contributing)).resolves.toBeUndefined();
  // A feature that is named otherwise is one that nobody named.
  const other = contributing.replace("`'how-to': [],`", "`'how-to-other': [],`");
  await expect(addPage(other)).rejects.toThrow('照著食譜寫的檔案不合規則');
});
