import { describe, expect, it } from 'vitest';
import type { Variant } from '../catalogue/values';
import { getReader, usabilityReader, type UsabilityReader } from './reader';
import { hasNote, holdsInPart, reasonId } from './states';
import type { RowsState, UsabilityState } from './types';
import { recorded } from '../../tests/support/realCatalogue';
import { sampleIncident, withIncidents } from '../../tests/support/usabilitySample';

const reader = usabilityReader(recorded);
const R: Variant = 'raw';
const D: Variant = 'deduplicated';

/** state and ids of reasons of a cell */
const cell = (period: string, variant: Variant, header: string) => {
  const { state, reasons } = reader.cell(period, variant, header);
  return [state, ...reasons.map(reasonId)];
};

describe('what is known of single columns', () => {
  it.each([
    // furniture since March 2026
    ['2025-11', R, '提供家具_床？', 'caution', ['unnamed-columns:trial-2025']],
    [
      '2026-03',
      R,
      '提供家具_床？',
      'severe',
      ['incident:furniture-columns-2026:values:severe', 'unnamed-columns:trial-2025'],
    ],
    [
      '2026-04',
      D,
      '提供家具_天然瓦斯？',
      'severe',
      ['incident:furniture-columns-2026:values:severe', 'unnamed-columns:trial-2025'],
    ],
    // on trial some columns hold wrong values, and nobody recorded which
    ['2026-04', D, '月租金', 'caution', ['unnamed-columns:trial-2025']],
    ['2026-08', D, '月租金', 'fine', []],
    // a part of the country
    [
      '2018-05',
      R,
      '月租金',
      'caution',
      ['counties:臺北市:新北市:桃園市:臺中市:臺南市:高雄市', 'changed:rent-range-2021:before'],
    ],
    // days to let: lagging on trial, another meaning since March 2026
    ['2024-10', R, '出租所費天數', 'fine', []],
    [
      '2025-11',
      R,
      '出租所費天數',
      'caution',
      ['incident:trial-2025:values:caution', 'unnamed-columns:trial-2025'],
    ],
    [
      '2026-04',
      R,
      '出租所費天數',
      'severe',
      [
        'incident:letting-signal-2026:values:severe',
        'incident:trial-2025:values:caution',
        'unnamed-columns:trial-2025',
      ],
    ],
    [
      '2026-04',
      D,
      '房屋曾出租過',
      'severe',
      [
        'incident:letting-signal-2026:values:severe',
        'incident:trial-2025:values:caution',
        'unnamed-columns:trial-2025',
      ],
    ],
    // an address that is empty is empty, although the incident is a note
    [
      '2026-03',
      R,
      '物件網址',
      'empty',
      ['incident:listing-url-empty-2025:values:empty', 'unnamed-columns:trial-2025'],
    ],
    // nearby since November 2021
    ['2021-09', R, '附近有_學校？', 'fine', ['changed:nearby-2021:before']],
    ['2021-11', D, '附近有_學校？', 'empty', ['incident:nearby-columns-empty-2021:values:empty']],
    [
      '2026-04',
      R,
      '附近有_學校？',
      'empty',
      ['incident:nearby-columns-empty-2021:values:empty', 'unnamed-columns:trial-2025'],
    ],
    // 0 and 1 written as F and T: the files published today are right
    ['2022-03', R, '月租金', 'fine', ['incident:flags-written-as-values-2021:values:fine']],
    ['2022-03', D, '縣市', 'fine', ['incident:flags-written-as-values-2021:values:fine']],
    ['2022-03', R, '可炊？', 'fine', []],
    ['2022-09', R, '月租金', 'fine', []],
    ['2022Q2', R, '月租金', 'fine', []],
    ['2022Q3', R, '月租金', 'fine', []],
    ['2022', R, '月租金', 'fine', []],
    // more listings than usual had gone: good to know, and to be said at this column and of this month only
    ['2024-09', R, '房屋出租狀態', 'fine', ['incident:outage-2024:values:fine']],
    ['2024-09', R, '出租所費天數', 'fine', []],
    ['2024-10', R, '房屋出租狀態', 'fine', []],
    // lost listings of 2021: values stay usable, but for the periods to avoid
    ['2021-09', R, '坪數', 'fine', []],
    ['2021-10', R, '租屋平台', 'severe', ['avoid:2021-01']],
    ['2021Q4', D, '租屋平台', 'severe', ['avoid:2021-01']],
    ['2021', R, '租屋平台', 'fine', []],
    // dates
    ['2019-03', R, '物件首次發現時間', 'caution', ['incident:2019-00:values:caution']],
    ['2019-03', D, '最大物件首次發現時間', 'caution', ['incident:2019-00:values:caution']],
    ['2019-10', R, '物件首次發現時間', 'fine', ['incident:2019-02:values:fine']],
    ['2023-10', R, '物件最後更新時間', 'caution', ['incident:2023-01:values:caution']],
    [
      '2023',
      R,
      '物件最後更新時間',
      'caution',
      ['incident:2023-00:values:caution', 'incident:2023-01:values:caution'],
    ],
    // columns that began incomplete
    [
      '2018-07',
      R,
      '刊登者編碼',
      'caution',
      ['incident:letting-columns-2018-07:values:caution', 'incomplete:2018-08@2018-07'],
    ],
    ['2018-08', R, '刊登者編碼', 'fine', []],
    ['2018-08', R, '約略地點_x', 'caution', ['incomplete:2018-09@2018-08']],
    ['2018-09', R, '約略地點_x', 'fine', []],
    ['2018Q3', R, '約略地點_y', 'caution', ['incomplete:2018-09@2018-07+2018-08']],
    ['2018', R, '約略地點_y', 'caution', ['incomplete:2018-09@2018-05+2018-06+2018-07+2018-08']],
    // corrected before the quarter and the year were made; inherited from the month
    // a quarter and a year that mix two ways of counting; other meanings, which are no faults
    ['2018Q3', R, '出租所費天數', 'caution', ['changed:letting-days-2018:mixed']],
    ['2018', D, '最大出租所費天數', 'caution', ['changed:letting-days-2018:mixed']],
    ['2018-08', R, '出租所費天數', 'fine', []],
    ['2021', R, '可炊？', 'fine', ['changed:cooking-and-pets-2021:mixed']],
    ['2021-09', R, '陽台數', 'fine', ['changed:balconies-2021:before']],
    ['2022-09', R, '陽台數', 'fine', []],
    ['2023-12', D, '最大物件編號', 'fine', ['changed:listing-number-order-0.3:before']],
    ['2024-01', D, '最大物件編號', 'fine', []],
    // two formulas in one column, and a code that was overwritten
    ...['2026-03', '2026-04', '2026-08'].flatMap((period) =>
      ['每坪租金（含管理費與停車費）', '格局編碼（陽台/衛浴/房/廳）'].map((header) => [
        period,
        R,
        header,
        'caution',
        [
          ...(period === '2026-08' ? [] : ['unnamed-columns:trial-2025']),
          'incident:rent-per-ping-2026:values:caution',
        ],
      ]),
    ),
    [
      '2021',
      R,
      '附近的公車站數',
      'empty',
      [
        'incident:nearby-columns-empty-2021:values:empty@2021-11+2021-12',
        'changed:nearby-2021:mixed',
        'incident:flags-written-as-values-2021:values:fine',
      ],
    ],
    // notation of version 0.0
    ['2018-06', R, '可炊？', 'fine', ['changed:cooking-and-pets-2021:before', 'notation:booleans:0.0']],
    ['2018-07', R, '可炊？', 'fine', ['changed:cooking-and-pets-2021:before']],
    ['2018-06', R, '月租金', 'fine', ['changed:rent-range-2021:before']],
  ] as [string, Variant, string, UsabilityState, string[]][])(
    '%s %s %s: %s',
    (period, variant, header, state, reasons) => {
      expect(cell(period, variant, header)).toEqual([state, ...reasons]);
    },
  );

  it.each([
    ['2018-06', R, '刊登者編碼', 'not-in-version:0.0:0.1:'],
    ['2023-12', D, '常見刊登者編碼', 'not-in-version:0.2:0.3::最大刊登者編碼'],
    ['2023', D, '約略地點範圍', 'not-in-version:0.3:0.2:0.2:常見約略地點_x:常見約略地點_y'],
    ['2023-12', D, '物件最後更新時間', 'not-in-version:0.2:0.3:'],
    // What it replaces was not there yet either.
    ['2018-07', D, '常見約略地點_x', 'not-in-version:0.1:0.3:'],
    ['2018-07', D, '常見刊登者編碼', 'not-in-version:0.1:0.3::最大刊登者編碼'],
    ['2024-01', D, '物件網址', 'not-in-variant:raw'],
    ['2024-01', R, '重複物件數', 'not-in-variant:deduplicated'],
    ['2018-06', D, '月租金', 'variant-not-published:deduplicated:0.0:never'],
    ['2021-10', D, '月租金', 'variant-not-published:deduplicated:0.2:offered'],
    ['2018-04', R, '月租金', 'not-published:before'],
    ['2018Q1', R, '月租金', 'not-published:before'],
    ['2018Q2', R, '月租金', 'not-published:never'],
    ['2024-05', R, '月租金', 'not-published:never:outage-2024'],
    ['2024', D, '月租金', 'not-published:never:outage-2024'],
    // Each month of the spans that are recorded, and a quarter that lacks at least half of its months by them.
    ['2025-09', R, '月租金', 'not-published:never:outage-2024'],
    ['2025-12', R, '月租金', 'not-published:never:trial-2025'],
    ['2026-02', R, '月租金', 'not-published:never:trial-2025'],
    ['2025', R, '月租金', 'not-published:never:outage-2024'],
    ['2025Q4', R, '月租金', 'not-published:never'],
    ['2026Q1', R, '月租金', 'not-published:never:trial-2025'],
    ['2026-05', R, '月租金', 'not-published:never:restart-2026-08'],
    ['2026-09', R, '月租金', 'not-published:not-yet'],
    ['2030-01', R, '月租金', 'not-published:not-yet'],
  ] as const)('%s %s %s is absent: %s', (period, variant, header, reason) => {
    expect(cell(period, variant, header)).toEqual(['absent', reason]);
  });

  it('a note leaves a column fine and can be told', () => {
    expect(hasNote(reader.cell('2022-03', R, '月租金'))).toBe(true);
    expect(hasNote(reader.cell('2024-09', R, '房屋出租狀態'))).toBe(true);
    // A notation of its own is a reason, and no note.
    expect(hasNote(reader.cell('2018-06', R, '可炊？'))).toBe(false);
    expect(hasNote(reader.cell('2022-09', R, '月租金'))).toBe(false);
    expect(hasNote(reader.cell('2026-03', R, '物件網址'))).toBe(false);
  });

  it('tells a state that holds for a part of the period', () => {
    expect(holdsInPart(reader.cell('2021', R, '附近有_學校？'))).toBe(true);
    expect(holdsInPart(reader.cell('2022', R, '附近有_學校？'))).toBe(false);
    expect(holdsInPart(reader.cell('2022', R, '月租金'))).toBe(false);
  });
});

