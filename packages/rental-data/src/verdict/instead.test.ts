/**
 * What is offered in place of a set. Each line is read as a reader reads it — 「最新一個列數沒有已知缺漏的月份」 — and held against all
 * sets there are: what is called the newest is the newest. Soundness is worked out here, from the usability of each column.
 */
import { describe, expect, it } from 'vitest';
import { duePeriods } from '../usability/timeline';
import { VARIANTS, type Variant } from '../catalogue/values';
import type { Catalogue, Incident } from '../catalogue/types';
import { resolveCovers } from '../catalogue/covers';
import { columnsOfSet, listSets } from '../catalogue/sets';
import { GRANULARITIES, granularity, listMonths, periodWords } from '../period';
import { usabilityReader } from '../usability/reader';
import { countFigures } from './figures';
import { recommendSets } from './recommend';
import { newestSound, getVerdict, type Suggestion } from './verdict';
import { columnsAnswer, verdictHeadline, suggestionName, suggestionWords } from './words';
import { firstAndSome } from '../../tests/support/full';
import { catalogue, recorded } from '../../tests/support/realCatalogue';
import { sampleIncident, withIncidents } from '../../tests/support/usabilitySample';

/** A set as far as it may be offered. */
interface Other {
  period: string;
  variant: Variant;
  complete: boolean;
  unusable: string[];
  empty: string[];
  /** rule of merging, of quarters and years */
  merge: string | undefined;
  /** versions whose programs kept dwellings by the same conditions */
  filter: string | undefined;
}

function listOthers(known: Catalogue): Other[] {
  const reader = usabilityReader(known);
  return listSets(known).map((set): Other => {
    const cells = columnsOfSet(known, set).map(({ header }) => ({
      header,
      ...reader.cell(set.period, set.variant, header),
    }));
    const headers = (state: string) => cells.filter((c) => c.state === state).map((c) => c.header);
    return {
      period: set.period,
      variant: set.variant,
      complete: reader.rows(set.period, set.variant).state === 'complete',
      unusable: headers('severe'),
      empty: headers('empty'),
      merge: set.period.includes('-')
        ? undefined
        : known.versions.find((v) => v.version === set.version)?.merge,
      filter: known.dataset.dwellingFilters
        .find(({ from, versions }) => from === 'program' && versions.includes(set.version))
        ?.versions.join(),
    };
  });
}

const distance = (a: string, b: string) => {
  const last = (period: string) => {
    const [year, month] = (listMonths(period).at(-1) as string).split('-').map(Number) as [number, number];
    return year * 12 + month;
  };
  return Math.abs(last(a) - last(b));
};
const slot = (period: string) => period.slice(4);

