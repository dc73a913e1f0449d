/** How long a file of the dataset takes to be read, judged and profiled, next to DuckDB and pandas on the same file. */
import { spawn } from 'node:child_process';
import { mkdir, mkdtemp, rm, stat } from 'node:fs/promises';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { makeFiles, ROWS } from './lib/made-file.mjs';
import { median } from './lib/report.mjs';

const ROOT = fileURLToPath(new URL('..', import.meta.url));
/** Rows of a CSV of 654 MB. */
const LARGEST = 1_958_000;

/** @typedef {{ seconds: number, mebibytes: number }} Cost */

/**
 * Runs a command, and says how long it took and how much memory it held at most.
 * @param {string} command
 * @param {readonly string[]} args
 * @returns {Promise<Cost | null>} null where it could not be run
 */
async function cost(command, args) {
  const start = process.hrtime.bigint();
  const child = spawn('/usr/bin/env', ['time', '-f', 'peak %M', command, ...args], { cwd: ROOT });
  let output = '';
  child.stderr.on('data', (/** @type {Buffer} */ data) => (output += data.toString()));
  child.stdout.resume();
  const [code] = /** @type {[number | null]} */ (await once(child, 'close'));
  const kibibytes = /peak (\d+)/.exec(output)?.[1];
  if (code !== 0 || !kibibytes) {
    console.error(output);
    return null;
  }
  return { seconds: Number(process.hrtime.bigint() - start) / 1e9, mebibytes: Number(kibibytes) / 1024 };
}

const PANDAS = `import pandas as pd, sys
frame = pd.read_csv(sys.argv[1], na_values="-", low_memory=False)
frame.describe(include="all")
frame.groupby(["縣市", "物件類型"])["月租金"].quantile([.25, .5, .75])`;

/**
 * @param {{ runs: number }} options
 * @returns {Promise<import('./lib/report.mjs').Table>}
 */
export async function measureTable({ runs }) {
  const folder = await mkdtemp(path.join(tmpdir(), 'table-'));
  try {
    const rows = [];
    for (const size of [ROWS, LARGEST]) {
      const files = path.join(folder, String(size));
      await mkdir(files);
      const { csv, zip } = await makeFiles(files, size);
      const duckdb = `import { DuckDBInstance } from '@duckdb/node-api';
const connection = await (await DuckDBInstance.create(':memory:', { threads: '1' })).connect();
await connection.runAndReadAll("SUMMARIZE FROM read_csv('${csv}', nullstr='-', all_varchar=true)");`;
      /** @type {[string, string, string[]][]} */
      const ways = [
        ['npm run release -- --verify（ZIP）', process.execPath, ['scripts/release.mjs', '--verify', zip]],
        ['DuckDB SUMMARIZE（CSV，一個執行緒）', process.execPath, ['--input-type=module', '--eval', duckdb]],
        ['pandas describe（CSV）', '/usr/bin/python3', ['-c', PANDAS, csv]],
      ];
      for (const [name, command, args] of ways) {
        /** @type {Cost[]} */
        const costs = [];
        for (let run = 0; run < runs; run += 1) {
          const found = await cost(command, args);
          if (found) costs.push(found);
        }
        rows.push({
          做法: name,
          列數: size,
          CSV的MB: Math.round((await stat(csv)).size / 1e6),
          秒: costs.length > 0 ? median(costs.map(({ seconds }) => seconds)).toFixed(1) : '沒有裝',
          最多MiB: Math.round(Math.max(0, ...costs.map(({ mebibytes }) => mebibytes))),
        });
      }
      await rm(files, { recursive: true });
    }
    return { title: `讀完一個檔案（${runs}次的中位數）`, note: '造出來的73欄。', rows };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}
