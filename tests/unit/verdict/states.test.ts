/**
 * The state of the rows of every set, by a rule of the test's own: from catalogue/incidents.yaml and catalogue/releases as they
 * stand, without the site's code. An incident reaches a period that it lists, and the quarter or year around a month or quarter
 * that it lists, unless that period is listed itself or as unaffected. A period that covers other days or counties than its name
 * says is not comparable. The worst decides.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { setsOf } from '../../../src/domain/catalogue/sets';
import { verdictOf } from '../../../src/domain/verdict/verdict';
import { headline } from '../../../src/domain/verdict/words';
import { ROWS_STATE_NAME } from '../../../src/domain/words';
import { publishedFiles } from '../catalogue/published-files';
import { catalogue, isRecorded } from '../catalogue/real-catalogue';

interface Entry {
  id: string;
  rows?: 'complete' | 'partial' | 'not-comparable';
  variants?: string[];
  affects: string[] | { from: string; to?: string };
  unaffected?: string[];
  avoid?: string[];
}
const entries = parseYaml(readFileSync('catalogue/incidents.yaml', 'utf8')) as Entry[];
const short = readdirSync('catalogue/releases').flatMap((name) =>
  (
    parseYaml(readFileSync(`catalogue/releases/${name}`, 'utf8')) as { period: string; covers?: object }[]
  ).flatMap(({ period, covers }) => (covers ? [period] : [])),
);

/** The months of 2021-06, 2021Q2 or 2021, as numbers since the year 0. */
function months(period: string): [first: number, last: number] {
  const start = Number(period.slice(0, 4)) * 12;
  if (period.length === 4) return [start, start + 11];
  if (period[4] === '-') return [start + Number(period.slice(5)) - 1, start + Number(period.slice(5)) - 1];
  const first = start + (Number(period[5]) - 1) * 3;
  return [first, first + 2];
}

/** The listed periods by which the entry reaches a period: itself, or the parts of it. */
function listed({ affects, unaffected = [] }: Entry, period: string): string[] {
  if (unaffected.includes(period)) return [];
  const [first, last] = months(period);
  if (!Array.isArray(affects))
    return months(affects.from)[0] <= last && first <= months(affects.to ?? '9999-12')[1] ? [period] : [];
  if (affects.includes(period)) return [period];
  return affects.filter((p) => first <= months(p)[0] && months(p)[1] <= last);
}

const WORDS = ['列數沒有已知缺漏', '列數有缺漏', '列數不可比較', '請勿使用'];

function expected(period: string, variant: string): string {
  const found = entries.map((entry) => {
    const by = listed(entry, period);
    if (by.length === 0 || !(entry.variants?.includes(variant) ?? true)) return 0;
    if (by.some((p) => entry.avoid?.includes(p))) return 3;
    return entry.rows ? ['complete', 'partial', 'not-comparable'].indexOf(entry.rows) : 0;
  });
  const due = (m: number) => m >= months('2018-05')[0] && !published.has(m);
  const [first, last] = months(period);
  const gap = Array.from({ length: last - first + 1 }, (_, i) => first + i).some(due);
  return WORDS[Math.max(0, ...found, gap ? 1 : 0, short.includes(period) ? 2 : 0)] as string;
}

const sets = setsOf(catalogue).map(({ period, variant }) => ({ period, variant }));
const published = new Set(sets.filter((s) => s.period[4] === '-').map((s) => months(s.period)[0]));

describe('the rows of', () => {
  it('all 211 recorded sets and any later one are asked for', () => {
    const recorded = [...new Set(publishedFiles.map((f) => `${f.period}/${f.variant}`))];
    expect(recorded).toHaveLength(211);
    expect(sets.map((s) => `${s.period}/${s.variant}`)).toEqual(expect.arrayContaining(recorded));
  });

  it.each(sets)('$period $variant have the state that follows from the record', ({ period, variant }) => {
    expect(ROWS_STATE_NAME[verdictOf(catalogue, period, variant).rows.state]).toBe(expected(period, variant));
  });

  it('those that are recorded, in figures', () => {
    const counted: Record<string, number> = {};
    for (const { period, variant } of sets.filter((s) => isRecorded(s.period))) {
      const name = ROWS_STATE_NAME[verdictOf(catalogue, period, variant).rows.state];
      counted[name] = (counted[name] ?? 0) + 1;
    }
    expect(counted).toEqual({
      列數沒有已知缺漏: 153,
      列數有缺漏: 20,
      列數不可比較: 35,
      請勿使用: 3,
    });
  });
});

/** What the heading of each state begins or ends with. */
const HEADING: Record<string, RegExp> = {
  列數沒有已知缺漏: /^可以使用：列數沒有已知缺漏，|^列數沒有已知缺漏；月租金(?:留意|沒有值|不可用)。$/,
  列數有缺漏: /^可以使用，但列數有缺漏：.+。$|^月租金.+；列數有缺漏：.+。$/,
  列數不可比較: /；列數不可和其他(?:年份|季|月份)比較。$/,
  請勿使用: /^這份檔案.+，不能當成20\d\d年(?:\d+月|第\d季)?的資料。$/,
};

describe('the heading of', () => {
  it.each(sets)('$period $variant says that state and no other', ({ period, variant }) => {
    const state = expected(period, variant);
    const words = headline(verdictOf(catalogue, period, variant), catalogue.incidents);
    for (const [name, form] of Object.entries(HEADING))
      expect(form.test(words), `${name}: ${words}`).toBe(name === state);
  });
});