/** What a line says of the set that it offers, as a choice among all sets of the kind, or why it does not hold. */
function findFault(
  known: Catalogue,
  all: readonly Other[],
  period: string,
  variant: Variant,
  suggestion: Suggestion,
) {
  const verdict = getVerdict(known, period, variant);
  const words = suggestionWords(suggestion, verdict);
  const own = all.find((o) => o.period === period && o.variant === variant);
  const found = all.find((o) => o.period === suggestion.period && o.variant === suggestion.variant);
  if (!found) return 'was not published';
  if (found === own) return 'is the set itself';
  if (!found.complete || found.unusable.length > 0) return 'is unsound itself';
  if (granularity(found.period) !== granularity(period)) return 'is of another length';
  if (found.period === period) {
    const purpose = variant === 'raw' ? '適合以戶為單位計算' : '適合逐則分析刊登';
    return words === purpose && found.variant !== variant
      ? undefined
      : `says 「${words}」 of the other variant`;
  }
  if (found.variant !== variant) return 'is of another period and another variant';
  const filled = /^((?:「.+?」、?)+)欄位有值$/.exec(words);
  if (filled) {
    const families = [...(filled[1] ?? '').matchAll(/「(.+?)」/g)].map(([, family = '']) => family);
    if (!families.every((family) => own?.empty.some((header) => header.startsWith(family))))
      return `offers ${words}, which is not empty here`;
    return found.empty.some((header) => families.some((family) => header.startsWith(family)))
      ? `is empty in ${words}`
      : undefined;
  }

  const form =
    /^(最接近的(?:月份|季|年份)，|之前最近一個|之後最近一個|最新一個|)列數沒有已知缺漏(、合併規則相同)?(、沒有不可用的欄位)?(?:的(.+?))?(，合併規則不同)?(，住宅條件不同)?$/.exec(
      words,
    );
  if (!form) return `says 「${words}」`;
  const [, which = '', rule, columns, noun = '', otherRule, otherFilter] = form;
  if (
    own &&
    (otherFilter !== undefined) !== (found.variant === 'deduplicated' && found.filter !== own.filter)
  )
    return `says 「${words}」 of a set with the conditions of ${found.filter}`;
  if (rule && found.merge !== own?.merge) return 'is merged by another rule';
  if (own && (otherRule !== undefined) !== (found.merge !== own.merge))
    return `says 「${words}」 of a set that is merged by ${found.merge ?? 'none'}`;
  const same = /^\d+月$|^第\d季$/.test(noun);
  if (same && !periodWords(found.period).endsWith(noun)) return `is no ${noun}`;
  if (
    !same &&
    noun !== '' &&
    noun !== { annual: '年份', quarterly: '季', monthly: '月份' }[granularity(period)]
  )
    return `is called ${noun}`;
  // All that the line speaks of, the set itself left out.
  const spoken = all.filter(
    (o) =>
      o !== own &&
      o.variant === variant &&
      granularity(o.period) === granularity(period) &&
      o.complete &&
      (!rule || o.merge === own?.merge) &&
      (!columns || o.unusable.length === 0) &&
      (!same || slot(o.period) === slot(period)),
  );
  const better = spoken.filter((o) => {
    switch (which) {
      case '最接近的月份，':
      case '最接近的季，':
      case '最接近的年份，':
        return distance(o.period, period) < distance(found.period, period);
      case '之前最近一個':
        return found.period < o.period && o.period < period;
      case '之後最近一個':
        return period < o.period && o.period < found.period;
      case '最新一個':
        return o.period > found.period;
      default:
        // 「列數沒有已知缺漏的10月」 of the year before or after: none lies between.
        return found.period < period
          ? found.period < o.period && o.period < period
          : period < o.period && o.period < found.period;
    }
  });
  if (which === '之前最近一個' && found.period > period) return 'is later';
  if (which === '之後最近一個' && found.period < period) return 'is earlier';
  return better.length > 0 ? `says 「${words}」, but there is ${better[0]?.period}` : undefined;
}

function findFaults(known: Catalogue, all: readonly Other[], period: string, variant: Variant): string[] {
  const { instead } = getVerdict(known, period, variant);
  const names = instead.map(suggestionName);
  return [
    ...instead.flatMap((suggestion) => {
      const fault = findFault(known, all, period, variant, suggestion);
      return fault === undefined ? [] : [`${period} ${variant}: ${suggestion.period} ${fault}`];
    }),
    ...(new Set(names).size === names.length ? [] : [`${period} ${variant}: the same twice`]),
  ];
}

/** Every published set, and both variants of every period that was due and never came. */
function asked(known: Catalogue): { period: string; variant: Variant }[] {
  const periods = [...new Set([...known.releases.map((r) => r.period), ...duePeriods(known)])];
  return periods.flatMap((period) => VARIANTS.map((variant) => ({ period, variant })));
}

const all = listOthers(catalogue);

describe('instead of', () => {
  it.each(asked(catalogue))(
    '$period $variant nothing is offered that is not what it is said to be',
    (set) => {
      expect(findFaults(catalogue, all, set.period, set.variant)).toEqual([]);
    },
  );

  it('a set that cannot be compared, must not be used, lacks rows or does not exist, something is offered', () => {
    const without = asked(catalogue).filter(({ period, variant }) => {
      const { rows, instead } = getVerdict(catalogue, period, variant);
      return rows.state !== 'complete' && instead.length === 0;
    });
    expect(without).toEqual([]);
  });

  it('a complete one, the other variant and what fills its empty columns are offered, and nothing else', () => {
    const sound = all.filter((o) => o.complete && o.unusable.length === 0);
    for (const own of sound) {
      const { instead } = getVerdict(catalogue, own.period, own.variant);
      const other = sound.some((o) => o.period === own.period && o.variant !== own.variant);
      expect(instead.map((i) => i.reason.type)).toEqual([
        ...(own.empty.length > 0 ? ['filled'] : []),
        ...(other ? ['other-variant'] : []),
      ]);
    }
  });
});

