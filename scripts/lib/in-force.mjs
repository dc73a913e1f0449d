/** `npm run rehearse -- --version VERSION`: a drafted dataset version comes into force in a copy of the site, by data alone. */
import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import jiti from 'jiti';
import { parse, stringify } from 'yaml';
import { copySite } from './copy-site.mjs';
import { documentVersion, docusaurus, read } from './recipes.mjs';
import { run } from './run.mjs';
import { UserError } from './user-error.mjs';

const load = jiti(fileURLToPath(import.meta.url), { interopDefault: true });
const REASON = '演練用的檔案只有幾列';
/** Drafts have no English; whoever brings one into force writes it. */
const REHEARSED = 'Rehearsed only.';

/** What a draft does not say, as version 0.3 has it in CSV and version 0.2 in JSON. */
const JSON_NOTATION = { booleans: 'true／false', missing: 'null', times: '%Y-%m-%dT%H:%M:%S.%fZ' };

/**
 * A column in force with the draft: another state, or another mark of dwellings, makes a second entry.
 *
 * @param {any} column
 * @param {any} draft
 * @param {string} newest
 */
function columnsWith(column, draft, newest) {
  if (column.until !== undefined) return [column];
  const { state: _, dedupKey: wasKey = false, ...rest } = column;
  const isKey = draft.dedup.key.includes(column.header);
  const state = draft.deprecated.includes(column.header) ? 'deprecated' : column.state;
  if (state === column.state && isKey === wasKey) return [column];
  const marks = { ...(isKey ? { dedupKey: true } : {}), ...(state ? { state } : {}) };
  return [
    { ...column, until: newest },
    { ...rest, ...marks, since: draft.version },
  ];
}

/**
 * Moves a draft into the catalogue, as catalogue/README.md says under 「加一個資料集版本」.
 *
 * @param {string} dir the folder that holds catalogue/
 * @param {string} version
 * @returns {Promise<{ from: string, period: string, day: string }>} the version before, and the first period and when it
 *   is published
 * @throws {UserError} when there is no draft of that version
 */
export async function bringIntoForce(dir, version) {
  const catalogue = path.join(dir, 'catalogue');
  const draftFile = path.join(catalogue, 'drafts', `${version}.yaml`);
  const text = await readFile(draftFile, 'utf8').catch(() => {
    throw new UserError(`沒有catalogue/drafts/${version}.yaml。請寫還是草案的資料集版本。`);
  });
  const draft = parse(text);
  /** @param {string} name @param {(value: any) => unknown} change */
  const rewrite = async (name, change) => {
    const file = path.join(catalogue, name);
    await writeFile(file, stringify(change(parse(await readFile(file, 'utf8')))));
  };
  let from = '';
  await rewrite('versions.yaml', (versions) => {
    const before = versions.at(-1);
    from = before.version;
    const { csv } = before.times;
    const entry = {
      version,
      released: draft.effective,
      until: null,
      formats: ['csv', 'json'],
      variants: draft.variants,
      meta: true,
      booleans: { ...draft.booleans, json: JSON_NOTATION.booleans },
      missing: { ...draft.missing, json: JSON_NOTATION.missing },
      times: { csv, json: JSON_NOTATION.times },
      merge: before.merge,
      dwelling: draft.dedup.column,
      summary: draft.summary,
      changes: draft.changes,
      lacks: [],
      en: { summary: REHEARSED, changes: draft.changes.map(() => REHEARSED), lacks: [] },
    };
    return [...versions.slice(0, -1), { ...before, until: draft.effective }, entry];
  });
  await rewrite('columns.yaml', (columns) => [
    ...columns.flatMap((/** @type {any} */ column) => columnsWith(column, draft, from)),
    ...draft.columns.map((/** @type {any} */ column) => ({
      ...column,
      variants: draft.variants,
      since: version,
      state: 'experimental',
      en: { name: column.key, meaning: REHEARSED },
    })),
  ]);
  await rewrite('dataset.yaml', (dataset) => ({
    ...dataset,
    dwellingFilters: dataset.dwellingFilters.map((/** @type {any} */ filter) =>
      filter.versions.includes(from) ? { ...filter, versions: [...filter.versions, version] } : filter,
    ),
  }));
  for (const [id, labels] of Object.entries(draft.codeTables)) {
    const lines = Object.entries(labels).map(
      ([code, label]) => `${code},${label},${draft.firstPeriod}-01,${id} ${code}\n`,
    );
    await writeFile(
      path.join(catalogue, 'codes', `${id}.csv`),
      `code,label,since,english\n${lines.join('')}`,
    );
  }
  await rm(draftFile);
  return { from, period: draft.firstPeriod, day: draft.effective };
}