describe('what is known of rows', () => {
  it.each([
    [
      '2018-05',
      R,
      'not-comparable',
      [
        'covers:2018-05-01:2018-05-31:臺北市:新北市:桃園市:臺中市:臺南市:高雄市',
        'incident:beta-2018-05:rows:partial:六都以外的縣市到5月底才開始收錄',
        'beta',
      ],
    ],
    [
      '2018',
      R,
      'not-comparable',
      // Nothing was due before the dataset began in May, and eight months are no year.
      [
        'covers:2018-05-01:2018-12-31',
        'incident:beta-2018-05:rows:partial:從5月起算，六都以外從5月底開始',
        'merge:newest',
      ],
    ],
    ['2020-06', R, 'complete', []],
    ['2021-06', R, 'not-comparable', ['incident:2021-01:rows:not-comparable:估計短少6.02%']],
    [
      '2021-07',
      D,
      'not-comparable',
      [
        'incident:2021-01:rows:not-comparable:估計短少34.96%',
        'incident:rent-range-2021:rows:complete:2021年7月到10月，租金寫成範圍的物件沒有收錄',
      ],
    ],
    [
      '2021-10',
      R,
      'avoid',
      [
        'incident:2021-01:rows:avoid:混入四個月的物件',
        'incident:rent-range-2021:rows:complete:2021年7月到10月，租金寫成範圍的物件沒有收錄',
      ],
    ],
    [
      '2021',
      D,
      'not-comparable',
      [
        'incident:2021-01:rows:not-comparable:6月到9月短少，只補回8月與9月的大半',
        'incident:2021-00:rows:partial:只在2月20日到24日出現的物件可能沒有收錄',
        'incident:rent-range-2021:rows:complete:2021年7月到10月，租金寫成範圍的物件沒有收錄',
        'merge:newest',
      ],
    ],
    [
      '2023-03',
      R,
      'not-comparable',
      ['covers:2023-03-01:2023-03-24', 'incident:2023-00:rows:partial:資料到3月24日為止'],
    ],
    [
      '2023',
      R,
      'partial',
      [
        'incident:2023-00:rows:partial:只在3月25日到4月13日刊登的物件可能沒有收錄',
        'incident:2023-01:rows:partial:10月6日之後才刊登、26日之前就下架的物件沒有收錄',
      ],
    ],
    [
      '2024-09',
      D,
      'not-comparable',
      ['covers:2024-09-08:2024-09-30', 'incident:outage-2024:rows:partial:缺少只在9月1日到7日刊登的物件'],
    ],
    // trial operation counts less often: what it counted is another number than that of a month
    [
      '2025-10',
      R,
      'not-comparable',
      [
        'incident:trial-2025:rows:not-comparable:試行收錄，只有兩輪',
        'covers:2025-10-26:2025-10-31',
        'incident:parking-left-out-2025:rows:complete:2025年10月起，原始資料沒有新刊登的車位',
      ],
    ],
    [
      '2026-04',
      D,
      'not-comparable',
      [
        'incident:trial-2025:rows:not-comparable:試行收錄，大約每週一輪',
        'rows-changed:dwellings-by-faulty-columns-2026:after',
      ],
    ],
    ['2021-10', D, 'absent', ['variant-not-published:deduplicated:0.2:offered']],
    ['2024-04', R, 'absent', ['not-published:never:outage-2024']],
    ['2026-01', R, 'absent', ['not-published:never:trial-2025']],
  ] as [string, Variant, RowsState, string[]][])('%s %s: %s', (period, variant, state, reasons) => {
    const rows = reader.rows(period, variant);
    expect([rows.state, ...rows.reasons.map(reasonId)]).toEqual([state, ...reasons]);
  });

  it.each([
    ['2021-07', 34.96],
    ['2021Q2', 4.49],
    ['2021-10', undefined],
    ['2020-06', undefined],
  ])('of %s %s% are estimated to be lost', (period, loss) => {
    expect(reader.rows(period, R).loss).toBe(loss);
  });
});