describe('the newest sound set', () => {
  it.each(GRANULARITIES.flatMap((g) => VARIANTS.map((variant) => [g, variant] as const)))(
    'of %s data, %s, has no sound one after it',
    (wanted, variant) => {
      const found = newestSound(catalogue, wanted, variant);
      const sound = all.filter(
        (o) =>
          granularity(o.period) === wanted && o.variant === variant && o.complete && o.unusable.length === 0,
      );
      expect(sound.map((o) => o.period)).toContain(found);
      expect(sound.filter((o) => o.period > (found ?? ''))).toEqual([]);
    },
  );

  it('moves on with a month that is published, once it may be compared and has no unusable column', () => {
    const last = recorded.releases.at(-1) as (typeof recorded.releases)[number];
    const added = (period: string, ...incidents: Incident[]): Catalogue => {
      const covers = resolveCovers({ period });
      return {
        ...recorded,
        releases: [
          ...recorded.releases,
          { ...last, period, covers, sets: last.sets.map((set) => ({ ...set, period, covers })) },
        ],
        incidents: [...incidents, ...recorded.incidents],
      };
    };
    const newest = (known: Catalogue) => newestSound(known, 'monthly', 'raw');
    const period = '2026-09';
    expect(newest(added(period))).toBe(period);
    const wrong = sampleIncident({ affects: [period], columns: ['提供家具_*'], severity: 'severe' });
    expect(newest(added(period, wrong))).toBe('2024-03');
    expect(newest(added(period, { ...wrong, values: 'caution' }))).toBe(period);
    expect(newest(added(period, { ...wrong, values: 'note', rows: 'not-comparable' }))).toBe('2024-03');
  });

  it('is none where there is none', () => {
    const none = withIncidents(
      recorded,
      sampleIncident({ affects: { from: '2018-01' }, countsAffected: true, columns: ['坪數'] }),
    );
    expect(newestSound(none, 'monthly', 'raw')).toBeUndefined();
    expect(getVerdict(none, '2025-10', 'raw').instead).toEqual([]);
    expect(newestSound({ ...recorded, releases: [] }, 'annual', 'raw')).toBeUndefined();
  });
});

describe('the recommended sets', () => {
  it('lead to the newest sets whose rows may be compared and which have no unusable column', () => {
    expect(recommendSets(recorded)).toMatchObject({
      month: { period: '2024-03', variant: 'deduplicated' },
      quarter: { period: '2024Q1', variant: 'deduplicated' },
      year: { period: '2022', variant: 'deduplicated' },
      newest: { period: '2026-08', variant: 'deduplicated' },
    });
  });

  it('take the raw variant where there is no other, and none where nothing is sound', () => {
    const rawOnly: Catalogue = {
      ...recorded,
      releases: recorded.releases.map((r) => ({ ...r, sets: r.sets.filter((s) => s.variant === 'raw') })),
    };
    expect(recommendSets(rawOnly).month).toMatchObject({ period: '2024-03', variant: 'raw' });
    const unsound = { ...recorded, releases: recorded.releases.filter((r) => r.period >= '2025-10') };
    const { newest, ...sound } = recommendSets(unsound);
    expect(newest).toBeDefined();
    expect(sound).toEqual({ month: undefined, quarter: undefined, year: undefined });
    expect(countFigures(unsound).sound).toBeUndefined();
  });
});

