import { describe, expect, it } from 'vitest';
import { HAS_CHDB } from '@site/tests/support/snippets/chdb';
import { executed, output, snippetOf, withSample } from '@site/tests/support/snippets/run';
import { sampleOf, SETS } from '@site/tests/support/snippets/sample';

/** In a process of its own: the engine starts threads and works from the folder of its process. */
const RUN = `
const { Session } = require('node:module').createRequire(process.env.CHDB_PATH + '/')('chdb');
const session = new Session();
let result = '';
for (const sql of process.argv[1].split(';\\n').filter((s) => s.trim())) result = session.query(sql.replace(/;$/, ''), 'JSONCompact');
console.log(JSON.stringify(JSON.parse(result).data));
session.cleanup();`;

describe.runIf(HAS_CHDB)(executed('ClickHouse local', HAS_CHDB), () => {
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
