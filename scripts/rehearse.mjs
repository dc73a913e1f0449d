/**
 * `npm run rehearse`: does what the recipes of CONTRIBUTING.md say, in a copy of the site, and looks whether it works. With
 * `--version`, brings a drafted dataset version into force there instead; with `--statistics`, builds it with made rents; with
 * `--docusaurus`, says which seams hold with another version of Docusaurus.
 */
import { cp, mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { copySite } from './lib/copy-site.mjs';
import { runMain } from './lib/main.mjs';
import { rehearseVersion } from './lib/in-force.mjs';
import { parseRehearseArgs } from './lib/options.mjs';
import { BESIDES, listRecipes, rehearse } from './lib/recipes.mjs';
import { rehearseUpgrade } from './lib/upgrade.mjs';
import { UserError } from './lib/user-error.mjs';
import { rehearseStatistics } from './lib/with-statistics.mjs';

const HELP = `在網站的副本裡照著食譜（CONTRIBUTING.md、catalogue/README.md）做一遍，再建置。

用法：npm run rehearse -- [選項]

      --version <版本>     不做食譜，改讓草案的資料集版本（例如1.0）生效，發布它的第一期，再建置
      --statistics         不做食譜，改放進三個月編造的租金，再建置
      --docusaurus <版本>  不做食譜，改裝另一版的Docusaurus，說哪些內部行為還成立，再建置
  -h, --help               顯示這份說明`;

const root = fileURLToPath(new URL('..', import.meta.url));
const text = (/** @type {string} */ name) => readFile(path.join(root, name), 'utf8');

/** @param {string} dir */
async function followRecipes(dir) {
  const recipes = listRecipes({
    contributing: await text('CONTRIBUTING.md'),
    catalogue: await text('catalogue/README.md'),
  });
  await copySite(root, dir);
  for (const name of BESIDES) await cp(path.join(root, name), path.join(dir, name));
  const failures = await rehearse(dir, recipes);
  if (failures.length > 0) throw new UserError(`照著食譜做，結果不對：\n  ${failures.join('\n  ')}`);
  console.log(`照著做都成功：${recipes.map(({ name }) => name).join('、')}。`);
}

/** @param {string} dir @param {string} version */
async function bringIn(dir, version) {
  const failures = await rehearseVersion(root, dir, version);
  if (failures.length > 0)
    throw new UserError(`資料集版本${version}生效之後，結果不對：\n  ${failures.join('\n  ')}`);
  console.log(`資料集版本${version}只改資料就生效，發布與建置都成功。`);
}

/** @param {string} dir */
async function showStatistics(dir) {
  const failures = await rehearseStatistics(root, dir);
  if (failures.length > 0) throw new UserError(`放進租金的統計，結果不對：\n  ${failures.join('\n  ')}`);
  console.log('租金的地圖、表格、歷月的線與公開的檔案都在。');
}

/** @param {string} dir @param {string} version */
async function tryVersion(dir, version) {
  const { lines, holds } = await rehearseUpgrade(root, dir, version);
  console.log([`Docusaurus ${version}：`, ...lines].join('\n'));
  if (!holds)
    throw new UserError(
      '有些地方不成立。改好括號裡的檔案，再試一次；src/theme的是原檔變了，照src/theme/README.md比對。',
    );
}

await runMain(async () => {
  const { help, docusaurus, statistics, version } = parseRehearseArgs(process.argv.slice(2));
  if (help) {
    console.log(HELP);
    return;
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'rehearse-'));
  try {
    const dir = path.join(folder, 'site');
    if (statistics) await showStatistics(dir);
    else if (version !== undefined) await bringIn(dir, version);
    else await (docusaurus === undefined ? followRecipes(dir) : tryVersion(dir, docusaurus));
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
