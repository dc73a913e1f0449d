/** `npm run rehearse -- --docusaurus VERSION`: a copy of the site with another version of Docusaurus. */
import { execFile } from 'node:child_process';
import { cp, readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { stripVTControlCharacters } from 'node:util';
import { copySources } from './copy-site.mjs';
import { run } from './run.mjs';
import { parseSeams, judgeSeam } from './seams.mjs';
import { UserError } from './user-error.mjs';

/** Files that the trial needs besides those of a build. */
const BESIDES = ['tests', 'vitest.config.mts', '.npmrc', 'ARCHITECTURE.md'];

/** Unit tests of code that relies on Docusaurus' internals. */
export const TESTS = [
  'packages/html-first/src/build',
  'plugins/docusaurus',
  'tests/repository/themeLedger.test.ts',
];

/** Number of reasons that are printed per seam. */
const MOST_REASONS = 3;

/** @param {string} file @returns {Promise<any>} */
const readJson = async (file) => JSON.parse(await readFile(file, 'utf8'));

/** Lists of a package.json that say which version of another package comes with it, or has to be there. */
const LISTS = ['dependencies', 'devDependencies', 'peerDependencies'];

/**
 * Asks for another version of Docusaurus in the package.json of the site and of each of its packages: npm installs none of which
 * one of them wants another.
 *
 * @param {string} dir a copy of the site
 * @param {string} version
 */
export async function requireVersion(dir, version) {
  const packages = await readdir(path.join(dir, 'packages'), { withFileTypes: true });
  const folders = packages.filter((entry) => entry.isDirectory()).map(({ name }) => `packages/${name}`);
  for (const folder of ['.', ...folders]) {
    const file = path.join(dir, folder, 'package.json');
    const manifest = await readJson(file);
    for (const list of LISTS.map((name) => manifest[name] ?? {})) {
      for (const name of Object.keys(list)) if (name.startsWith('@docusaurus/')) list[name] = version;
    }
    await writeFile(file, JSON.stringify(manifest, null, 2));
  }
}

/** @param {string} dir @param {string} version */
async function install(dir, version) {
  await requireVersion(dir, version);
  const code = await run('npm', ['install', '--no-audit', '--no-fund'], { cwd: dir });
  if (code !== 0)
    throw new UserError(
      `裝不起Docusaurus ${version}（結束代碼${code}）。請看上面的訊息：寫著ERESOLVE，就是有套件的peerDependencies不接受這一版，要先升級或移除那個套件；找不到這一版，npm view @docusaurus/faster versions 列出有哪些。`,
    );
}

/** In the header of a swizzle: the package, its version and the component that it takes the place of. */
const ORIGIN = /^( \* Origin: )(@docusaurus\/[a-z-]+) \S+, src\/(\S+)$/m;

/** @param {string} component without its ending @returns {Promise<string | undefined>} */
const readComponent = (component) =>
  readFile(`${component}.js`, 'utf8')
    .catch(() => readFile(path.join(component, 'index.js'), 'utf8'))
    .catch(() => undefined);

/**
 * Raises the version in the header of each swizzle whose original is the same in both: tests/repository/themeLedger.test.ts
 * then names those that have to be compared.
 *
 * @param {string} root folder of the site
 * @param {string} dir its copy, where the other version is installed
 * @param {string} version
 */
export async function raiseUnchanged(root, dir, version) {
  const theme = path.join(dir, 'src/theme');
  for (const name of await readdir(theme, { recursive: true })) {
    if (!name.endsWith('.tsx')) continue;
    const file = path.join(theme, name);
    const text = await readFile(file, 'utf8');
    const [, , from = '', component = ''] = ORIGIN.exec(text) ?? [];
    const [before, after] = await Promise.all(
      [root, dir].map((folder) => readComponent(path.join(folder, 'node_modules', from, 'lib', component))),
    );
    if (before !== undefined && before === after)
      await writeFile(file, text.replace(ORIGIN, `$1$2 ${version}, src/$3`));
  }
}

/** @param {string} [text] */
const firstLine = (text = '') => stripVTControlCharacters(text).split('\n')[0];

/** @param {string} dir @returns {Promise<import('./seams.mjs').TestedFile[]>} */
async function test(dir) {
  const output = path.join(dir, 'tested.json');
  await run(
    process.execPath,
    ['node_modules/vitest/vitest.mjs', 'run', ...TESTS, '--reporter=json', `--outputFile=${output}`],
    { cwd: dir },
  );
  const { testResults } = await readJson(output);
  return testResults.map((/** @type {any} */ { name, status, message, assertionResults }) => {
    const failed = assertionResults.filter((/** @type {any} */ result) => result.status === 'failed');
    const failures = failed.map(
      (/** @type {any} */ { fullName, failureMessages }) => `${fullName}（${firstLine(failureMessages[0])}）`,
    );
    return {
      file: path.relative(dir, name).split(path.sep).join('/'),
      failures: status === 'failed' && failures.length === 0 ? [message] : failures,
    };
  });
}

/** @param {string} dir @returns {Promise<string | null>} what it said when it failed */
function build(dir) {
  const program = path.join(dir, 'node_modules/@docusaurus/core/bin/docusaurus.mjs');
  return new Promise((resolve) => {
    execFile(process.execPath, [program, 'build'], { cwd: dir, maxBuffer: 2 ** 26 }, (error, out, err) => {
      resolve(error ? stripVTControlCharacters(`${out}\n${err}`).replaceAll(`${dir}/`, '') : null);
    });
  });
}

/** @param {string} text */
const shortened = (text) =>
  text
    .split('\n')
    .filter((line) => /error|修正|cause/i.test(line))
    .slice(0, 6)
    .join('\n    ');

/**
 * @param {string} root folder of the site
 * @param {string} dir where the copy is made
 * @param {string} version of all packages of Docusaurus
 * @returns {Promise<{ lines: string[], holds: boolean }>} what to tell, and whether all of it holds
 * @throws {UserError} when the version cannot be installed
 */
export async function rehearseUpgrade(root, dir, version) {
  await copySources(root, dir);
  for (const name of BESIDES) await cp(path.join(root, name), path.join(dir, name), { recursive: true });
  console.log(`安裝Docusaurus ${version}，要幾分鐘`);
  await install(dir, version);
  await raiseUnchanged(root, dir, version);
  console.log('執行內部行為的測試');
  const tested = await test(dir);
  console.log('建置');
  const failure = await build(dir);
  const seams = parseSeams(await readFile(path.join(root, 'ARCHITECTURE.md'), 'utf8'));
  const lines = [];
  let holds = failure === null;
  for (const seam of seams) {
    const { verdict, reasons } = judgeSeam(seam, tested, failure && shortened(failure));
    if (verdict === '不成立') holds = false;
    lines.push(`${verdict}　${seam.what}（${seam.files.join('、')}）`);
    lines.push(...reasons.slice(0, MOST_REASONS).map((reason) => `    ${reason}`));
    if (reasons.length > MOST_REASONS) lines.push(`    …共${reasons.length}項`);
  }
  lines.push(failure === null ? '建置成功' : `建置失敗：\n    ${shortened(failure) || failure.slice(-2000)}`);
  return { lines, holds };
}
