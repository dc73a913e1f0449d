import { cpSync, mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import path from 'node:path';
import { expect, it } from 'vitest';
import { isFull } from 'rental-data/testing/full';
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

const CONTRIBUTING = readFileSync('CONTRIBUTING.md', 'utf8');

it('a page that is added as CONTRIBUTING.md says breaks no rule of the code', async () => {
  await expect(addPage(CONTRIBUTING)).resolves.toBeUndefined();
});

// The rules are read for seconds each time.
it.runIf(isFull)('a page of a feature that nobody named breaks one', async () => {
  const other = CONTRIBUTING.replace("`'how-to': [],`", "`'how-to-other': [],`");
  await expect(addPage(other)).rejects.toThrow('照著食譜寫的檔案不合規則');
});
