import { describe, expect, it } from 'vitest';
import type { MatrixProp } from '../../../plugins/pages/client';
import { toMatrixModule, toMatrixProp } from '../../../plugins/pages/data/matrix';
import type { Catalogue } from '../../../src/domain/catalogue/types';
import { FILES } from '../../../src/domain/addresses/files';
import { monthRange } from '../../../src/domain/period';
import { levelOf, rowsLevelOf } from '../../../src/domain/usability/levels';
import { usabilityMatrix } from '../../../src/domain/usability/matrix';
import { holdsInPart } from '../../../src/domain/usability/states';
import { reasonWords, rowsWhy } from '../../../src/domain/usability/words';
import { sampleIncident, withIncidents } from '../usability/sample';
import { recorded } from '../catalogue/real-catalogue';

const real = toMatrixProp(recorded);

/** Level and reasons of every cell that a prop tells, by `period/variant/header`; of the rows by `period/variant`. */
function told({ sets, lanes, cells, rows, reasons }: MatrixProp): Map<string, string> {
  const words = ({ level, why, ...more }: { level: string; why: number[] }) =>
    JSON.stringify([level, why.map((place) => reasons[place]?.text), more]);
  return new Map(
    sets.flatMap((set): [string, string][] => {
      const name = `${set.period}/${set.variant}`;
      const row = rows[set.rows];
      return [
        [name, row ? words(row) : ''],
        ...lanes.flatMap(({ columns }, lane) =>
          columns.map((header): [string, string] => {
            const cell = cells[set.cells[lane] ?? -1];
            return [`${name}/${header}`, cell ? words(cell) : ''];
          }),
        ),
      ];
    }),
  );
}

/** The same of the matrix itself. */
function known(catalogue: Catalogue): Map<string, string> {
  const { columns, sets } = usabilityMatrix(catalogue);
  return new Map(
    sets.flatMap(({ period, variant, rows, cells }): [string, string][] => [
      [
        `${period}/${variant}`,
        JSON.stringify([
          rowsLevelOf(rows),
          rows.reasons.map((r) => reasonWords(r, catalogue.incidents)),
          rows.state === 'complete' ? {} : { reason: rowsWhy(rows, catalogue.incidents) },
        ]),
      ],
      ...cells.map((cell, i): [string, string] => [
        `${period}/${variant}/${columns[i]?.header}`,
        JSON.stringify([
          levelOf(cell),
          cell.reasons.map((r) => reasonWords(r, catalogue.incidents)),
          {
            ...(holdsInPart(cell) ? { part: true } : {}),
            ...(cell.reasons.some((r) => r.type === 'not-in-variant') ? { otherVariant: true } : {}),
          },
        ]),
      ]),
    ]),
  );
}

const differences = (a: Map<string, string>, b: Map<string, string>): string[] =>
  [...new Set([...a.keys(), ...b.keys()])].filter((key) => a.get(key) !== b.get(key)).sort();

describe('toMatrixProp', () => {
  it('answers every cell of the matrix, with all reasons, and no other', () => {
    const cells = known(recorded);
    expect(cells.size).toBeGreaterThan(10_000);
    expect(differences(told(real), cells)).toEqual([]);
  });

  it('gives a reason for everything that is not simply fine', () => {
    const bare = (list: readonly { level: string; why: number[] }[]) =>
      list.filter(({ level, why }) => level !== 'fine' && why.length === 0);
    expect(bare(real.cells)).toEqual([]);
    expect(bare(real.rows)).toEqual([]);
    for (const { why } of [...real.cells, ...real.rows]) {
      for (const place of why) expect(real.reasons[place]?.text).toMatch(/\S/);
    }
  });

  it('has each column in one lane, each lane in one group', () => {
    const headers = real.lanes.flatMap(({ columns }) => columns);
    expect([...headers].sort()).toEqual([...new Set(recorded.columns.map((c) => c.header))].sort());
    for (const { group, columns } of real.lanes) {
      for (const header of columns) {
        expect(recorded.columns.find((c) => c.header === header)?.group, header).toBe(group);
      }
    }
  });

  it('has tracks over all months of the record, and every column of the variant on one', () => {
    const months = monthRange(real.since, real.asOf).length;
    const length = (track: [string, number][]) => track.reduce((sum, [, n]) => sum + n, 0);
    for (const variant of ['raw', 'deduplicated'] as const) {
      const { rows, groups } = real.tracks[variant];
      expect(length(rows)).toBe(months);
      for (const { track, lanes } of groups) {
        expect(length(track)).toBe(months);
        for (const lane of lanes) expect(length(lane.track)).toBe(months);
      }
      const drawn = groups.flatMap(({ lanes }) =>
        lanes.flatMap((l) => l.lanes.flatMap((p) => real.lanes[p]?.columns ?? [])),
      );
      const has = recorded.columns.filter((c) => c.variants.includes(variant)).map((c) => c.header);
      expect([...drawn].sort()).toEqual([...new Set(has)].sort());
    }
  });

  it('leaves unpublished months as gaps, also those of one variant only', () => {
    const levels = (variant: 'raw' | 'deduplicated') =>
      real.tracks[variant].rows.flatMap(([level, n]) => Array.from({ length: n }, () => level));
    const months = monthRange(real.since, real.asOf);
    const gaps = (variant: 'raw' | 'deduplicated') => months.filter((_, i) => levels(variant)[i] === 'gap');
    const unpublished = months.filter((m) => !recorded.releases.some((r) => r.period === m));
    expect(gaps('raw')).toEqual(unpublished);
    expect(gaps('deduplicated')).toEqual([...unpublished, '2018-05', '2018-06', '2021-10'].sort());
  });

  it('is small enough to stand in the page', () => {
    expect(JSON.stringify(real).length).toBeLessThan(60_000);
  });

  it('shows a planted incident where it is stated and in what contains it, and nowhere else', () => {
    const planted = withIncidents(
      recorded,
      sampleIncident({ affects: ['2020-06'], columns: ['月租金'], severity: 'severe', title: '種下的事件' }),
    );
    const after = toMatrixProp(planted);
    expect(differences(told(real), told(after))).toEqual([
      '2020-06/deduplicated/月租金',
      '2020-06/raw/月租金',
      '2020/deduplicated/月租金',
      '2020/raw/月租金',
      '2020Q2/deduplicated/月租金',
      '2020Q2/raw/月租金',
    ]);
    expect(told(after).get('2020-06/raw/月租金')).toContain('"severe",["種下的事件"]');
    expect(after.reasons.find(({ text }) => text === '種下的事件')?.incident).toBe('sample');
    const at = monthRange(after.since, after.asOf).indexOf('2020-06');
    const price = after.tracks.raw.groups.find(({ group }) => group === 'price');
    const levels = price?.track.flatMap(([level, n]) => Array.from({ length: n }, () => level)) ?? [];
    expect(levels.slice(at - 1, at + 2)).toEqual(['fine', 'severe', 'fine']);
  });
});

it('the module names the matrix as a file', () => {
  expect(toMatrixModule(recorded).json).toBe(FILES.usability);
});