/**
 * The command that releases made ZIPs of the version's first period, on the day for which the draft announces it.
 *
 * @param {string} root the folder of this project
 * @param {string} dir the copy with the version in force
 * @param {string} version
 * @param {{ period: string, day: string }} first
 * @returns {Promise<string[]>} arguments for Node
 */
export async function prepareRelease(root, dir, version, { period, day }) {
  /** @type {typeof import('../../tests/support/versionZips')} */
  const { versionZips } = load(path.join(root, 'tests/support/versionZips.ts'));
  /** @type {typeof import('../../tests/support/clock')} */
  const { clockAt } = load(path.join(root, 'tests/support/clock.ts'));
  const zips = path.join(dir, 'zips');
  await mkdir(zips);
  for (const { name, bytes } of await versionZips(dir, version, period))
    await writeFile(path.join(zips, name), bytes);
  const tool = path.join(root, 'scripts/release.mjs');
  const accept = ['--accept', `rows=${REASON}`];
  return ['--import', clockAt(`${day}T04:00:00Z`), tool, '--site', dir, '--published', day, ...accept, zips];
}

/**
 * @param {string} build
 * @param {string} version
 * @param {{ from: string, period: string, day: string }} first
 * @returns {Promise<(readonly [what: string, holds: boolean])[]>}
 */
async function look(build, version, { from, period }) {
  const file = await read(build, `download/${period}/raw/index.html`);
  const merged = await read(build, `download/${period}/deduplicated/index.html`);
  return [
    ['有原始資料的頁面', file.includes(`資料集版本${version}`) && file.includes('刊登者已驗證？')],
    ['有發布的日期', file.includes('發布。')],
    ['有消除重複住宅的頁面', merged.includes('重複物件群組編碼')],
    ['最新的資料就是它', (await read(build, 'download/latest/raw/index.html')).includes(period)],
    ['有新版的說明', (await read(build, `about-data-set/${version}/index.html`)).includes('平台標籤')],
    ['舊版還在', (await read(build, `about-data-set/${from}/index.html`)) !== ''],
    ['有版本差異', (await read(build, `differences/${from}-${version}/index.html`)).includes('瀏覽數')],
    ['有新的編碼表', (await read(build, 'codes/contact_verified/index.html')).includes('審核中')],
  ];
}

/**
 * @param {string} root
 * @param {string} dir made by this
 * @param {string} version
 * @returns {Promise<string[]>} what did not come true
 * @throws {UserError} when a step fails
 */
export async function rehearseVersion(root, dir, version) {
  await copySite(root, dir);
  // Made rows are not like those of real months, and nobody is to answer for it.
  await rm(path.join(dir, 'catalogue/profiles'), { recursive: true, force: true });
  const first = await bringIntoForce(dir, version);
  await documentVersion(dir, first.from, version);
  const code = await run(process.execPath, await prepareRelease(root, dir, version, first), { cwd: root });
  if (code !== 0) throw new UserError(`npm run release失敗（結束代碼${code}）。請看上面的訊息。`);
  await docusaurus(dir, ['build']);
  const seen = await look(path.join(dir, 'build'), version, first);
  return seen.filter(([, holds]) => !holds).map(([what]) => what);
}
