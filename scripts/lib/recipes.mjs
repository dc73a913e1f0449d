/** The recipes of CONTRIBUTING.md and catalogue/README.md, carried out literally with their own samples. */
import { appendFile, mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { run } from './run.mjs';
import { UserError } from './user-error.mjs';

/** Files that the recipes need besides those of a build: they end with lint. */
export const BESIDES = ['eslint.config.mjs', 'eslint.layers.mjs', 'eslint.resolver.mjs'];

/** @param {string} text of a Markdown file @param {string} heading without its signs @returns {string[]} lines */
function findSection(text, heading) {
  const lines = text.split('\n');
  const start = lines.indexOf(`## ${heading}`);
  const rest = start < 0 ? [] : lines.slice(start + 1);
  const end = rest.findIndex((line) => line.startsWith('## '));
  return end < 0 ? rest : rest.slice(0, end);
}

/** @param {string} heading @param {string} what */
const missing = (heading, what) =>
  new UserError(`找不到「${heading}」的${what}。食譜改了標題或範例，scripts/lib/recipes.mjs也要跟著改。`);

/**
 * The first sample of a section.
 *
 * @param {string} text of a Markdown file
 * @param {string} heading without its signs
 * @param {string} language of the sample, as it stands after the fence
 * @returns {string}
 * @throws {UserError} when there is none
 */
function findSample(text, heading, language) {
  const section = findSection(text, heading);
  const open = section.indexOf(`\`\`\`${language}`);
  const close = section.indexOf('```', open + 1);
  if (open < 0 || close < 0) throw missing(heading, `${language}範例`);
  return `${section.slice(open + 1, close).join('\n')}\n`;
}

/**
 * The code within the sentences of a section that begins as told.
 *
 * @param {string} text of a Markdown file
 * @param {string} heading without its signs
 * @param {string} beginning
 * @returns {string}
 * @throws {UserError} when there is none
 */
function findInline(text, heading, beginning) {
  const pieces = findSection(text, heading)
    .join('\n')
    .matchAll(/`([^`\n]+)`/g);
  for (const [, code = ''] of pieces) if (code.startsWith(beginning)) return code;
  throw missing(heading, `「${beginning}…」`);
}

/**
 * Replaces a text that must be there.
 *
 * @param {string} file
 * @param {readonly (readonly [from: string, to: string])[]} changes
 * @throws {UserError} when a text is not in the file
 */
async function edit(file, changes) {
  let text = await readFile(file, 'utf8');
  for (const [from, to] of changes) {
    if (!text.includes(from)) throw new UserError(`${path.basename(file)}裡沒有「${from}」，食譜做不下去。`);
    text = text.replaceAll(from, to);
  }
  await writeFile(file, text);
}

/**
 * @typedef {object} Recipe
 * @property {string} name
 * @property {(dir: string) => Promise<void>} carryOut changes the site in the folder
 * @property {(build: string) => Promise<(readonly [what: string, holds: boolean])[]>} look what must be true of its build
 */

/** @param {string} dir @param {string} file */
export const read = (dir, file) => readFile(path.join(dir, file), 'utf8').catch(() => '');

/**
 * Runs a command of Docusaurus in a folder.
 *
 * @param {string} dir
 * @param {readonly string[]} args
 * @throws {UserError} when it fails
 */
export async function docusaurus(dir, args) {
  const program = path.join(dir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  const code = await run(process.execPath, [program, ...args], { cwd: dir });
  if (code !== 0)
    throw new UserError(`docusaurus ${args.join(' ')}失敗（結束代碼${code}）。請看上面的訊息。`);
}

/**
 * Lints what a recipe had written.
 *
 * @param {string} dir
 * @param {readonly string[]} files
 * @throws {UserError} when a file breaks a rule
 */
async function lint(dir, files) {
  const program = path.join(dir, 'node_modules/eslint/bin/eslint.js');
  const code = await run(process.execPath, [program, ...files, '--max-warnings', '0'], { cwd: dir });
  if (code !== 0)
    throw new UserError(
      `照著食譜寫的檔案不合規則：${files.join('、')}（結束代碼${code}）。請看上面的訊息，補上CONTRIBUTING.md少的步驟。`,
    );
}

/**
 * Keeps the documents of the newest version beside those of a new one, which begin as their copy.
 *
 * @param {string} dir
 * @param {string} from
 * @param {string} to
 */
export async function documentVersion(dir, from, to) {
  await docusaurus(dir, ['docs:version', from]);
  await edit(path.join(dir, 'docs/index.mdx'), [
    [`title: 資料集版本${from}`, `title: 資料集版本${to}`],
    [`sidebar_label: '${from}'`, `sidebar_label: '${to}'`],
    [`version="${from}"`, `version="${to}"`],
  ]);
}

/**
 * @param {{ contributing: string, catalogue: string }} texts of CONTRIBUTING.md and catalogue/README.md
 * @returns {readonly Recipe[]} in an order in which they can be carried out in one folder
 */
export function listRecipes({ contributing, catalogue }) {
  return [
    {
      name: '加一個月',
      async carryOut(dir) {
        const month = findSample(catalogue, '加一個月', 'yaml');
        await appendFile(path.join(dir, 'catalogue/releases/2026.yaml'), month);
        const dataset = path.join(dir, 'catalogue/dataset.yaml');
        await writeFile(dataset, (await readFile(dataset, 'utf8')).replace(/^asOf: .*$/m, 'asOf: 2026-10'));
      },
      look: async (build) => [
        ['有原始資料的頁面', (await read(build, 'download/2026-10/raw/index.html')).includes('190,000')],
        ['首頁說到它', (await read(build, 'index.html')).includes('2026-10')],
        ['最新的資料就是它', (await read(build, 'download/latest/raw/index.html')).includes('2026-10')],
      ],
    },
    {
      name: '加一件品質事件',
      async carryOut(dir) {
        const incident = findSample(catalogue, '加一件品質事件', 'yaml');
        await appendFile(path.join(dir, 'catalogue/incidents.yaml'), incident);
      },
      look: async (build) => [
        ['在資料品質頁', (await read(build, 'data-quality/index.html')).includes('一句話說發生什麼事')],
        [
          '在那個月的頁面',
          (await read(build, 'download/2026-10/raw/index.html')).includes('一句話說發生什麼事'),
        ],
      ],
    },
    {
      name: '加一篇文章',
      async carryOut(dir) {
        const post = findSample(contributing, '加一篇文章', 'mdx');
        await writeFile(path.join(dir, 'blog/post/2026-oct-release.mdx'), post);
      },
      look: async (build) => [
        ['有它的頁面', (await read(build, 'blog/post/2026-oct-release/index.html')).includes('第一段是摘要')],
        ['在部落格', (await read(build, 'blog/index.html')).includes('/blog/post/2026-oct-release/')],
        [
          '在標籤',
          (await read(build, 'blog/tag/資料品質/index.html')).includes('/blog/post/2026-oct-release/'),
        ],
      ],
    },
    {
      name: '加一個資料集版本',
      async carryOut(dir) {
        const versions = path.join(dir, 'catalogue/versions.yaml');
        await edit(versions, [['until: null', 'until: 2026-10-31']]);
        await appendFile(versions, findSample(catalogue, '加一個資料集版本', 'yaml'));
        await rm(path.join(dir, 'catalogue/drafts/1.0.yaml'), { force: true });
        await documentVersion(dir, '0.3', '1.0');
      },
      look: async (build) => [
        ['有新版的說明', (await read(build, 'about-data-set/1.0/index.html')).includes('資料集版本1.0')],
        ['舊版還在', (await read(build, 'about-data-set/0.3/index.html')).includes('資料集版本0.3')],
        ['有版本差異', (await read(build, 'differences/0.3-1.0/index.html')).includes('1.0')],
      ],
    },
    {
      name: '加一個頁面',
      async carryOut(dir) {
        const heading = '加一個頁面';
        const files = {
          'src/features/how-to/page.tsx': findSample(contributing, heading, 'tsx'),
          'src/pages/how-to/index.tsx': `${findInline(contributing, heading, 'export ')}\n`,
        };
        for (const [file, code] of Object.entries(files)) {
          await mkdir(path.join(dir, path.dirname(file)));
          await writeFile(path.join(dir, file), code);
        }
        const list = 'export const FEATURES = {\n';
        const line = findInline(contributing, heading, "'how-to");
        await edit(path.join(dir, 'eslint.layers.mjs'), [[list, `${list}  ${line}\n`]]);
        await lint(dir, Object.keys(files));
      },
      look: async (build) => [
        ['在它的網址', /<h1[^>]*>標題<\/h1>/.test(await read(build, 'how-to/index.html'))],
        ['在sitemap', (await read(build, 'sitemap.xml')).includes('/how-to/')],
      ],
    },
    {
      name: '改寫佈景元件',
      async carryOut(dir) {
        const command = /npm run swizzle -- (.+?)`/.exec(contributing)?.[1];
        if (!command) throw new UserError('「改寫佈景元件」沒有npm run swizzle的範例。');
        await docusaurus(dir, ['swizzle', ...command.split(' ')]);
        const folder = path.join(dir, 'src/theme/EditThisPage');
        await mkdir(folder, { recursive: true });
        const [name = 'index.tsx'] = await readdir(folder);
        const file = path.join(folder, name);
        const header = findSample(contributing, '改寫佈景元件', 'tsx');
        await writeFile(file, header + (await readFile(file, 'utf8')));
      },
      look: async (build) => [['網站還是建置得起來', (await read(build, 'index.html')) !== '']],
    },
  ];
}

/**
 * Carries all recipes out in a copy of the site, builds it once, and looks at what came of each.
 *
 * @param {string} dir the copy, see copySite
 * @param {readonly Recipe[]} recipes
 * @returns {Promise<string[]>} what did not come true
 */
export async function rehearse(dir, recipes) {
  for (const recipe of recipes) await recipe.carryOut(dir);
  await docusaurus(dir, ['build']);
  const failures = [];
  for (const { name, look } of recipes) {
    for (const [what, holds] of await look(path.join(dir, 'build'))) {
      if (!holds) failures.push(`${name}：${what}`);
    }
  }
  return failures;
}
