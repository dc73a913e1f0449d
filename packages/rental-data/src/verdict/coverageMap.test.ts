/** The map of what was published, and what is counted of it, held against the record of what was published. */
import { describe, expect, it } from 'vitest';
import { duePeriods } from '../usability/timeline';
import { findRelease, listYears } from '../catalogue/sets';
import { monthRange } from '../period';
import { describeCoverage } from './coverageMap';
import { countFigures } from './figures';
import { monthBars } from './monthBars';
import { releaseQuality } from './release';
import { publishedFiles } from '../../tests/support/publishedFiles';
import { catalogue, recorded } from '../../tests/support/realCatalogue';

/** Rows of a set by the independent record; undefined when it was not published. */
function recordedRows(period: string, variant: string): number | undefined {
  const file = publishedFiles.find((f) => f.period === period && f.variant === variant);
  return file && Number(file.row_count);
}

const recordedPeriods = [...new Set(publishedFiles.map((f) => f.period))];

function incident(id: string) {
  const found = recorded.incidents.find((i) => i.id === id);
  if (!found) throw new Error(`no incident ${id}`);
  return found;
}

/** Months in which nothing was published, April 2024 to July 2026, by the incident that kept each from it. */
const SILENT_BY: Record<string, string[]> = {
  'outage-2024': [...monthRange('2024-04', '2024-08'), ...monthRange('2024-11', '2025-09')],
  'trial-2025': monthRange('2025-12', '2026-02'),
  'restart-2026-08': monthRange('2026-05', '2026-07'),
};
const SILENT = Object.values(SILENT_BY).flat();

const BEGAN =
  '「約略地點_x」、「約略地點_y」、「約略地點範圍」從2018年9月起才完整；「出租所費天數」、「最大出租所費天數」意義改變；「刊登者編碼」、「最大刊登者編碼」從2018年8月起才完整';

describe('the coverage map', () => {
  const map = describeCoverage(recorded);

  it('has a cell for every published period, and for no other', () => {
    expect(Object.keys(map.cells).sort()).toEqual([...recordedPeriods].sort());
  });

  it.each(recordedPeriods)('shows the recorded rows of %s', (period) => {
    expect(map.cells[period]?.raw).toBe(recordedRows(period, 'raw'));
    expect(map.cells[period]?.deduplicated).toBe(recordedRows(period, 'deduplicated'));
  });

  it('leaves the de-duplicated rows out where there are none', () => {
    const raw = Object.keys(map.cells).filter((p) => map.cells[p]?.deduplicated === undefined);
    expect(raw.sort()).toEqual(['2018-05', '2018-06', '2021-10']);
  });

  it.each([
    // The whole set must not be used, so nothing is said of single columns.
    ['2021Q4', { rows: 'avoid', why: '混入四個月的物件' }],
    [
      '2018Q4',
      {
        rows: 'complete',
        columns: 'note',
        columnsWhy: `${incident('crawler-gap-2018-12').title}；${incident('furniture-columns-twice-2018').title}`,
      },
    ],
    // Made after July was mended; the places began incomplete whatever the incident.
    ['2018Q3', { rows: 'complete', columns: 'caution', columnsWhy: BEGAN }],
    [
      '2018',
      {
        rows: 'not-comparable',
        why: '涵蓋2018年5月1日到12月31日，六都以外從5月底開始',
        part: { from: 120 / 365, to: 1 },
        columns: 'caution',
        columnsWhy: BEGAN,
      },
    ],
    [
      '2024-09',
      {
        rows: 'not-comparable',
        why: '涵蓋2024年9月8日到30日',
        part: { from: 7 / 30, to: 1 },
        columns: 'caution',
        columnsWhy: incident('outage-2024').title,
      },
    ],
    [
      '2026-04',
      {
        rows: 'not-comparable',
        why: '試行收錄，大約每週一輪',
        columns: 'severe',
        columnsWhy: `${incident('letting-signal-2026').title}；${incident('furniture-columns-2026').title}`,
      },
    ],
  ])('says how far %s can be trusted', (period, expected) => {
    const { raw: _raw, deduplicated: _deduplicated, ...states } = map.cells[period] ?? {};
    expect(states).toEqual(expected);
  });

  it('does not repeat a standing incident in every cell', () => {
    expect(map.cells['2023-06']).toEqual({
      raw: recordedRows('2023-06', 'raw'),
      deduplicated: recordedRows('2023-06', 'deduplicated'),
      rows: 'complete',
    });
  });

  it('lists the periods that were due and never came', () => {
    const quarters = [
      '2024Q2',
      '2024Q3',
      '2024Q4',
      '2025Q1',
      '2025Q2',
      '2025Q3',
      '2025Q4',
      '2026Q1',
      '2026Q2',
    ];
    expect(Object.keys(map.unpublished).sort()).toEqual(
      [...SILENT, '2018Q2', ...quarters, '2024', '2025'].sort(),
    );
  });

  it('says why they never came, where somebody recorded it', () => {
    for (const [id, months] of Object.entries(SILENT_BY))
      for (const month of months) expect(map.unpublished[month], month).toBe(incident(id).title);
    expect(map.unpublished['2024']).toBe(incident('outage-2024').title);
    // One month of three is no reason, and of 2018 nothing is known.
    expect(map.unpublished['2025Q4']).toBe('');
    expect(map.unpublished['2018Q2']).toBe('');
  });

  it('spans the years of the releases and of the record', () => {
    expect([map.first, map.last]).toEqual([2018, 2026]);
    const later = describeCoverage({ ...recorded, dataset: { ...recorded.dataset, asOf: '2027-01' } });
    expect([later.first, later.last]).toEqual([2018, 2027]);
    const gaps = Object.keys(later.unpublished);
    expect(gaps).toContain('2027-01');
    expect(gaps).toContain('2026Q4');
    expect(gaps).not.toContain('2027-02');
    expect(gaps).not.toContain('2027Q1');
    expect(gaps).not.toContain('2027');
    // Nobody knows here why.
    expect(later.unpublished['2027-01']).toBe('');
  });

  it('takes a period as due once it is over', () => {
    const due = (asOf: string) =>
      duePeriods({ ...recorded, dataset: { ...recorded.dataset, since: '2025-11', asOf } });
    expect(due('2025-11')).toEqual(['2025-11']);
    expect(due('2025-12')).toEqual(['2025', '2025Q4', '2025-11', '2025-12']);
    expect(due('2026-03').filter((period) => period.startsWith('2026'))).toEqual([
      '2026Q1',
      '2026-01',
      '2026-02',
      '2026-03',
    ]);
  });
});