describe('with incidents that never happened', () => {
  const lost = (more: Partial<Incident>) =>
    sampleIncident({ kinds: ['rows-missing'], countsAffected: true, severity: 'severe', ...more });
  const wrong = (more: Partial<Incident>) =>
    sampleIncident({ columns: ['月租金'], severity: 'severe', ...more });

  const PLANTED: [what: string, incidents: Incident[]][] = [
    ['the newest month loses rows', [lost({ affects: ['2024-03'] })]],
    ['the newest month has an unusable column', [wrong({ affects: ['2024-03'] })]],
    ['the newest quarters have unusable columns', [wrong({ affects: ['2022Q4', '2024Q1', '2023Q3'] })]],
    ['a month in the middle must not be used', [lost({ affects: ['2020-06'], avoid: ['2020-06'] })]],
    ['a year of the old rule must not be used', [lost({ affects: ['2022'], avoid: ['2022'] })]],
    [
      'all quarters of the old rule are gone',
      [
        lost({
          affects: recorded.releases.flatMap(({ period, version }) =>
            granularity(period) === 'quarterly' && version !== '0.3' ? period : [],
          ),
        }),
      ],
    ],
    ['one variant alone has an unusable column', [wrong({ affects: ['2020-06'], columns: ['物件編號'] })]],
    [
      'many columns go empty',
      [wrong({ kinds: ['empty'], affects: { from: '2023-01' }, columns: ['坪數', '房數'] })],
    ],
  ];

  // Each judges every period anew.
  it.each(firstAndSome(PLANTED, 2, ([what]) => what))(
    'every line still holds when %s',
    (_what, incidents) => {
      const planted = withIncidents(recorded, ...incidents);
      const others = listOthers(planted);
      expect(
        asked(planted).flatMap(({ period, variant }) => findFaults(planted, others, period, variant)),
      ).toEqual([]);
    },
  );

  const reported = (known: Catalogue, period: string, variant: Variant = 'raw') => {
    const verdict = getVerdict(known, period, variant);
    return {
      headline: verdictHeadline(verdict, known.incidents),
      columns: columnsAnswer(verdict, known.incidents),
      instead: verdict.instead.map((s) => `${suggestionName(s)}：${suggestionWords(s, verdict)}`),
    };
  };

  it('what is the newest only of those without an unusable column says so', () => {
    const planted = withIncidents(recorded, wrong({ affects: ['2024-03'] }));
    expect(reported(planted, '2025-10').instead[0]).toBe(
      '2024年2月：最新一個列數沒有已知缺漏、沒有不可用的欄位的月份',
    );
    const quarters = withIncidents(recorded, wrong({ affects: ['2022Q4'] }));
    expect(reported(quarters, '2021Q3').instead[0]).toBe(
      '2022年第3季：最新一個列數沒有已知缺漏、合併規則相同、沒有不可用的欄位的季',
    );
  });

  it('a complete set with an unusable column leads to the nearest one, and not to its other variant', () => {
    const planted = withIncidents(recorded, wrong({ affects: ['2020-06'], advice: '改用別的月份。' }));
    expect(reported(planted, '2020-06')).toEqual({
      headline: '列數沒有已知缺漏；月租金不可用。',
      columns: '測試用的事件。改用別的月份。其他欄位：「月租金」不可用，其餘72欄可用。',
      instead: ['2020年7月：最接近的月份，列數沒有已知缺漏'],
    });
    // A column that only the raw files have leaves the de-duplicated ones sound, but not the other way round.
    const raw = withIncidents(recorded, wrong({ affects: ['2020-06'], columns: ['物件編號'] }));
    expect(reported(raw, '2020-06').instead).toEqual([
      '2020年7月：最接近的月份，列數沒有已知缺漏',
      '2020年6月消除重複住宅：適合以戶為單位計算',
    ]);
    expect(reported(raw, '2020-06', 'deduplicated').instead).toEqual([]);
  });

  it.each([
    ['severe', ['wrong-value'], '不可用'],
    ['caution', ['wrong-value'], '要先看說明'],
    ['caution', ['empty'], '沒有值'],
    ['severe', ['meaning-changed'], '不可用'],
  ] as [Incident['severity'], Incident['kinds'], string][])(
    'a rent that is %s by %j is never called usable',
    (severity, kinds, name) => {
      const rent = wrong({ id: 'rent', affects: ['2020-06'], severity, kinds, advice: '改用別的月份。' });
      const few = lost({ id: 'few', severity: 'caution', rowsReasons: { '2020-06': '少了一天' } });
      const headlines = [[rent], [rent, few], [rent, { ...few, rows: 'not-comparable' as const }]].map(
        (incidents) => reported(withIncidents(recorded, ...incidents), '2020-06').headline,
      );
      expect(headlines).toEqual([
        `列數沒有已知缺漏；月租金${name}。`,
        `月租金${name}；列數有缺漏：少了一天。`,
        `月租金${name}；列數不能和其他月份比較。`,
      ]);
      expect(reported(withIncidents(recorded, rent, few), '2020-06').columns).toBe(
        `測試用的事件。改用別的月份。其他欄位：「月租金」${name}，其餘72欄可用。`,
      );
    },
  );

  it('a note at the rent leaves it usable', () => {
    const planted = withIncidents(recorded, wrong({ severity: 'note' }));
    expect(reported(planted, '2020-06')).toMatchObject({
      headline: '可以使用：列數沒有已知缺漏，月租金可用。',
      columns: '月租金沒有已知問題。73個欄位都可用。',
    });
  });

  it('a set without the column of the rent says so', () => {
    const without = { ...recorded, columns: recorded.columns.filter((c) => c.header !== '月租金') };
    expect(reported(without, '2020-06')).toMatchObject({
      headline: '列數沒有已知缺漏；月租金沒有這一欄。',
      columns: '72個欄位都可用。',
    });
  });
});
