import { describe, expect, it } from 'vitest';
import type { Variant } from '../../../src/domain/catalogue/types';
import { compare, compareRows, worstVerdict } from '../../../src/domain/comparison/compare';
import { VERDICTS, type Comparison, type Verdict } from '../../../src/domain/comparison/types';
import { comparisonWords, countWords } from '../../../src/domain/comparison/words';
import { granularity } from '../../../src/domain/period';
import { usabilityReader } from '../../../src/domain/usability/reader';
import { catalogue, recorded } from '../catalogue/real-catalogue';
import {
  sampleCatalogue,
  sampleColumn,
  sampleIncident,
  sampleVersion,
  withIncidents,
} from '../usability/sample';

const reader = usabilityReader(recorded);
const between = (a: string, b: string, variant: Variant = 'raw') => compare(recorded, a, b, variant, reader);
const words = (a: string, b: string, variant: Variant = 'raw') =>
  comparisonWords(between(a, b, variant), recorded.incidents);
const headersOf = (comparison: Comparison, verdict: Verdict) =>
  comparison.columns.filter((c) => !c.only && c.verdict === verdict).map((c) => c.header);

describe('known pairs', () => {
  it.each([
    // a year apart, with listings lost in the second: columns may be compared, counts may not
    ['2020-06', '2021-06', 'raw', 'with-care', 'not-comparable'],
    ['2019-07', '2020-07', 'raw', 'comparable', 'comparable'],
    ['2023-12', '2024-01', 'raw', 'comparable', 'comparable'],
    // four columns of the de-duplicated files differ between versions 0.2 and 0.3
    ['2023-12', '2024-01', 'deduplicated', 'with-care', 'comparable'],
    // nobody published February 2026
    ['2026-02', '2026-04', 'raw', 'not-comparable', 'not-comparable'],
    ['2026-03', '2026-04', 'raw', 'with-care', 'with-care'],
    // one is longer than the other
    ['2024Q1', '2023', 'raw', 'not-comparable', 'not-comparable'],
    ['2023Q1', '2023-01', 'raw', 'not-comparable', 'not-comparable'],
    // merged by different rules
    ['2022', '2023', 'raw', 'with-care', 'with-care'],
    ['2022Q4', '2023Q3', 'raw', 'with-care', 'with-care'],
    // eight months and twelve
    ['2018', '2019', 'raw', 'with-care', 'not-comparable'],
    // not to be used at all
    ['2021-10', '2021-11', 'raw', 'not-comparable', 'not-comparable'],
    // booleans written as 0 and 1
    ['2018-06', '2018-09', 'raw', 'with-care', 'comparable'],
    ['2018-06', '2018-07', 'deduplicated', 'not-comparable', 'not-comparable'],
    // both without the nearby columns: nothing to compare, nothing to mind
    ['2022-10', '2022-11', 'raw', 'comparable', 'comparable'],
    ['2020-06', '2020-06', 'raw', 'comparable', 'comparable'],
  ] as [string, string, Variant, Verdict, Verdict][])(
    '%s and %s, %s: %s, counts %s',
    (a, b, variant, verdict, counts) => {
      const found = between(a, b, variant);
      expect([found.verdict, found.counts.verdict]).toEqual([verdict, counts]);
      const back = between(b, a, variant);
      expect([back.verdict, back.counts.verdict]).toEqual([verdict, counts]);
    },
  );

  it('2020-06 and 2021-06: says what was lost and what happened in between', () => {
    const found = between('2020-06', '2021-06');
    expect(found.counts).toMatchObject({ change: 117609 - 168115, verdict: 'not-comparable' });
    expect(found.counts.share).toBeCloseTo(-0.3004, 4);
    expect(found.counts.reasons).toMatchObject([
      { type: 'rows', side: 'b', reason: { incident: '2021-01' }, verdict: 'not-comparable' },
    ]);
    expect(found.b.rows.loss).toBe(6.02);
    expect(found.reasons.map((r) => r.type)).toEqual(['counts']);
    expect(found.between).toEqual({
      unpublished: [],
      incidents: [
        {
          incident: '2021-00',
          severity: 'caution',
          kinds: ['rows-missing', 'wrong-value'],
          periods: ['2021-02'],
        },
      ],
    });
    expect(found.changes).toEqual([]);
    expect(headersOf(found, 'comparable')).toHaveLength(73);
  });

  it('2026-02 and 2026-04: says which was never published, and compares no column', () => {
    const found = between('2026-02', '2026-04');
    expect(found.reasons).toMatchObject([
      { type: 'not-published', side: 'a', reason: { type: 'not-published', when: 'never' } },
    ]);
    expect(found.a).not.toHaveProperty('count');
    expect(found.counts).toEqual({
      verdict: 'not-comparable',
      reasons: [{ type: 'not-published', verdict: 'not-comparable' }],
    });
    expect(found.columns).toEqual([]);
  });

  it('2023Q1 and 2023: says that one contains the other', () => {
    expect(between('2023Q1', '2023').reasons[0]).toEqual({
      type: 'granularity',
      a: 'quarterly',
      b: 'annual',
      contains: 'b',
      verdict: 'not-comparable',
    });
    expect(between('2023', '2024Q1').reasons[0]).not.toHaveProperty('contains');
  });

  it('2026-03 and 2026-04: letting means the same in both, furniture is wrong in both', () => {
    const found = between('2026-03', '2026-04');
    expect(headersOf(found, 'with-care')).toEqual(['房屋出租狀態', '出租大約時間', '出租所費天數']);
    const wrong = headersOf(found, 'not-comparable');
    expect(wrong.filter((h) => h.startsWith('提供家具_'))).toHaveLength(13);
    expect(wrong).toContain('物件網址');
    const [reason] = found.reasons.filter((r) => r.type === 'columns');
    // What is empty in both is not complained about.
    expect(reason?.notComparable).not.toContain('物件網址');
    expect(reason?.notComparable).toHaveLength(13);
  });

  it('2025-11 and 2026-03: letting changed its meaning in between', () => {
    const found = between('2025-11', '2026-03');
    expect(headersOf(found, 'not-comparable')).toEqual(
      expect.arrayContaining(['房屋出租狀態', '出租所費天數', '物件網址', '提供家具_床？']),
    );
    expect(found.between.unpublished).toEqual(['2025-12', '2026-01', '2026-02']);
  });

  it('2023-12 and 2024-01, de-duplicated: names the columns of each and what stands in their place', () => {
    const found = between('2023-12', '2024-01', 'deduplicated');
    expect(found.reasons).toEqual([
      {
        type: 'only-in-one',
        a: ['約略地點範圍', '最大刊登者編碼'],
        b: ['物件最後更新時間', '常見約略地點_x', '常見約略地點_y', '常見刊登者編碼'],
        verdict: 'with-care',
      },
    ]);
    const instead = Object.fromEntries(found.columns.filter((c) => c.only).map((c) => [c.header, c.instead]));
    expect(instead).toEqual({
      物件最後更新時間: [],
      約略地點範圍: ['常見約略地點_x', '常見約略地點_y'],
      常見約略地點_x: ['約略地點範圍'],
      常見約略地點_y: ['約略地點範圍'],
      最大刊登者編碼: ['常見刊登者編碼'],
      常見刊登者編碼: ['最大刊登者編碼'],
    });
    // Months are not merged from months, and no format matters to a comparison.
    expect(found.changes.map((c) => c.kind)).toEqual(['column-replaced', 'column-replaced', 'column-added']);
  });

  it('2018-06 and 2018-09: booleans and building types need care', () => {
    const found = between('2018-06', '2018-09');
    const mind = headersOf(found, 'with-care');
    expect(mind).toContain('建築類型');
    expect(mind.filter((h) => h.endsWith('？'))).toHaveLength(mind.length - 1);
    const [rooftop] = found.columns.filter((c) => c.header === '自報頂加？');
    expect(rooftop?.changes.map((c) => c.kind)).toEqual(['booleans-changed']);
  });

  it('2024-03 and 2025-11: the outage lies in between, with the months that it explains', () => {
    const { between: lies } = between('2024-03', '2025-11');
    expect(lies.unpublished).toHaveLength(16);
    expect(lies.incidents.map((i) => i.incident)).toEqual(['outage-2024']);
    // From April 2024 to October 2025, all but the last, which was published and is on trial.
    expect(lies.incidents[0]?.periods).toHaveLength(18);
  });

  it('the merging of 2022 and 2023 is told, that of 2021 and 2022 is not', () => {
    expect(between('2022', '2023').reasons).toContainEqual({
      type: 'merge',
      a: 'newest',
      b: 'most-frequent',
      verdict: 'with-care',
    });
    expect(between('2021', '2022').reasons.map((r) => r.type)).not.toContain('merge');
    expect(between('2023-12', '2024-01').reasons.map((r) => r.type)).not.toContain('merge');
  });
});

