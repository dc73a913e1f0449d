/** `npm run rehearse`: does what the recipes of CONTRIBUTING.md say, in a copy of the site, and looks whether it works. */
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { copySite } from './lib/copy-site.mjs';
import { runMain } from './lib/main.mjs';
import { recipesOf, rehearse } from './lib/recipes.mjs';
import { UserError } from './lib/user-error.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const text = (/** @type {string} */ name) => readFile(path.join(root, name), 'utf8');

await runMain(async () => {
  const recipes = recipesOf({
    contributing: await text('CONTRIBUTING.md'),
    catalogue: await text('catalogue/README.md'),
  });
  const folder = await mkdtemp(path.join(tmpdir(), 'rehearse-'));
  try {
    const dir = path.join(folder, 'site');
    await copySite(root, dir);
    const failures = await rehearse(dir, recipes);
    if (failures.length > 0) throw new UserError(`照著食譜做，結果不對：\n  ${failures.join('\n  ')}`);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
  console.log(`照著做都成功：${recipes.map(({ name }) => name).join('、')}。`);
});
