import { createRequire } from 'node:module';
import { describe, expect, it } from 'vitest';
import { MINUTE, executed, output, snippetOf, withSample } from './run';
import { sampleOf, SETS } from './sample';

/**
 * chDB is ClickHouse local as a library. It takes half a gigabyte, so developers need not have it: .ci/run installs it in a
 * folder of its own and names it in CHDB_PATH.
 */
const FOLDER = process.env['CHDB_PATH'];

function isThere(): boolean {
  try {
    return FOLDER !== undefined && createRequire(`${FOLDER}/`).resolve('chdb') !== '';
  } catch {
    return false;
  }
}
const PRESENT = isThere();

/** In a process of its own: the engine starts threads and works from the folder of its process. */
const RUN = `
const { Session } = require('node:module').createRequire(process.env.CHDB_PATH + '/')('chdb');
const session = new Session();
let result = '';
for (const sql of process.argv[1].split(';\\n').filter((s) => s.trim())) result = session.query(sql.replace(/;$/, ''), 'JSONCompact');
console.log(JSON.stringify(JSON.parse(result).data));
session.cleanup();`;

describe.runIf(PRESENT)(executed('ClickHouse local', PRESENT), { timeout: MINUTE }, () => {
  it.each(SETS.map((set) => sampleOf(set)))('$title', async (sample) => {
    await withSample(sample, async (folder) => {
      const printed = await output(
        folder,
        process.execPath,
        '-e',
        RUN,
        snippetOf(sample, 'ClickHouse local'),
      );
      const rows = JSON.parse(printed) as [string, number | string, number, number | string][];
      const byCounty = rows.map(([name, count, rent, yes]) => [name, [Number(count), rent, Number(yes)]]);
      expect(Object.fromEntries(byCounty)).toEqual(sample.byCounty);
    });
  });
});
