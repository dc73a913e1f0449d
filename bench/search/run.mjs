/**
 * Quality, speed and size of the search: `npm run bench:search`, with `-- --held` also the misses of the held part.
 */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { performance } from 'node:perf_hooks';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, gzipSync } from 'node:zlib';
import jiti from 'jiti';
import { parse } from 'yaml';
import { engineCode } from './program.mjs';

const siteDir = fileURLToPath(new URL('../..', import.meta.url));
const require = jiti(fileURLToPath(import.meta.url), { interopDefault: true });
const load = (/** @type {string} */ file) => require(path.join(siteDir, file));
const showUntuned = process.argv.includes('--held');

/** @type {typeof import('../../plugins/catalogue/load')} */
const { loadCatalogue } = load('plugins/catalogue/load.ts');
/** @type {typeof import('./documents')} */
const { loadDocuments } = load('bench/search/documents.ts');
/** @type {typeof import('rental-search/build')} */
const { buildSearchData, packSearch } = load('packages/rental-search/src/build.ts');
/** @type {typeof import('../../plugins/search/site')} */
const { INDEX_SITE } = load('plugins/search/site.ts');
/** @type {typeof import('../../src/features/search/engine')} */
const { openSearch } = load('src/features/search/engine.ts');
/** @type {typeof import('./judge')} */
const { judge, summarise, TODAY } = load('bench/search/judge.ts');

const catalogue = await loadCatalogue(siteDir);
const documents = await loadDocuments(siteDir, catalogue);
const data = await buildSearchData(siteDir, { documents, catalogue, site: INDEX_SITE });
const packed = JSON.stringify(packSearch(data, INDEX_SITE));

const started = performance.now();
const search = await openSearch(JSON.parse(packed));
const built = performance.now() - started;

/** @type {import('./judge').LabelledQuery[]} */
const queries = parse(await readFile(path.join(siteDir, 'bench/search/queries.yaml'), 'utf8'));
/** @type {ReadonlySet<string>} */
const paths = new Set(data.entries.map((e) => e.path));
const unknown = queries.flatMap((q) =>
  // What stands behind the question mark is filled in by the search.
  q.expect
    .map((e) => e.replace(/\?.*/, ''))
    .filter((e) => !(e.endsWith('*') ? [...paths].some((p) => p.startsWith(e.slice(0, -1))) : paths.has(e))),
);
if (unknown.length > 0) throw new Error(`題目裡有不存在的位址：${[...new Set(unknown)].join('、')}`);

/** @type {number[]} */
const times = [];
const judged = queries.map((query) => {
  const begin = performance.now();
  const result = search(query.query, TODAY);
  times.push(performance.now() - begin);
  return judge(query, result);
});
const percent = (/** @type {number} */ share) => share.toFixed(3);
for (const part of ['tune', 'held']) {
  const inPart = judged.filter((j) => j.query.part === part);
  const { answered, recall, recall3, mrr, nonsense, silent } = summarise(inPart);
  console.log(
    `${part}：${answered}題 recall@3 ${percent(recall3)} recall@5 ${percent(recall)} MRR ${percent(mrr)}；沒有答案的${nonsense}題，${percent(silent)}沒有結果`,
  );
  if (part === 'held' && !showUntuned) continue;
  for (const { query, rank, top } of inPart) {
    const wrong = query.expect.length > 0 ? rank !== 1 : top.length > 0;
    if (wrong) console.log(`  ${rank || '✗'} 「${query.query}」 ${top.slice(0, 4).join('  ')}`);
  }
}
times.sort((a, b) => a - b);
const at = (/** @type {number} */ share) => times[Math.floor(times.length * share)]?.toFixed(1);
console.log(
  `建立索引${built.toFixed(0)} ms（${data.entries.length}筆）；查詢中位數${at(0.5)} ms，95%${at(0.95)} ms`,
);

const kilobytes = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1);
const sizes = (/** @type {string} */ body) =>
  `原始${kilobytes(Buffer.byteLength(body))} kB，gzip ${kilobytes(gzipSync(body, { level: 9 }).length)} kB，brotli ${kilobytes(brotliCompressSync(body).length)} kB`;
console.log(`資料：${sizes(packed)}`);
console.log(`程式：${sizes(await engineCode(siteDir))}`);
