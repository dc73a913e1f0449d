import { describe, expect, it } from 'vitest';
import { inDuckDb } from '../../tests/support/snippets/duckdb';
import { WAYS, withSample, type Way } from '../../tests/support/snippets/run';
import {
  mergeGroups,
  NAMED,
  makeSample,
  someSamples,
  UNNAMED,
  type Sample,
} from '../../tests/support/snippets/sample';

/** Runs SQL in a folder, which the paths of a snippet start from; gives the rows of each text, of its last statement. */
const queryRows = (folder: string, ...texts: string[]) =>
  inDuckDb(async (connection) => {
    const found: Record<string, unknown>[][] = [];
    for (const sql of texts) found.push((await connection.runAndReadAll(sql)).getRowObjectsJson());
    return found;
  }, folder);

const toText = (cell: unknown): string => (typeof cell === 'string' ? cell : '');

/** Rows of a snippet by county and by district. */
const grouped = (rows: readonly Record<string, unknown>[]) =>
  Object.fromEntries(
    rows.map((row) => [
      `${toText(row['縣市'])}|${toText(row['鄉鎮市區'])}`,
      [Number(row['列數']), row['月租金中位數'], Number(row['可炊列數'])],
    ]),
  );

describe('DuckDB，實際執行', () => {
  it.each(someSamples('DuckDB'))('$title', async (sample) => {
    await withSample(sample, async (folder, snippet) => {
      const [key, value] = Object.entries(sample.identifiers)[0] ?? [];
      const [table = [], types = [], [first] = [], [missing] = []] = await queryRows(
        folder,
        snippet('DuckDB'),
        'DESCRIBE listings',
        `SELECT * FROM listings WHERE "${String(key)}" = '${String(value)}'`,
        'SELECT count(*) AS n FROM listings WHERE 月租金 IS NULL',
      );
      expect(grouped(table)).toEqual(mergeGroups(sample));

      const typeByColumn = new Map(types.map((row) => [row['column_name'], row['column_type']]));
      const names = sample.columns.map((c) => c.header);
      expect([...typeByColumn.keys()].slice(0, names.length)).toEqual(names);
      for (const { header, type } of sample.columns) {
        // Times as the clock in Taiwan shows them, without a zone that would be the wrong one.
        if (type === 'datetime') expect(typeByColumn.get(header), header).toBe('TIMESTAMP');
        if (type === 'boolean' && sample.source.booleans.true === 'T' && !header.startsWith('附近')) {
          expect(typeByColumn.get(header), header).toBe('BOOLEAN');
        }
      }

      expect(first).toMatchObject(sample.identifiers);
      const time = sample.columns.find((c) => c.type === 'datetime')?.header ?? '';
      expect(first?.[time]).toBe(sample.time);
      expect(Number(missing?.['n'])).toBe(sample.missingRents);
    });
  });

  it.each(WAYS)('reads the file once where it is %s', async (way: Way) => {
    for (const set of [NAMED, UNNAMED]) {
      const sample: Sample = makeSample(set);
      await withSample(
        sample,
        async (folder, snippet) => {
          const [table = [], [found] = []] = await queryRows(
            folder,
            snippet('DuckDB'),
            "SELECT getvariable('csv') AS name",
          );
          expect(grouped(table)).toEqual(mergeGroups(sample));
          // A bracket begins a list of signs, which may fit another file; newer versions look for the name itself where none fits.
          expect(toText(found?.['name']).replaceAll('[[]', '')).not.toContain('[');
        },
        way,
      );
    }
  });

  it('names the file that is not there', async () => {
    const sample = makeSample(NAMED);
    await withSample(sample, async (folder, snippet) => {
      await expect(queryRows(`${folder}/nowhere`, snippet('DuckDB'))).rejects.toThrow('202608-raw.csv');
    });
  });
});