describe('any pair', () => {
  const periods = catalogue.releases.map((r) => r.period);
  // Every fourth release with its neighbour and two from elsewhere: all paths without all eleven thousand pairs.
  const pairs = periods.flatMap((a, i) =>
    (i % 4 === 0 ? [i + 1, i * 7 + 3, i * 31 + 11] : []).map((other): [string, string] => [
      a,
      periods[other % periods.length] as string,
    ]),
  );
  const all = usabilityReader(catalogue);

  it('is as bad as its worst reason, looks the same from the other side, and judges the columns by their cells', () => {
    for (const [a, b] of pairs) {
      for (const variant of ['raw', 'deduplicated'] as const) {
        const found = compare(catalogue, a, b, variant, all);
        const back = compare(catalogue, b, a, variant, all);
        const { a: first, b: second, counts } = found;
        expect(compareRows(catalogue, a, b, variant, all)).toEqual({ a: first, b: second, counts });
        expect(found.verdict).toBe(worstVerdict(found.reasons.map((r) => r.verdict)));
        expect(found.counts.verdict).toBe(worstVerdict(found.counts.reasons.map((r) => r.verdict)));
        expect(back.verdict).toBe(found.verdict);
        expect(back.counts.verdict).toBe(found.counts.verdict);
        expect(back.columns.map((c) => c.verdict)).toEqual(found.columns.map((c) => c.verdict));
        if (found.counts.change !== undefined) expect(back.counts.change).toBe(0 - found.counts.change);
        if (granularity(a) !== granularity(b)) expect(found.verdict).toBe('not-comparable');
        const wrong = found.columns.filter((column) => {
          const [a, b] = (['a', 'b'] as const).map((side) => {
            const own = all.cell(found[side].period, variant, column.header);
            return own.reasons === column[side].reasons ? own.state : 'differs';
          });
          const bad = [a, b].some((state) => state === 'severe' || state === 'empty');
          return a === 'differs' || b === 'differs' || (bad && column.verdict !== 'not-comparable');
        });
        expect(wrong).toEqual([]);
      }
    }
  }, 60_000);
});

