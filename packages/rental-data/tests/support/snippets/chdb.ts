import { createRequire } from 'node:module';
import process from 'node:process';
import { forked } from './forks';

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

/** The engine starts once; each job has a session of its own, and works from its folder. */
const SERVE = `
const { readFileSync, writeFileSync } = require('node:fs');
const { Session } = require('node:module').createRequire(process.env.CHDB_PATH + '/')('chdb');
require('node:readline').createInterface(process.stdin).on('line', (line) => {
  const [job, folder] = line.split('\\t');
  process.chdir(folder);
  const session = new Session();
  let status = 0;
  try {
    const tables = JSON.parse(readFileSync(job + '/program', 'utf8')).map((code) => {
      const results = code.split(';\\n').filter((sql) => sql.trim()).map((sql) => session.query(sql.replace(/;$/, ''), 'JSONCompact'));
      return JSON.parse(results.at(-1)).data;
    });
    writeFileSync(job + '/out', JSON.stringify(tables));
  } catch ({ message }) {
    writeFileSync(job + '/err', message);
    status = 1;
  }
  session.cleanup();
  console.log(line + '\\t' + status);
});`;

const inSession = forked(process.execPath, '-e', SERVE);

/** The rows that the last statement of each program gives. The programs share a session. */
export async function inClickHouse(folder: string, ...programs: string[]): Promise<unknown[][][]> {
  return JSON.parse(await inSession(folder, JSON.stringify(programs))) as unknown[][][];
}
