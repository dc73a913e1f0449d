import { describe, expect, it } from 'vitest';
import type { Variant } from '../catalogue/values';
import { compare } from './compare';
import { groupColumns } from './groups';
import { compareRows } from './rows';
import { worstVerdict, type Comparison, type Verdict } from './types';
import { comparisonWords, countWords, comparisonHeadline } from './words';
import { granularity, findLastMonth, periodWords } from '../period';
import { getReader } from '../usability/reader';
import { hasNote } from '../usability/states';
import { firstAndSome } from '../../tests/support/full';
import { readFixture } from '../../tests/support/readFixture';
import { catalogue, recorded } from '../../tests/support/realCatalogue';
import {
  sampleCatalogue,
  sampleColumn,
  sampleIncident,
  sampleVersion,
  withIncidents,
} from '../../tests/support/usabilitySample';

const between = (a: string, b: string, variant: Variant = 'raw') => compare(recorded, a, b, variant);
const words = (a: string, b: string, variant: Variant = 'raw') =>
  comparisonWords(between(a, b, variant), recorded.incidents);
const listHeaders = (comparison: Comparison, verdict: Verdict) =>
  comparison.columns.list.filter((c) => !c.only && c.verdict === verdict).map((c) => c.header);

const CASES = readFixture<{
  pairs: Record<string, [rows: Verdict, merge: Verdict | 'none', columns: Verdict]>;
  headlines: Record<string, string>;
  sentences: Record<string, string[]>;
}>('comparisons');
const parsePair = (pair: string) => pair.split(' ') as [a: string, b: string, variant: Variant];