describe('the figures', () => {
  it('counts what the record counts', () => {
    expect(countFigures(recorded)).toEqual({
      periods: { annual: 6, quarterly: 23, monthly: 78 },
      files: 388,
      months: { published: 78, due: 100, until: '2026-08' },
      sound: expect.objectContaining({ period: '2024-03', variant: 'raw', rows: 204420 }) as unknown,
      columns: { version: '0.3', count: 73 },
    });
  });

  it('counts every incident and every file of the whole catalogue', () => {
    const figures = countFigures(catalogue);
    expect(figures.files).toBe(catalogue.releases.flatMap((r) => r.sets.flatMap((s) => s.files)).length);
    const { annual, quarterly, monthly } = figures.periods;
    expect(annual + quarterly + monthly).toBe(catalogue.releases.length);
  });
});

describe('the quality of a period', () => {
  it('says why columns have their level where no incident does', () => {
    const unmarked = (period: string) =>
      releaseQuality(recorded, findRelease(recorded, period)).columns?.unmarked;
    // A note gives no care, and says nothing of why.
    expect(unmarked('2018-08')).toBe('「約略地點_x」、「約略地點_y」、「約略地點範圍」從2018年9月起才完整');
    expect(unmarked('2018Q3')).toBe(BEGAN);
    for (const period of ['2018-07', '2021-11', '2024-03', '2026-04'])
      expect(unmarked(period), period).toBeUndefined();
  });

  it('leaves no level of columns without a reason', () => {
    for (const one of catalogue.releases) {
      const { columns, incidents } = releaseQuality(catalogue, one);
      const passing = incidents.filter(({ incident: { standing } }) => !standing);
      if (columns) expect(columns.unmarked ?? passing[0], one.period).toBeDefined();
    }
  });
});

describe('a year of downloads', () => {
  const years = listYears(recorded);

  it.each(years)('%i has twelve bars, null where nothing was published', (year) => {
    const months = monthRange(`${year}-01`, `${year}-12`);
    expect(monthBars(recorded, year)).toHaveLength(12);
    expect(monthBars(recorded, year).map((bar) => bar?.rows)).toEqual(
      months.map((m) => recordedRows(m, 'raw')),
    );
  });

  it('a year without releases is empty', () => {
    expect(monthBars(recorded, 2017)).toEqual(Array<null>(12).fill(null));
  });
});
