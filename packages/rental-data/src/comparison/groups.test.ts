/** The columns of a comparison in groups, as pages and programs read them. */
import { describe, expect, it } from 'vitest';
import { VARIANTS } from '../catalogue/values';
import { compare } from './compare';
import { groupColumns, sideReasons } from './groups';
import { type ColumnComparison, SIDES } from './types';
import { comparisonWords, coversWords, isBlock, toComparisonJson } from './words';
import { reasonWords } from '../usability/words';
import { catalogue, recorded, somePairs } from '../../tests/support/realCatalogue';
import {
  sampleCatalogue,
  sampleColumn,
  sampleIncident,
  sampleVersion,
  withIncidents,
} from '../../tests/support/usabilitySample';

const comparisons = VARIANTS.flatMap((variant) =>
  somePairs().map(([a, b]) => compare(catalogue, a, b, variant)),
);

describe('groupColumns', () => {
  it('has every column of the comparison once', () => {
    for (const comparison of comparisons) {
      const { minded, empty, comparable } = groupColumns(comparison.columns);
      const all = [...minded.flatMap((g) => g.headers), ...empty, ...comparable];
      expect(all.sort()).toEqual(comparison.columns.list.map((c) => c.header).sort());
    }
  });

  /** What is shown of a column: the reasons of one side alone that matter to a comparison. */
  const serialiseShown = ({ a, b, ...rest }: Omit<ColumnComparison, 'header'>): string =>
    JSON.stringify({ ...rest, a: { ...a, reasons: sideReasons(a) }, b: { ...b, reasons: sideReasons(b) } });

  it('says of every column what the comparison says of it', () => {
    for (const comparison of comparisons) {
      const known = new Map(
        comparison.columns.list.map(({ header, ...rest }) => [header, serialiseShown(rest)]),
      );
      for (const { headers, ...alike } of groupColumns(comparison.columns).minded) {
        const shown = serialiseShown(alike);
        expect(headers.filter((header) => known.get(header) !== shown)).toEqual([]);
      }
    }
  });

  it('has a reason to show for every column that may not be compared', () => {
    for (const comparison of comparisons) {
      // What keeps every column from being compared is said once, and no column is shown.
      if (comparison.columns.reasons.some(isBlock)) continue;
      const silent = groupColumns(comparison.columns).minded.filter(({ a, b, instead, changes, meaning }) => {
        const words = [...sideReasons(a), ...sideReasons(b)].map((r) => reasonWords(r, catalogue.incidents));
        const days = SIDES.flatMap((side) => coversWords(comparison, side) ?? []);
        return [...words.filter(Boolean), ...days, ...instead, ...changes, ...meaning].length === 0;
      });
      expect(silent, `${comparison.a.period} ${comparison.b.period}`).toEqual([]);
    }
  });

  it('puts what may not be compared first, and what is empty on both sides apart', () => {
    const { minded, empty } = groupColumns(compare(recorded, '2023-04', '2026-04', 'raw').columns);
    const verdicts = minded.map((g) => g.verdict);
    expect([...verdicts].sort((x, y) => (x === y ? 0 : x === 'not-comparable' ? -1 : 1))).toEqual(verdicts);
    expect(empty).toContain('附近有_學校？');
    expect(empty).toHaveLength(12);
  });

  it('keeps columns apart that are alike but for the incident', () => {
    const columns = [sampleColumn('甲'), sampleColumn('乙'), sampleColumn('丙')];
    const planted = withIncidents(
      sampleCatalogue(recorded, { versions: [sampleVersion('0.1'), sampleVersion('0.2')], columns }),
      sampleIncident({ id: 'one', affects: ['2030-01'], columns: ['甲', '丙'] }),
      sampleIncident({ id: 'two', affects: ['2030-01'], columns: ['乙'] }),
    );
    const { minded } = groupColumns(compare(planted, '2030-01', '2030-02', 'raw').columns);
    expect(minded.map((g) => g.headers)).toEqual([['甲', '丙'], ['乙']]);
  });
});

it('a comparison as JSON is the comparison with its name, licence and words', () => {
  const comparison = compare(recorded, '2020-06', '2021-06', 'raw');
  const json = toComparisonJson(comparison, recorded.incidents);
  const plain = JSON.parse(JSON.stringify(comparison)) as typeof comparison;
  expect(json).toMatchObject({ format: 'comparison', formatVersion: 5, licence: 'CC0-1.0', ...plain });
  expect(json.text).toEqual(comparisonWords(comparison, recorded.incidents));
  expect(Object.keys(json)).toEqual(Object.keys(json).sort());
  expect(JSON.parse(JSON.stringify(json))).toStrictEqual(json);
});