describe('known pairs', () => {
  it.each(Object.entries(CASES.pairs))('%s: rows, rule of merging, columns %j', (pair, expected) => {
    const [a, b, variant] = parsePair(pair);
    for (const found of [between(a, b, variant), between(b, a, variant)]) {
      const verdicts = [found.rows.verdict, found.merge?.verdict ?? 'none', found.columns.verdict];
      expect(verdicts).toEqual(expected);
      expect(found.verdict).toBe(worstVerdict(expected.filter((one) => one !== 'none')));
    }
  });

  it('2023Q1 and 2023: says that one contains the other, and nothing of the rule that both share', () => {
    const found = between('2023Q1', '2023');
    expect(found.columns.reasons).toEqual([{ type: 'granularity', verdict: 'not-comparable' }]);
    expect(found).not.toHaveProperty('merge', expect.anything());
    expect(words('2023Q1', '2023').join('')).toContain('2023年已經包含2023年第1季');
    expect(words('2023', '2023Q1').join('')).toContain('2023年已經包含2023年第1季');
    expect(words('2023', '2024Q1').join('')).not.toContain('包含');
  });

  it('2023-12 and 2024-01, de-duplicated: names the columns of each and what stands in their place', () => {
    const found = between('2023-12', '2024-01', 'deduplicated');
    expect(found.columns.reasons).toEqual([
      {
        type: 'columns',
        notComparable: [],
        withCare: ['最大物件編號', '最小物件編號'],
        verdict: 'with-care',
      },
      {
        type: 'only-in-one',
        a: ['約略地點範圍', '最大刊登者編碼'],
        b: ['物件最後更新時間', '常見約略地點_x', '常見約略地點_y', '常見刊登者編碼'],
        verdict: 'with-care',
      },
    ]);
    const instead = Object.fromEntries(
      found.columns.list.filter((c) => c.only).map((c) => [c.header, c.instead]),
    );
    expect(instead).toEqual({
      物件最後更新時間: [],
      約略地點範圍: ['常見約略地點_x', '常見約略地點_y'],
      常見約略地點_x: ['約略地點範圍'],
      常見約略地點_y: ['約略地點範圍'],
      最大刊登者編碼: ['常見刊登者編碼'],
      常見刊登者編碼: ['最大刊登者編碼'],
    });
    // Months are not merged from months, and no format matters to a comparison.
    expect(found.changes.map((c) => c.kind)).toEqual([
      'filter-changed',
      'column-replaced',
      'column-replaced',
      'column-added',
    ]);
  });

  it('2018-06 and 2018-09: booleans and building types need care', () => {
    const found = between('2018-06', '2018-09');
    const mind = listHeaders(found, 'with-care');
    expect(mind).toContain('建築類型');
    // 攤位 came three days after the version that brought the building types.
    expect(mind).toContain('物件類型');
    // Times end otherwise, and the letting time is another one since August 2018.
    const times = ['物件首次發現時間', '物件最後更新時間', '出租大約時間'];
    expect(mind).toEqual(expect.arrayContaining(times));
    expect(mind.filter((h) => h.endsWith('？'))).toHaveLength(mind.length - 2 - times.length);
    expect(listHeaders(found, 'not-comparable')).toEqual(['出租所費天數']);
    const [rooftop] = found.columns.list.filter((c) => c.header === '自報頂加？');
    expect(rooftop?.changes.map((c) => c.kind)).toEqual(['booleans-changed']);
  });

  it('2021 and 2022: columns that lack some months of a year are not empty in both, and say which months', () => {
    const found = between('2021', '2022');
    const nearby = found.columns.list.filter(({ header }) => header.startsWith('附近'));
    expect(nearby.map(({ verdict }) => verdict)).toEqual(Array<Verdict>(12).fill('not-comparable'));
    expect(nearby[0]?.a.reasons[0]).toMatchObject({ gives: 'empty', through: ['2021-11', '2021-12'] });
    const [reason] = found.columns.reasons;
    // A year that mixes two meanings is like neither.
    const mixed = ['陽台數', '有身份限制？'];
    expect(reason).toMatchObject({
      type: 'columns',
      notComparable: recorded.columns
        .map(({ header }) => header)
        .filter((header) => header.startsWith('附近') || mixed.includes(header)),
    });
  });

  it('of days that only one set covers, every column tells with care, and the sentence names the days', () => {
    for (const [a, b, side, days] of [
      ['2018', '2019', 'a', '2018年5月1日到12月31日，六都以外從5月底開始'],
      ['2024-09', '2023-09', 'a', '2024年9月8日到30日'],
      ['2022-03', '2023-03', 'b', '2023年3月1日到24日'],
      ['2023Q1', '2024Q1', 'a', '2023年1月1日到3月24日'],
      ['2026-08', '2023-08', 'a', '2026年8月25日到31日，8月25日只有部分縣市，8月26日起是全台'],
    ] as const) {
      const found = between(a, b);
      expect(found.columns.reasons).toContainEqual({ type: 'covers', side, verdict: 'with-care' });
      expect(listHeaders(found, 'comparable'), `${a} ${b}`).toEqual([]);
      expect(listHeaders(found, 'with-care')).toContain('月租金');
      const { period } = found[side];
      expect(words(a, b)).toContain(`${periodWords(period)}的各欄只反映一部分日子（涵蓋${days}）。`);
    }
    expect(words('2024-09', '2024-10').filter((text) => text.includes('一部分日子'))).toHaveLength(2);
    // The same days on both sides, days beyond the period, a part of the country, lost rows: no other days.
    for (const [a, b] of [
      ['2024-09', '2024-09'],
      ['2025-11', '2023-11'],
      ['2018-05', '2018-06'],
      ['2021-09', '2021-12'],
    ] as const) {
      expect(words(a, b).join(''), `${a} ${b}`).not.toContain('一部分日子');
    }
    // What keeps every column from being compared says it all.
    expect(words('2018', '2023').join('')).not.toContain('一部分日子');
  });

  it('2024-09 and 2023-09: columns that an incident touches or notes on one side say so, and no other', () => {
    const { minded } = groupColumns(between('2024-09', '2023-09').columns);
    const touched = minded.filter(({ a, b }) =>
      [a, b].some((cell) => cell.state !== 'fine' || hasNote(cell)),
    );
    expect(touched.flatMap(({ headers }) => headers)).toEqual([
      '物件最後更新時間',
      '物件首次發現時間',
      // Noted of both.
      '物件網址',
      '房屋出租狀態',
    ]);
    // What is noted of both sides is the same for both.
    expect(listHeaders(between('2024-09', '2024-09'), 'with-care')).not.toContain('房屋出租狀態');
  });

  it('2024-03 and 2025-11: the outage lies in between, with the months that it explains', () => {
    const { between: lies } = between('2024-03', '2025-11');
    expect(lies.unpublished).toHaveLength(16);
    expect(lies.incidents.map((i) => i.incident)).toEqual(['outage-2024']);
    // From April 2024 to September 2025; October 2025 was published and is on trial.
    expect(lies.incidents[0]?.periods).toHaveLength(18);
  });
});

