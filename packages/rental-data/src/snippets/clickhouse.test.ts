import { describe, expect, it } from 'vitest';
import { HAS_CHDB, inClickHouse } from '../../tests/support/snippets/chdb';
import { executed, WAYS, withSample, type Way } from '../../tests/support/snippets/run';
import {
  mergeGroups,
  NAMED,
  makeSample,
  someSamples,
  UNNAMED,
  type Sample,
} from '../../tests/support/snippets/sample';

describe.runIf(HAS_CHDB)(executed('ClickHouse local', HAS_CHDB), () => {
  const check = (sample: Sample, way?: Way): Promise<void> =>
    withSample(
      sample,
      async (folder, snippet) => {
        const [rows = []] = await inClickHouse(folder, snippet('ClickHouse local'));
        // Columns that are worked out anew stand before the last one.
        const counted = rows.map(([county, district, count, rent, ...more]) => [
          `${String(county ?? '')}|${String(district ?? '')}`,
          [Number(count), rent, Number(more.at(-1))],
        ]);
        expect(Object.fromEntries(counted)).toEqual(mergeGroups(sample));
      },
      way,
    );

  it.each(someSamples('ClickHouse local'))('$title', (sample) => check(sample));

  it.each(WAYS)('reads the file once where it is %s', async (way) => {
    // Of a file whose name inside nobody recorded, ClickHouse takes folders only.
    for (const set of way === 'renamed' ? [NAMED] : [NAMED, UNNAMED]) await check(makeSample(set), way);
  });
});
