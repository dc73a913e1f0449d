/** How long the engine of the page for a reader's own file takes to keep, cut, group and sum up many rows, and what memory it needs. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import jiti from 'jiti';
import { build } from 'rolldown';
import { median } from './lib/report.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** As many as a year of raw data, and as two. */
const SIZES = [700_000, 1_500_000];
const PERIOD = '2026';
/** Made rows that are repeated, each time with other identifiers. */
const MADE = 20_000;
/** The columns of the page at first: codes, figures, yes and no, identifiers, times and places. */
const COLUMNS = [
  ...[
    '物件編號',
    '物件網址',
    '物件首次發現時間',
    '物件最後更新時間',
    '縣市',
    '鄉鎮市區',
    '約略地點_x',
    '約略地點_y',
  ],
  ...[
    '租屋平台',
    '物件類型',
    '建築類型',
    '房屋出租狀態',
    '月租金',
    '押金類型',
    '押金月數',
    '押金金額',
    '月管理費',
  ],
  ...['坪數', '所在樓層', '建物樓高', '房數', '客廳數', '衛浴數', '可炊？', '可寵？'],
];

/** @typedef {typeof import('rental-files')} Engine */

/**
 * The engine as browsers get it: bundled, not translated file by file.
 * @param {string} folder
 * @returns {Promise<Engine>}
 */
async function bundled(folder) {
  const modules = ['store', 'filters', 'groups', 'summary', 'export'];
  const file = path.join(folder, 'engine.mjs');
  const entry = 'cut-engine';
  await build({
    input: entry,
    plugins: [
      {
        name: 'entry',
        resolveId: (id) => (id === entry ? entry : null),
        load: (id) =>
          id === entry
            ? modules
                .map(
                  (name) =>
                    `export * from ${JSON.stringify(path.join(ROOT, 'packages/rental-files/src/cut', name))};`,
                )
                .join('\n')
            : null,
      },
    ],
    output: { file },
  });
  return import(pathToFileURL(file).href);
}

/** @param {() => unknown} work @returns {number} milliseconds */
function milliseconds(work) {
  const start = performance.now();
  work();
  return performance.now() - start;
}

/** @param {number} bytes */
const mebibytes = (bytes) => Math.round(bytes / 2 ** 20);

/**
 * @param {{ runs: number }} options
 * @returns {Promise<import('./lib/report.mjs').Table>}
 */
export async function measureCut({ runs }) {
  const folder = await mkdtemp(path.join(tmpdir(), 'cut-'));
  try {
    const engine = await bundled(folder);
    const load = jiti(fileURLToPath(import.meta.url), { interopDefault: true });
    /** @type {typeof import('rental-data/testing/tables')} */
    const { makeTable, makeRandom } = load(path.join(ROOT, 'packages/rental-data/tests/support/tables.ts'));
    /** @type {typeof import('../plugins/catalogue/load')} */
    const { loadCatalogue } = load(path.join(ROOT, 'plugins/catalogue/load.ts'));
    const catalogue = await loadCatalogue(ROOT);
    const made = makeTable({ version: '0.3', variant: 'raw', period: PERIOD, rows: MADE });
    const version = catalogue.versions.find((known) => known.version === made.version);
    if (!version) throw new Error(made.version);
    const at = (/** @type {string} */ header) => made.header.indexOf(header);
    const kept = made.columns.filter(({ header }) => COLUMNS.includes(header));
    const random = makeRandom(5);
    const two = (/** @type {number} */ most) => String(Math.floor(random() * most)).padStart(2, '0');
    /** @param {number} from */
    const batch = (from) =>
      made.fields.map((row, index) => {
        const id = String(10_000_000 + from + index);
        return row
          .with(at('物件編號'), id)
          .with(at('物件網址'), `https://rent.591.com.tw/rent-detail-${id}.html`)
          .with(at('物件首次發現時間'), `2026-04-${two(30)} ${two(24)}:${two(60)}:${two(60)} CST`)
          .with(at('約略地點_x'), (120 + random() * 2).toFixed(7))
          .with(at('約略地點_y'), (22 + random() * 3).toFixed(7));
      });
    /** @type {import('rental-files').Filter[]} */
    const filters = [
      { column: '縣市', oneOf: ['10', '11', '17'] },
      { column: '月租金', to: 30_000 },
      { column: '物件首次發現時間', from: '2026-04-05', to: '2026-04-25' },
    ];
    const everything = { filters: [] };
    const rows = [];
    for (const size of SIZES) {
      const store = new engine.Store(kept);
      let filling = 0;
      for (let from = 0; from < size; from += MADE) {
        const some = batch(from);
        filling += milliseconds(() => store.add(some, { columns: made.columns, version, period: PERIOD }));
      }
      /** @param {() => unknown} work */
      const measured = (work) => Math.round(median(Array.from({ length: runs }, () => milliseconds(work))));
      const all = engine.select(store, everything);
      rows.push({
        列數: store.rows,
        放進去: Math.round(filling),
        三個條件: measured(() => engine.select(store, { filters })),
        另外數一欄: measured(() => engine.countsAmong(store, engine.select(store, { filters }), '縣市')),
        縣市與類型的租金: measured(() =>
          engine.groupRows(store, all, { by: ['縣市', '物件類型'], measure: '月租金' }),
        ),
        坪數的摘要: measured(() => engine.summarise(store, all, '坪數')),
        座標的摘要: measured(() => engine.summarise(store, all, '約略地點_x')),
        網址的摘要: measured(() => engine.summarise(store, all, '物件網址')),
        存成CSV十萬列: measured(() => [...engine.exportRows(store, all.subarray(0, 100_000))]),
        MiB: mebibytes(store.memory),
      });
    }
    return {
      title: `切一個檔案（毫秒，${runs}次的中位數）`,
      note: `造出來的列，留${kept.length}欄；MiB是引擎自己算的（文字用估計）。`,
      rows,
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
