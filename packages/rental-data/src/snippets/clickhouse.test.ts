import { describe, expect, it } from 'vitest';
import { HAS_CHDB, inClickHouse } from '../../tests/support/snippets/chdb';
import { executed, snippetOf, withSample } from '../../tests/support/snippets/run';
import { sampleOf, SETS } from '../../tests/support/snippets/sample';

describe.runIf(HAS_CHDB)(executed('ClickHouse local', HAS_CHDB), () => {
  it.each(SETS.map((set) => sampleOf(set)))('$title', async (sample) => {
    await withSample(sample, async (folder) => {
      const [rows] = await inClickHouse(folder, snippetOf(sample, 'ClickHouse local'));
      // Columns that are worked out anew stand before the last one.
      const byCounty = rows?.map(([name, count, rent, ...more]) => [
        name,
        [Number(count), rent, Number(more.at(-1))],
      ]);
      expect(Object.fromEntries(byCounty ?? [])).toEqual(sample.byCounty);
    });
  });
});