describe('a planted incident', () => {
  const sides = ['2019-07', '2020-07'] as const;

  it('of a column shows in the verdict, the column and the reasons', () => {
    const planted = withIncidents(recorded, sampleIncident({ affects: ['2020-07'], columns: ['坪數'] }));
    const found = compare(planted, ...sides, 'raw');
    expect(found.verdict).toBe('with-care');
    expect(found.reasons).toEqual([
      { type: 'columns', notComparable: [], withCare: ['坪數'], verdict: 'with-care' },
    ]);
    expect(found.counts.verdict).toBe('comparable');
  });

  it('of every column leaves nothing to compare', () => {
    const planted = withIncidents(
      recorded,
      sampleIncident({ affects: ['2020-07'], columns: ['*'], severity: 'severe' }),
    );
    expect(compare(planted, ...sides, 'raw').verdict).toBe('not-comparable');
  });

  it.each([
    ['note', 'with-care'],
    ['caution', 'with-care'],
    ['severe', 'not-comparable'],
  ] as const)('of missing rows (%s): counts %s', (severity, verdict) => {
    const planted = withIncidents(
      recorded,
      sampleIncident({ affects: ['2020-07'], kinds: ['rows-missing'], countsAffected: true, severity }),
    );
    const found = compare(planted, ...sides, 'raw');
    expect([found.verdict, found.counts.verdict]).toEqual(['with-care', verdict]);
  });

  it('in between is told, unless it is a note or touches one of the two', () => {
    const lost = sampleIncident({ affects: ['2020-01'], columns: ['坪數'] });
    const told = (incident: typeof lost) =>
      compare(withIncidents(recorded, incident), ...sides, 'raw').between.incidents.map((i) => i.incident);
    expect(told(lost)).toEqual(['sample']);
    expect(told({ ...lost, severity: 'note' })).toEqual([]);
    expect(told({ ...lost, affects: ['2020-01', '2020-07'] })).toEqual([]);
    expect(told({ ...lost, affects: ['2020-08'] })).toEqual([]);
  });
});

describe('versions that differ as none has yet', () => {
  const versions = [sampleVersion('1.0'), sampleVersion('1.1', { missing: { csv: 'NA' } })];
  const pair = (before: object, after: object) =>
    compare(
      sampleCatalogue(recorded, {
        versions,
        columns: [
          sampleColumn('甲', { since: '1.0', until: '1.0', ...before }),
          sampleColumn('甲', { since: '1.1', description: '甲的說明。', ...after }),
          sampleColumn('乙', { since: '1.0' }),
        ],
      }),
      '2030-01',
      '2030-02',
      'raw',
    );

  it.each([
    ['another meaning', {}, { description: '別的意思。' }, 'not-comparable'],
    ['another unit', { unit: '坪' }, { unit: '平方公尺' }, 'with-care'],
    ['another key', { key: 'a' }, { key: 'b' }, 'comparable'],
    ['the same', {}, {}, 'comparable'],
  ] as const)('%s', (_what, before, after, verdict) => {
    const found = pair(before, after);
    expect(found.columns.map((c) => [c.header, c.verdict])).toEqual([
      ['甲', verdict],
      ['乙', 'comparable'],
    ]);
    expect(found.changes.map((c) => c.kind)).toContain('missing-changed');
  });
});