describe('incidents of a period', () => {
  it('are those that it states and those that it inherits, worst first', () => {
    const usabilityIn = (period: string) =>
      reader.incidents(period).map(({ incident, reach }) => [incident.id, ...reach.through]);
    expect(usabilityIn('2018Q3')).toEqual([
      ['furniture-columns-twice-2018'],
      ['floor-99-2018', '2018-07', '2018-08'],
    ]);
    expect(usabilityIn('2021-10').map(([id]) => id)).toEqual([
      '2021-01',
      'flags-written-as-values-2021',
      'rent-range-2021',
    ]);
    expect(usabilityIn('2020-06')).toEqual([]);
  });
});

describe('what cannot be answered', () => {
  it.each(['', '2026-13', '2026/04'])('“%s” is no period', (period) => {
    expect(() => reader.cell(period, R, '月租金')).toThrow(RangeError);
    expect(() => reader.rows(period, R)).toThrow(RangeError);
    expect(() => reader.incidents(period)).toThrow(RangeError);
  });

  it('an unknown column is named, even for a period without release', () => {
    expect(() => reader.cell('2026-04', R, '月租金額')).toThrow(/月租金額.*columns\.yaml/);
    expect(() => reader.cell('2019-13', R, '月租金')).toThrow(RangeError);
    expect(() => reader.cell('2024-05', R, '月租金額')).toThrow(/月租金額/);
  });
});