describe('quarters and years on both sides of the change of the rule of merging', () => {
  it.each([
    // the same month of both years; of several, the one whose columns can be compared best, then the earliest
    ['2019', '2023', { a: '2019-01', b: '2023-01' }],
    ['2021', '2023', { a: '2021-11', b: '2023-11' }],
    ['2022Q1', '2023Q1', { a: '2022-01', b: '2023-01' }],
    // the season of 2021 has no month with complete rows: the nearest of both years that are
    ['2021Q3', '2023Q3', { a: '2021-11', b: '2023-11' }],
    // two seasons
    ['2021Q3', '2024Q1', { a: '2021-11', b: '2024-01' }],
    ['2022Q4', '2023Q1', { a: '2022-10', b: '2023-01' }],
  ])('%s and %s lead to months', (a, b, months) => {
    expect(between(a, b).merge).toEqual({
      a: 'newest',
      b: 'most-frequent',
      verdict: 'not-comparable',
      months,
    });
    expect(between(b, a).merge?.months).toEqual({ a: months.b, b: months.a });
  });

  it('lead to months whose rows can be compared, whichever they are', () => {
    const long = recorded.releases.filter((r) => r.granularity !== 'monthly').map((r) => r.period);
    for (const variant of ['raw', 'deduplicated'] as const) {
      for (const a of long.filter((p) => p < '2023')) {
        for (const b of long.filter((p) => p >= '2023')) {
          const { merge } = between(a, b, variant);
          expect(merge?.verdict, `${a} ${b}`).toBe('not-comparable');
          const { a: first, b: second } = merge?.months ?? { a: '', b: '' };
          const { rows, verdict } = between(first, second, variant);
          expect(rows.reasons.filter(({ type }) => type !== 'filter')).toEqual([]);
          expect(verdict).not.toBe('not-comparable');
        }
      }
    }
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

  it('is as bad as its worst reason, looks the same from the other side, and judges the columns by their cells', () => {
    for (const [a, b] of firstAndSome(pairs, 40)) {
      for (const variant of ['raw', 'deduplicated'] as const) {
        const found = compare(catalogue, a, b, variant);
        const back = compare(catalogue, b, a, variant);
        const { a: first, b: second, rows, merge, columns } = found;
        expect(compareRows(catalogue, a, b, variant)).toEqual({ variant, a: first, b: second, rows });
        expect(found.verdict).toBe(
          worstVerdict([rows.verdict, columns.verdict, merge?.verdict ?? 'comparable']),
        );
        for (const answer of [rows, columns]) {
          expect(answer.verdict).toBe(worstVerdict(answer.reasons.map((r) => r.verdict)));
        }
        expect(back.verdict).toBe(found.verdict);
        expect(back.rows.verdict).toBe(rows.verdict);
        expect(back.merge?.verdict).toBe(merge?.verdict);
        expect(back.columns.verdict).toBe(columns.verdict);
        expect(back.columns.list.map((c) => c.verdict)).toEqual(columns.list.map((c) => c.verdict));
        if (rows.change !== undefined) expect(back.rows.change).toBe(0 - rows.change);
        if (granularity(a) !== granularity(b)) expect(found.verdict).toBe('not-comparable');
        const wrong = columns.list.filter((column) => {
          const [a, b] = (['a', 'b'] as const).map((side) => {
            const own = getReader(catalogue).cell(found[side].period, variant, column.header);
            return own.reasons === column[side].reasons ? own.state : 'differs';
          });
          const bad = [a, b].some((state) => state === 'severe' || state === 'empty');
          return a === 'differs' || b === 'differs' || (bad && column.verdict !== 'not-comparable');
        });
        expect(wrong).toEqual([]);
      }
    }
  });
});

describe('a planted incident', () => {
  const sides = ['2019-07', '2020-07'] as const;

  it('of a column shows in the verdict, the column and the reasons', () => {
    const planted = withIncidents(recorded, sampleIncident({ affects: ['2020-07'], columns: ['坪數'] }));
    const found = compare(planted, ...sides, 'raw');
    expect(found.verdict).toBe('with-care');
    expect(found.columns.reasons).toEqual([
      { type: 'columns', notComparable: [], withCare: ['坪數'], verdict: 'with-care' },
    ]);
    expect(found.rows.verdict).toBe('comparable');
  });

  it('of every column leaves nothing to compare', () => {
    const planted = withIncidents(
      recorded,
      sampleIncident({ affects: ['2020-07'], columns: ['*'], severity: 'severe' }),
    );
    const found = compare(planted, ...sides, 'raw');
    expect([found.rows.verdict, found.columns.verdict]).toEqual(['comparable', 'not-comparable']);
    expect(comparisonHeadline(found, planted.incidents)).toBe('列數可以比較；月租金等73欄不能比較。');
  });

  it.each([
    ['note', 'comparable'],
    ['caution', 'with-care'],
    ['severe', 'not-comparable'],
  ] as const)('of missing rows (%s): rows %s', (severity, verdict) => {
    const planted = withIncidents(
      recorded,
      sampleIncident({ affects: ['2020-07'], kinds: ['rows-missing'], countsAffected: true, severity }),
    );
    const found = compare(planted, ...sides, 'raw');
    expect([found.rows.verdict, found.columns.verdict]).toEqual([verdict, 'comparable']);
  });

  it('in between is told, unless it is a note or touches one of the two', () => {
    const lost = sampleIncident({ affects: ['2020-01'], columns: ['坪數'] });
    const reported = (incident: typeof lost) =>
      compare(withIncidents(recorded, incident), ...sides, 'raw').between.incidents.map((i) => i.incident);
    expect(reported(lost)).toEqual(['sample']);
    expect(reported({ ...lost, severity: 'note' })).toEqual([]);
    expect(reported({ ...lost, affects: ['2020-01', '2020-07'] })).toEqual([]);
    expect(reported({ ...lost, affects: ['2020-08'] })).toEqual([]);
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

  it('other columns that tell listings apart: the rows of de-duplicated files cannot be compared', () => {
    const versions = [sampleVersion('1.0'), sampleVersion('1.1')];
    const columns = [
      sampleColumn('甲', { since: '1.0', until: '1.0', dedupKey: true }),
      sampleColumn('甲', { since: '1.1' }),
    ];
    const made = sampleCatalogue(recorded, { versions, columns });
    const compareMade = (variant: Variant) => compare(made, '2030-01', '2030-02', variant);
    expect(compareMade('deduplicated').rows).toMatchObject({
      verdict: 'not-comparable',
      reasons: [{ type: 'dedup-key', verdict: 'not-comparable' }],
    });
    expect(compareMade('raw')).toMatchObject({ verdict: 'comparable', changes: [] });
  });

  it.each([
    ['another meaning', {}, { description: '別的意思。' }, 'not-comparable'],
    ['another unit', { unit: '坪' }, { unit: '平方公尺' }, 'with-care'],
    ['another key', { key: 'a' }, { key: 'b' }, 'comparable'],
    ['the same', {}, {}, 'comparable'],
  ] as const)('%s', (_what, before, after, verdict) => {
    const found = pair(before, after);
    expect(found.columns.list.map((c) => [c.header, c.verdict])).toEqual([
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
  it.each(Object.entries(CASES.headlines))('%s: %s', (pair, sentence) => {
    expect(comparisonHeadline(between(...parsePair(pair)), recorded.incidents)).toBe(sentence);
  });

  it.each(Object.entries(CASES.sentences))('%s', (pair, sentences) => {
    expect(words(...parsePair(pair))).toEqual(sentences);
  });

  it('a period after the end of the record is not called missing, and what lies before the end is told', () => {
    for (const [a = '', b = ''] of [
      ['2026-08', '2026-09'],
      ['2026-08', '2027-01'],
      ['2026Q3', '2024Q1'],
      ['2026', '2023'],
    ]) {
      const unrecorded = [a, b].filter((period) => findLastMonth(period) > '2026-08').map(periodWords);
      const text = words(a, b).join('');
      for (const name of unrecorded) expect(text).not.toMatch(new RegExp(`${name}沒有`, 'u'));
      expect(text, `${a} ${b}`).not.toMatch(/還沒有發布|沒有檔案/);
    }
    expect(words('2026-04', '2026-09')).toContain('兩期之間，2026年5月到7月沒有發布。');
  });

  it('2024-03 and 2025-11', () => {
    expect(words('2024-03', '2025-11', 'deduplicated').slice(-2)).toEqual([
      '兩期之間，2024年4月到8月、2024年11月到2025年9月沒有發布。',
      '兩期之間發生的品質事件：591接連改版，2024年4月到2025年9月收錄中斷。',
    ]);
  });

  it('a period to avoid is said once, not for each column', () => {
    const sentences = words('2021-10', '2021-11');
    expect(sentences).toContain('2021年10月整份請勿使用，各欄都不能比較。');
    expect(sentences.join('')).not.toContain('73欄');
  });

  it('names few families of columns and counts many', () => {
    expect(words('2023-04', '2026-04')).toContain('「物件網址」、「出租」3欄、「提供家具」13欄不能比較。');
    expect(words('2018-06', '2018-09')).toContain('39欄比較時要留意。');
    expect(words('2023-12', '2024-01', 'deduplicated')).toContain(
      '只有2023年12月有「約略地點範圍」、「最大刊登者編碼」。',
    );
    expect(words('2022-05', '2023-05')).toContain('12個欄位在兩期都沒有值。');
    expect(words('2021', '2022')).toContain('「陽台數」、「附近」12欄、「有身份限制？」不能比較。');
    expect(words('2021', '2022').join('')).not.toContain('在兩期都沒有值');
    expect(words('2023-04', '2022-04')).toContain('「物件最後更新時間」、「物件首次發現時間」比較時要留意。');
  });

  it('the number of rows: the difference only where it means something', () => {
    expect(countWords(between('2019-07', '2020-07'))).toBe(
      '原始資料2019年7月有154,489列，2020年7月有170,543列，多了16,054列（10.4%）。',
    );
    expect(countWords(between('2020-06', '2020-06'))).toBe(
      '原始資料2020年6月有168,115列，2020年6月有168,115列，一樣多。',
    );
    expect(countWords(between('2025-10', '2025-11'))).toBe(
      '原始資料2025年10月有95,766列，2025年11月有167,655列。',
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
