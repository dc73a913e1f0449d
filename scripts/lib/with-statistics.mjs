/** `npm run rehearse -- --statistics`: the pages of rents with made months, in a copy of the site that the reader of this may look at. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import jiti from 'jiti';
import { copySite } from './copy-site.mjs';
import { docusaurus, read } from './recipes.mjs';

const load = jiti(fileURLToPath(import.meta.url), { interopDefault: true });
/** 臺北市 */
const COUNTY = '63000';
const [COUNTIES, DISTRICTS] = [22, 12];

/** @param {string} html */
const areasIn = (html) => [...html.matchAll(/<a [^>]*data-code=|<g [^>]*data-code=/g)].length;

/**
 * @param {string} root
 * @param {string} dir made by this
 * @returns {Promise<string[]>} what did not come true
 * @throws {UserError} when the build fails
 */
export async function rehearseStatistics(root, dir) {
  await copySite(root, dir);
  /** @type {typeof import('../../tests/support/madeStatistics')} */
  const { writeMadeStatistics } = load(path.join(root, 'tests/support/madeStatistics.ts'));
  await writeMadeStatistics(dir);
  await docusaurus(dir, ['build']);
  const build = path.join(dir, 'build');
  const page = await read(build, 'rents/index.html');
  const county = await read(build, `rents/${COUNTY}/index.html`);
  /** @type {(readonly [what: string, holds: boolean])[]} */
  const seen = [
    ['地圖有22個縣市', areasIn(page) === COUNTIES],
    ['有最新可以比較的月份', page.includes('2024年3月，整層住家月租金中位數')],
    ['歷月的表有不可比較的月份', page.includes('2026年8月') && page.includes('列數不可比較')],
    ['請勿使用的月份沒有數字', !page.includes('2021年10月')],
    ['縣市有鄉鎮市區的地圖', areasIn(county) === DISTRICTS],
    ['有全部期別的CSV', (await read(build, 'data/rents/all.csv')).includes('2024-03')],
    ['有給程式讀的檔案', (await read(build, `data/rents/${COUNTY}.json`)).includes('2026-08')],
  ];
  return seen.filter(([, holds]) => !holds).map(([what]) => what);
}