describe('kinds and severities', () => {
  it.each([
    ['wrong-value', 'note', 'fine'],
    ['wrong-value', 'caution', 'caution'],
    ['wrong-value', 'severe', 'severe'],
    ['incomplete', 'caution', 'caution'],
    ['empty', 'note', 'empty'],
    ['empty', 'severe', 'empty'],
    ['meaning-changed', 'note', 'fine'],
    ['meaning-changed', 'caution', 'caution'],
    ['meaning-changed', 'severe', 'severe'],
  ] as const)('%s, %s: %s', (kind, severity, state) => {
    const planted = withIncidents(recorded, sampleIncident({ kinds: [kind], severity, columns: ['坪數'] }));
    expect(getReader(planted).cell('2020-06', R, '坪數').state).toBe(state);
  });

  it('the worst of several counts, and comes first', () => {
    const planted = withIncidents(
      recorded,
      sampleIncident({ id: 'a', kinds: ['empty'], severity: 'severe', columns: ['坪數'] }),
      sampleIncident({ id: 'b', kinds: ['wrong-value'], severity: 'severe', columns: ['坪數'] }),
      sampleIncident({ id: 'c', kinds: ['meaning-changed'], severity: 'caution', columns: ['坪數'] }),
      sampleIncident({ id: 'd', kinds: ['wrong-value'], severity: 'note', columns: ['坪數'] }),
    );
    const { state, reasons } = getReader(planted).cell('2020-06', R, '坪數');
    expect(state).toBe('severe');
    expect(reasons.map((r) => ['incident' in r && r.incident, r.gives])).toEqual([
      ['b', 'severe'],
      ['a', 'empty'],
      ['c', 'caution'],
    ]);
  });

  it('a note says nothing of a column without values, unless it is empty in part only', () => {
    const planted = withIncidents(
      recorded,
      sampleIncident({ id: 'gone', kinds: ['empty'], affects: ['2020-06'], columns: ['坪數'] }),
      sampleIncident({ id: 'note', severity: 'note', affects: ['2020-06'], columns: ['坪數'] }),
    );
    const named = (period: string) =>
      getReader(planted)
        .cell(period, R, '坪數')
        .reasons.map((r) => 'incident' in r && r.incident);
    expect(named('2020-06')).toEqual(['gone']);
    expect(named('2020')).toEqual(['gone', 'note']);
  });

  it('rows that are missing say nothing about the values', () => {
    const lost = sampleIncident({ kinds: ['rows-missing'], severity: 'severe', countsAffected: true });
    const planted = withIncidents(recorded, lost);
    expect(getReader(planted).cell('2020-06', R, '坪數')).toEqual({ state: 'fine', reasons: [] });
    expect(getReader(planted).rows('2020-06', R).state).toBe('not-comparable');
  });

  it('a period to avoid is severe in every column, and so is the year that inherits it', () => {
    const lost = sampleIncident({
      kinds: ['rows-missing'],
      severity: 'severe',
      countsAffected: true,
      avoid: ['2020-06'],
    });
    const planted = getReader(withIncidents(recorded, lost));
    expect(planted.cell('2020-06', R, '坪數').state).toBe('severe');
    expect(planted.rows('2020-06', R).state).toBe('avoid');
    expect(planted.cell('2020', R, '坪數')).toMatchObject({
      state: 'severe',
      reasons: [{ type: 'avoid', through: ['2020-06'] }],
    });
    expect(planted.rows('2020', R).state).toBe('avoid');
    const stated = getReader(withIncidents(recorded, { ...lost, affects: ['2020-06', '2020'] }));
    expect(stated.cell('2020', R, '坪數').state).toBe('fine');
    expect(stated.rows('2020', R).state).toBe('not-comparable');
  });

  it('rows that are touched without missing ones cannot be compared, however slight the incident', () => {
    const trial = sampleIncident({ severity: 'note', columns: ['坪數'], countsAffected: true });
    const planted = getReader(withIncidents(recorded, trial));
    expect(planted.cell('2020-06', R, '坪數').state).toBe('fine');
    expect(planted.rows('2020-06', R)).toMatchObject({
      state: 'not-comparable',
      reasons: [{ incident: 'sample', kinds: [] }],
    });
  });

  it('what is noted at a column leaves it fine in the period named and in those that contain it, and nowhere else', () => {
    const noted = sampleIncident({
      severity: 'severe',
      kinds: ['rows-missing'],
      countsAffected: true,
      affects: ['2020-05', '2020-06'],
      noted: { 坪數: ['2020-06'] },
    });
    const planted = usabilityReader(withIncidents(recorded, noted));
    const ids = (period: string, header: string) => planted.cell(period, R, header).reasons.map(reasonId);
    expect(planted.cell('2020-06', R, '坪數').state).toBe('fine');
    expect(ids('2020-06', '坪數')).toEqual(['incident:sample:values:fine']);
    expect(ids('2020Q2', '坪數')).toEqual(['incident:sample:values:fine@2020-06']);
    expect(ids('2020', '坪數')).toEqual(['incident:sample:values:fine@2020-06']);
    expect(ids('2020-05', '坪數')).toEqual([]);
    expect(ids('2020-06', '房數')).toEqual([]);
  });
});

