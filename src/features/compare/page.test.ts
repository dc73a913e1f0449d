import { describe, expect, it } from 'vitest';
import { toCompareStart, type CompareStart } from '@site/plugins/pages/data/compare';
import { comparePage } from '@site/src/lib/addresses/pages';
import {
  type Catalogue,
  type Choice,
  type ColumnComparison,
  compare,
  comparisonWords,
  coversWords,
  defaultChoice,
  granularity,
  groupColumns,
  isBlock,
  periodsWith,
  readQuery,
  getReader,
  reasonWords,
  sideReasons,
  SIDES,
  slotInYear,
  suggestionsFor,
  toComparisonJson,
  VARIANTS,
} from 'rental-data';
import { type CatalogueJson, toCatalogueJson } from 'rental-data/formats';
import { catalogue, recorded } from 'rental-data/testing/realCatalogue';
import { SITE } from 'rental-data/testing/sampleSite';
import {
  sampleCatalogue,
  sampleColumn,
  sampleIncident,
  sampleVersion,
  withIncidents,
} from 'rental-data/testing/usabilitySample';
import { toCatalogue } from '@site/src/features/open/session/fetchCatalogue';

const DEFAULT: Choice = { a: '2023-08', b: '2026-08', variant: 'raw' };

/** Pairs of every kind: neighbours, a fixed stride through all, and periods that were never published. */
function somePairs(): [string, string][] {
  const periods = [
    ...catalogue.releases.map((r) => r.period),
    '2017-01',
    '2024-06',
    '2026-02',
    '2030',
    '2024Q3',
  ];
  return periods.flatMap((a, i) =>
    [1, 31].map((step): [string, string] => [a, periods[(i + step) % periods.length] as string]),
  );
}

/** The catalogue as browsers read it. */
const read = (known: Catalogue): Catalogue =>
  toCatalogue(JSON.parse(JSON.stringify(toCatalogueJson(known, SITE))) as CatalogueJson);

describe('the published catalogue', () => {
  const published = read(catalogue);

  it('compares as the whole catalogue does', () => {
    for (const variant of VARIANTS) {
      for (const [a, b] of somePairs()) {
        const [mine, whole] = [compare(published, a, b, variant), compare(catalogue, a, b, variant)];
        expect(mine, `${a} ${b} ${variant}`).toEqual(whole);
        expect(comparisonWords(mine, published.incidents)).toEqual(
          comparisonWords(whole, catalogue.incidents),
        );
      }
    }
  });

  it('does so for changes of meaning and replaced columns', () => {
    const planted = sampleCatalogue(recorded, {
      versions: [sampleVersion('0.1'), sampleVersion('0.2', { replaces: { 甲: ['乙'] } })],
      columns: [
        sampleColumn('租金', { until: '0.1' }),
        sampleColumn('租金', { since: '0.2', description: '另一個意思。' }),
        sampleColumn('甲', { until: '0.1' }),
        sampleColumn('乙', { since: '0.2' }),
        sampleColumn('坪數'),
      ],
    });
    const found = compare(read(planted), '2030-01', '2030-02', 'raw');
    expect(found).toEqual(compare(planted, '2030-01', '2030-02', 'raw'));
    expect(found.changes.map((c) => c.kind)).toEqual(['column-replaced', 'column-changed']);
  });

  it('gives the result that the page shows first', () => {
    const { first } = JSON.parse(JSON.stringify(toCompareStart(catalogue))) as CompareStart;
    expect(first.choice).toEqual(defaultChoice(published));
    const { a, b, variant } = first.choice;
    expect(first.comparison).toEqual(compare(published, a, b, variant));
  });
});

describe('defaultChoice', () => {
  it('is a pair of months a year apart whose rows may be compared', () => {
    const { a, b, variant } = defaultChoice(recorded);
    expect({ a, b, variant }).toEqual(suggestionsFor(recorded)[0]?.choice);
    expect(slotInYear(a)).toBe(slotInYear(b));
    expect(compare(recorded, a, b, variant).rows.verdict).toBe('comparable');
  });

  it('is the newest month and an earlier one where none is complete', () => {
    const releases = recorded.releases.filter(
      ({ period }) => getReader(recorded).rows(period, 'raw').state !== 'complete',
    );
    expect(suggestionsFor({ ...recorded, releases })).toEqual([]);
    const { a, b } = defaultChoice({ ...recorded, releases });
    expect(b).toBe('2026-08');
    expect(a < b).toBe(true);
  });

  it('needs two months', () => {
    const releases = recorded.releases.slice(0, 1);
    expect(() => defaultChoice({ ...recorded, releases })).toThrow(RangeError);
  });
});

describe('readQuery', () => {
  const read = (search: string) => readQuery(search, DEFAULT);

  it('reads what comparePage writes', () => {
    for (const { period } of catalogue.releases) {
      for (const variant of VARIANTS) {
        const address = new URL(comparePage(period, '2018', variant), 'https://example.org');
        if (period === '2018') continue;
        expect(read(address.search)).toEqual({ choice: { a: period, b: '2018', variant }, problems: [] });
      }
    }
  });

  it.each([
    ['', DEFAULT],
    ['?', DEFAULT],
    ['?a=2021-10', { ...DEFAULT, a: '2021-10' }],
    ['?b=2024Q1&variant=deduplicated', { ...DEFAULT, b: '2024Q1', variant: 'deduplicated' }],
    ['?a=&b=%20', DEFAULT],
    ['?a=2021-10&a=2021-11&x=1', { ...DEFAULT, a: '2021-10' }],
    // never published, which the comparison explains
    ['?a=2026-02', { ...DEFAULT, a: '2026-02' }],
  ] as [string, Choice][])('%s is understood', (search, choice) => {
    expect(read(search)).toEqual({ choice, problems: [] });
  });

  it.each([
    ['?a=2021-13', [{ type: 'no-period', side: 'a', text: '2021-13' }]],
    [
      '?a=%3Cimg+onerror%3E&b=now',
      [
        { type: 'no-period', side: 'a', text: '<img onerror>' },
        { type: 'no-period', side: 'b', text: 'now' },
      ],
    ],
    ['?variant=Raw', [{ type: 'no-variant', text: 'Raw' }]],
    ['?a=2026-08', [{ type: 'same' }]],
    ['?a=%E0%A4%A', [{ type: 'no-period', side: 'a', text: '\ufffd%A' }]],
  ])('%s is refused and the form keeps what can be kept', (search, problems) => {
    const { choice, problems: found } = read(search);
    expect(found).toEqual(problems);
    expect([choice.a, choice.b].every((p) => granularity(p))).toBe(true);
  });

  it('cuts long texts at a whole sign', () => {
    const [problem] = read(`?a=${encodeURIComponent('🏠'.repeat(100))}`).problems;
    expect(problem).toMatchObject({ text: `${'🏠'.repeat(40)}…` });
  });
});

it('periodsWith leaves out periods without the variant', () => {
  expect(periodsWith(recorded, 'deduplicated')).not.toContain('2018-05');
  expect(periodsWith(recorded, 'raw')).toHaveLength(recorded.releases.length);
});

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