describe('formats', () => {
  it('other than CSV do not matter to a comparison', () => {
    const formats = ['csv', 'json'] as const;
    const versions = [
      sampleVersion('1.0', { formats: [...formats], booleans: { csv: 'T／F', json: '1／0' } }),
      sampleVersion('1.1', { formats: [...formats], booleans: { csv: 'T／F', json: 'true／false' } }),
      sampleVersion('1.2'),
    ];
    const columns = [sampleColumn('甲？', { type: 'boolean', since: '1.0' })];
    const made = sampleCatalogue(recorded, { versions, columns });
    for (const other of ['2030-02', '2030-03']) {
      expect(compare(made, '2030-01', other, 'raw')).toMatchObject({ verdict: 'comparable', changes: [] });
    }
  });
});

describe('what cannot be answered', () => {
  it('a text that is no period', () => {
    expect(() => between('2020-6', '2020-07')).toThrow(RangeError);
    expect(() => between('2020-06', '')).toThrow(RangeError);
  });
});

describe('in words', () => {
  it('2020-06 and 2021-06', () => {
    expect(words('2020-06', '2021-06')).toEqual([
      '2020年6月與2021年6月的原始資料：可以比較，但要留意。',
      '原始資料2020年6月有168,115列，2021年6月有117,609列，少了50,506列（30.0%）。',
      '列數不能直接相比。2021年6月：591分批改用新頁面，新頁面讀不到內容，估計短少6.02%。',
      '兩期之間還有：資料庫磁碟寫滿五天。',
    ]);
  });

  it('2026-02 and 2026-04', () => {
    expect(words('2026-02', '2026-04')).toEqual([
      '2026年2月與2026年4月的原始資料：不能比較。',
      '2026年2月：沒有發布這一期。',
    ]);
  });

  it('2023Q1 and 2023', () => {
    expect(words('2023Q1', '2023').slice(0, 3)).toEqual([
      '2023年第1季與2023年的原始資料：不能比較。',
      '原始資料2023年第1季有374,338列，2023年有1,501,986列，多了1,127,648列（301.2%）。',
      '期別長短不同，2023年第1季是季資料，2023年是年資料。同一則刊登在一個期別裡只算一次，列數與分布都不能直接相比。2023年也已經包含2023年第1季。',
    ]);
  });

  it('2024-03 and 2025-11', () => {
    expect(words('2024-03', '2025-11', 'deduplicated').slice(-2)).toEqual([
      '兩期之間，2024-04～08、2024-11～2025-09沒有發布。',
      '兩期之間還有：591接連改版，收錄長期中斷。',
    ]);
  });

  it('a period to avoid is said once, not for each column', () => {
    const sentences = words('2021-10', '2021-11');
    expect(sentences).toContain('2021年10月整份請勿使用（591分批改用新頁面，新頁面讀不到內容）。');
    expect(sentences.join('')).not.toContain('73欄');
  });

  it('names few columns and counts many', () => {
    expect(words('2026-03', '2026-04').join('')).toMatch(
      /「提供家具_冷氣？」等13欄不能相比；「房屋出租狀態」、/,
    );
    expect(words('2022', '2023', 'deduplicated').join('')).toContain(
      '只有2022年有「約略地點範圍」、「最大刊登者編碼」。',
    );
  });

  it('the same number of rows', () => {
    expect(countWords(between('2020-06', '2020-06'))).toBe(
      '原始資料2020年6月有168,115列，2020年6月有168,115列，一樣多。',
    );
    expect(countWords(between('2026-02', '2026-04'))).toBeUndefined();
  });

  it('are sentences, without a typed space or a hole', () => {
    const periods = ['2018-05', '2018', '2021-10', '2021Q4', '2022', '2024-05', '2026-04'];
    for (const a of periods) {
      for (const b of periods) {
        for (const sentence of [...words(a, b), ...words(a, b, 'deduplicated')]) {
          expect(sentence).toMatch(/。$/);
          expect(sentence).not.toMatch(/\p{Script=Han} | \p{Script=Han}|[,;:!?](?!\d)|undefined|「」|。。/u);
        }
      }
    }
  });
});

describe('worstVerdict', () => {
  it.each([
    [[], 'comparable'],
    [['comparable', 'with-care'], 'with-care'],
    [['not-comparable', 'comparable'], 'not-comparable'],
  ] as [Verdict[], Verdict][])('of %j is %s', (list, worst) => {
    expect(worstVerdict(list)).toBe(worst);
    expect(VERDICTS).toContain(worst);
  });
});
