import { writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { output } from './run';

const FOLDER = process.env['CHDB_PATH'];

function isThere(): boolean {
  try {
    return FOLDER !== undefined && createRequire(`${FOLDER}/`).resolve('chdb') !== '';
  } catch {
    return false;
  }
}

/**
 * Is chDB there, ClickHouse local as a library? It takes half a gigabyte, so developers need not have it: .ci/run installs it
 * in a folder of its own and names it in CHDB_PATH.
 */
export const HAS_CHDB = isThere();

const RUN = `
const { Session } = require('node:module').createRequire(process.env.CHDB_PATH + '/')('chdb');
const session = new Session();
const tables = [];
for (const code of JSON.parse(require('node:fs').readFileSync('programs.json', 'utf8'))) {
  let result = '';
  for (const sql of code.split(';\\n').filter((s) => s.trim())) result = session.query(sql.replace(/;$/, ''), 'JSONCompact');
  tables.push(JSON.parse(result).data);
}
console.log(JSON.stringify(tables));
session.cleanup();`;

/**
 * The rows that the last statement of each program gives, in a process of its own: the engine starts threads and works from the
 * folder of its process.
 */
export async function inClickHouse(folder: string, ...programs: string[]): Promise<unknown[][][]> {
  writeFileSync(path.join(folder, 'programs.json'), JSON.stringify(programs));
  return JSON.parse(await output(folder, process.execPath, '-e', RUN)) as unknown[][][];
}