describe('months that an incident kept from being published', () => {
  const missing = (...spans: { from: string; to?: string }[]) =>
    usabilityReader({
      ...recorded,
      // A month of 2020 that was published, taken away.
      releases: recorded.releases.filter((r) => !['2020-06', '2020-08', '2020-09'].includes(r.period)),
      incidents: [sampleIncident({ affects: ['2020-05'], missing: spans })],
    });
  const why = (reader: UsabilityReader, period: string) => reader.rows(period, R).reasons.map(reasonId);

  it('are explained by it, the last one of a span included', () => {
    const reader = missing({ from: '2020-06', to: '2020-08' });
    expect(why(reader, '2020-06')).toEqual(['not-published:never:sample']);
    expect(why(reader, '2020-08')).toEqual(['not-published:never:sample']);
    expect(why(reader, '2020-09')).toEqual(['not-published:never']);
    expect(why(reader, '2020-07')).toEqual([]);
  });

  it('end with the next month that is published, where the record does not say', () => {
    const reader = missing({ from: '2020-06' });
    expect(why(reader, '2020-06')).toEqual(['not-published:never:sample']);
    expect(why(reader, '2020-08')).toEqual(['not-published:never']);
    const open = missing({ from: '2026-09' });
    expect(why(open, '2023-05')).toEqual([]);
    const later = usabilityReader({
      ...recorded,
      dataset: { ...recorded.dataset, asOf: '2027-12' },
      incidents: [sampleIncident({ affects: ['2026-04'], missing: [{ from: '2026-09' }] })],
    });
    expect(why(later, '2026-09')).toEqual(['not-published:never:sample']);
    expect(why(later, '2027-12')).toEqual(['not-published:never:sample']);
  });
});
