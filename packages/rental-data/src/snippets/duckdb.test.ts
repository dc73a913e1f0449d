import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { unpackedPath } from './unpacked';
import { inDuckDb } from '../../tests/support/snippets/duckdb';
import { snippetOf, withSample } from '../../tests/support/snippets/run';
import { sampleOf, SETS, type Sample } from '../../tests/support/snippets/sample';

/** Runs SQL in a folder, which the paths of a snippet start from; gives the rows of its last statement. */
const rowsOf = (folder: string, { source }: Sample, ...statements: string[]) =>
  inDuckDb(async (connection) => {
    let rows: Record<string, unknown>[] = [];
    for (const sql of statements) {
      const here = sql
        .replace(`'${unpackedPath(source)}'`, `'${path.join(folder, unpackedPath(source))}'`)
        .replace("'top_region.csv'", `'${path.join(folder, 'top_region.csv')}'`);
      rows = (await connection.runAndReadAll(here)).getRowObjectsJson();
    }
    return rows;
  });

const snippet = (sample: Sample) => snippetOf(sample, 'DuckDB');

describe('DuckDB，實際執行', () => {
  it.each(SETS.map((set) => sampleOf(set)))('$title', async (sample) => {
    await withSample(sample, async (folder) => {
      const rows = await rowsOf(folder, sample, snippet(sample));
      const byCounty = rows.map((row) => [
        row['縣市'],
        [Number(row['列數']), row['月租金中位數'], Number(row['可炊列數'])],
      ]);
      expect(Object.fromEntries(byCounty)).toEqual(sample.byCounty);

      const types = await rowsOf(folder, sample, snippet(sample), 'DESCRIBE listings');
      const typeOf = new Map(types.map((row) => [row['column_name'], row['column_type']]));
      const names = sample.columns.map((c) => c.header);
      expect([...typeOf.keys()].slice(0, names.length)).toEqual(names);
      for (const { header, type } of sample.columns) {
        // Times as the clock in Taiwan shows them, without a zone that would be the wrong one.
        if (type === 'datetime') expect(typeOf.get(header), header).toBe('TIMESTAMP');
        if (type === 'boolean' && sample.source.booleans.true === 'T' && !header.startsWith('附近')) {
          expect(typeOf.get(header), header).toBe('BOOLEAN');
        }
      }

      const [first] = await rowsOf(folder, sample, snippet(sample), 'SELECT * FROM listings LIMIT 1');
      expect(first).toMatchObject(sample.identifiers);
      const time = sample.columns.find((c) => c.type === 'datetime')?.header ?? '';
      expect(first?.[time]).toBe(sample.time);
      const [missing] = await rowsOf(
        folder,
        sample,
        snippet(sample),
        'SELECT count(*) AS n FROM listings WHERE 月租金 IS NULL',
      );
      expect(Number(missing?.['n'])).toBe(sample.missingRents);
    });
  });
});
