/** What changed against the comparable periods before, further than markets and chance move. */
import type { Catalogue, ColumnType, DataSet } from '../catalogue';
import { columnsOf } from '../columns';
import { YES } from '../notation';
import { dayList, slotOf } from '../period';
import type { ColumnSummary, SetProfile } from '../table/record';
import { formatCount, formatShare } from '../text';
import { THRESHOLDS } from './thresholds';

/** What changed: how many are missing, how often yes, which codes, where the quartiles are, and so on. */
export type AlarmKind =
  | 'rows'
  | 'missing'
  | 'true'
  | 'codes'
  | 'quartiles'
  | 'range'
  | 'distinct'
  | 'form'
  | 'gap'
  | 'pile'
  | 'within'
  | 'late'
  | 'code'
  | 'platform';

/** A change that somebody has to answer for before the release is published. */
export interface Alarm {
  /** `missing:物件網址`; `rows` where all of the set is meant */
  id: string;
  kind: AlarmKind;
  column?: string;
  /** from what to what, in words */
  change: string;
  /** the periods it is measured against; none where the file alone shows it */
  against: string[];
  /** what else than an answer may be done about it */
  hint?: string;
}

/** A measure of a column in the new period and in those before. */
interface Pair {
  now: ColumnSummary;
  rows: number;
  before: { summary: ColumnSummary; rows: number }[];
}

const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);
const present = ({ missing }: ColumnSummary, rows: number): number => rows - missing;

/** The standard error of the difference between two shares. */
const errorOf = (p: number, rows: number, q: number, others: number): number =>
  Math.sqrt((p * (1 - p)) / Math.max(1, rows) + (q * (1 - q)) / Math.max(1, others));

/** Has a share left those of before further than markets and chance explain? */
function shareMoved(now: number, rows: number, before: readonly { value: number; rows: number }[]): boolean {
  return before.every(({ value, rows: others }) => {
    const moved = Math.abs(now - value) - THRESHOLDS.chance * errorOf(now, rows, value, others);
    const [least, most] = now < value ? [now, value] : [value, now];
    const many = most > THRESHOLDS.times * least || 1 - least > THRESHOLDS.times * (1 - most);
    return moved > THRESHOLDS.share || (many && moved > THRESHOLDS.small);
  });
}

/** The share that is nearest to the new one: what is printed as the value before. */
const nearest = (now: number, before: readonly { value: number }[]): number =>
  before.reduce(
    (best, { value }) => (Math.abs(value - now) < Math.abs(best - now) ? value : best),
    before[0]?.value ?? 0,
  );

type Found = Pick<Alarm, 'kind' | 'change'> | undefined;

function ofShares(
  kind: AlarmKind,
  what: string,
  { now, rows, before }: Pair,
  of: (summary: ColumnSummary, rows: number) => { value: number; rows: number },
): Found {
  const current = of(now, rows);
  const others = before.map(({ summary, rows: all }) => of(summary, all)).filter(({ rows: all }) => all > 0);
  if (others.length === 0 || current.rows === 0 || !shareMoved(current.value, current.rows, others))
    return undefined;
  return {
    kind,
    change: `${what}從${formatShare(nearest(current.value, others))}變成${formatShare(current.value)}`,
  };
}

const yesOf = ({ counts = {} }: ColumnSummary): number =>
  YES.reduce((sum, text) => sum + (counts[text] ?? 0), 0);

/** Half of the sum of the differences between two distributions: the share of rows that would have to change. */
function distance(a: ColumnSummary, b: ColumnSummary): number {
  const [all, others] = [a, b].map(({ counts = {} }) => Object.values(counts).reduce((sum, n) => sum + n, 0));
  const codes = new Set([...Object.keys(a.counts ?? {}), ...Object.keys(b.counts ?? {})]);
  const differences = [...codes].map((code) =>
    Math.abs(share(a.counts?.[code] ?? 0, all ?? 0) - share(b.counts?.[code] ?? 0, others ?? 0)),
  );
  return differences.reduce((sum, n) => sum + n, 0) / 2;
}

function ofCodes({ now, rows, before }: Pair): Found {
  const all = present(now, rows);
  const known = before.filter(({ summary, rows: others }) => present(summary, others) > 0);
  if (known.length === 0 || all === 0) return undefined;
  const moved = known.map(({ summary, rows: others }) => {
    const codes = Object.keys({ ...now.counts, ...summary.counts }).length;
    // What two samples of one distribution differ by, at the most (Berend and Kontorovich 2013).
    const chance = Math.sqrt(codes / all) / 2 + Math.sqrt(codes / present(summary, others)) / 2;
    return { by: distance(now, summary), chance };
  });
  if (!moved.every(({ by, chance }) => by > THRESHOLDS.share + chance)) return undefined;
  const least = Math.min(...moved.map(({ by }) => by));
  return { kind: 'codes', change: `有${formatShare(least)}的列換了代碼` };
}

const QUARTILES = ['p25', 'median', 'p75'] as const;

function ofQuartiles({ now, rows, before }: Pair): Found {
  const { numbers } = now;
  const known = before.flatMap(({ summary, rows: all }) =>
    summary.numbers ? [{ ...summary.numbers, rows: present(summary, all) }] : [],
  );
  const [newest] = known;
  if (!numbers || !newest) return undefined;
  const moved = known.every((other) => {
    const spread = Math.max(other.p75 - other.p25, numbers.p75 - numbers.p25, Math.abs(other.median) * 0.01);
    const chance =
      THRESHOLDS.chance * Math.sqrt(1 / Math.max(1, present(now, rows)) + 1 / Math.max(1, other.rows));
    const steps = QUARTILES.map((name) => (numbers[name] - other[name]) / (spread || 1));
    const far = (sign: number): number =>
      steps.filter((step) => step * sign > THRESHOLDS.quartiles + chance).length;
    return far(1) >= 2 || far(-1) >= 2;
  });
  if (!moved) return undefined;
  const words = (of: Record<(typeof QUARTILES)[number], number>): string =>
    QUARTILES.map((name) => String(of[name])).join('／');
  return { kind: 'quartiles', change: `四分位數從${words(newest)}變成${words(numbers)}` };
}

function ofDistinct({ now, rows, before }: Pair): Found {
  const per = (summary: ColumnSummary, all: number): number =>
    share(summary.distinct, Math.min(all, present(summary, all)));
  const known = before.filter(({ summary, rows: all }) => present(summary, all) > 0);
  const current = per(now, rows);
  const fewer = ({ summary, rows: all }: Pair['before'][number]): boolean =>
    summary.distinct > THRESHOLDS.distinct * Math.max(1, now.distinct) &&
    per(summary, all) > THRESHOLDS.distinct * current;
  if (known.length === 0 || present(now, rows) === 0 || !known.every(fewer)) return undefined;
  return {
    kind: 'distinct',
    change: `不同的值從${formatCount(known[0]?.summary.distinct ?? 0)}種變成${formatCount(now.distinct)}種`,
  };
}

/** A form that nearly all texts had and many have no more: codes made in another way cannot be joined with those before. */
function ofForm({ now, rows, before }: Pair): Found {
  const usual = before.flatMap(({ summary, rows: all }) =>
    summary.form && summary.form.rows >= THRESHOLDS.form * present(summary, all) ? [summary.form] : [],
  );
  const [newest] = usual;
  const all = present(now, rows);
  if (!newest || !now.form || usual.length < before.length || all === 0) return undefined;
  const name = ({ length, letters }: NonNullable<ColumnSummary['form']>): string =>
    `${String(length)}個字（${letters}）`;
  if (!usual.some((form) => name(form) === name(now.form ?? form)))
    return { kind: 'form', change: `大多的寫法從${name(newest)}變成${name(now.form)}` };
  const part = now.form.rows / all;
  if (part >= THRESHOLDS.form - THRESHOLDS.share) return undefined;
  return { kind: 'form', change: `寫成${name(now.form)}的只剩${formatShare(part)}` };
}

const sum = (counts: readonly number[]): number => counts.reduce((all, n) => all + n, 0);
const gapsIn = (days: readonly number[]): number[] => {
  const average = sum(days) / Math.max(1, days.length);
  if (average < THRESHOLDS.daily) return [];
  const least = THRESHOLDS.gap * average;
  return days.flatMap((count, day) => (count <= least ? [day] : []));
};

/** Days of a period by their place, as `12-01到12-11、12-20`. */
function daysWords(days: readonly string[], places: readonly number[]): string {
  const spans: [number, number][] = [];
  for (const place of places) {
    const last = spans.at(-1);
    if (last && last[1] + 1 === place) last[1] = place;
    else spans.push([place, place]);
  }
  const name = (place: number): string => (days[place] ?? '').slice(5);
  return spans.map(([from, to]) => (from === to ? name(from) : `${name(from)}到${name(to)}`)).join('、');
}

function ofDays(pair: Pair, period: string): Found[] {
  const days = pair.now.times?.days;
  const known = pair.before.flatMap(({ summary }) => (summary.times?.days ? [summary.times.days] : []));
  if (!days || known.length === 0) return [];
  const gaps = gapsIn(days);
  const usual = Math.max(...known.map((other) => gapsIn(other).length));
  // The last day holds all that was still offered when the period ended.
  const busiest = (counts: readonly number[]): number =>
    share(Math.max(0, ...counts.slice(0, -1)), sum(counts.slice(0, -1)));
  const [most, before] = [busiest(days), Math.max(...known.map(busiest))];
  const list = dayList(period);
  const top = days.slice(0, -1).indexOf(Math.max(...days.slice(0, -1)));
  return [
    gaps.length > usual
      ? { kind: 'gap', change: `${daysWords(list, gaps)}幾乎沒有列；以往一期最多${String(usual)}天` }
      : undefined,
    most > THRESHOLDS.pile * before
      ? {
          kind: 'pile',
          change: `${(list[top] ?? '').slice(5)}一天占了${formatShare(most)}；以往最多的一天占${formatShare(before)}`,
        }
      : undefined,
    ofShares('within', '落在這一期的比例', pair, (summary, rows) => ({
      value: share(sum(summary.times?.days ?? []), present(summary, rows)),
      rows: summary.times ? present(summary, rows) : 0,
    })),
  ];
}

function ofColumn(pair: Pair, period: string): Found[] {
  const shares = {
    missing: ofShares('missing', '缺值', pair, ({ missing }, rows) => ({
      value: share(missing, rows),
      rows,
    })),
    range: ofShares('range', '超出合理範圍的值', pair, (summary, rows) => ({
      value: share(summary.outOfRange ?? 0, present(summary, rows)),
      rows: present(summary, rows),
    })),
  };
  switch (pair.now.type) {
    case 'boolean':
      return [
        shares.missing,
        ofShares('true', '「是」', pair, (summary, rows) => ({
          value: share(yesOf(summary), present(summary, rows)),
          rows: present(summary, rows),
        })),
      ];
    case 'code':
      return [shares.missing, ofCodes(pair)];
    case 'integer':
    case 'number':
      return [shares.missing, shares.range, ofQuartiles(pair)];
    case 'datetime':
      return [shares.missing, ...ofDays(pair, period)];
    case 'string':
    case 'list':
    case 'bounding box':
      return [shares.missing, ofDistinct(pair), ofForm(pair)];
  }
}

/** What is on record of the periods before, and of what happened to the new one. */
interface History {
  /** sets of the same kind before whose rows may be compared, newest first */
  sets: readonly Pick<DataSet, 'period' | 'rows'>[];
  /** the profiles of them that are known, newest first */
  profiles: readonly SetProfile[];
  /** Are the values of a column in a period before as they should be? */
  isSound: (period: string, header: string) => boolean;
  /** Is it on record already that a column of the new period, or its number of rows, is not as before? */
  isKnown: (column?: { header: string; type: ColumnType }) => boolean;
}

function rowsAlarm(profile: SetProfile, before: History['sets']): Alarm[] {
  const newest = before[0];
  const season = before.find(({ period }) => slotOf(period) === slotOf(profile.period));
  const known = [newest, season].filter((set) => set !== undefined);
  const moved = known.every(({ rows }) => Math.abs(profile.rows - rows) > THRESHOLDS.rows * rows);
  if (!newest || !moved) return [];
  const change = `列數從${formatCount(newest.rows)}變成${formatCount(profile.rows)}`;
  return [{ id: 'rows', kind: 'rows', change, against: [...new Set(known.map(({ period }) => period))] }];
}

interface Drift {
  alarms: Alarm[];
  /** periods with a profile that the columns were compared with; none where no profile before can be compared */
  against: string[];
}

/** What changed in a set against the comparable periods before. */
export function findDrift(
  catalogue: Pick<Catalogue, 'columns' | 'versions'>,
  profile: SetProfile,
  { sets, profiles, isSound, isKnown }: History,
): Drift {
  const { period, variant } = profile;
  // They have no values any more because their version says so.
  const version = catalogue.versions.find((known) => known.version === profile.version);
  const deprecated = new Set(
    (version ? columnsOf(catalogue, version, variant) : [])
      .filter(({ state }) => state === 'deprecated')
      .map(({ header }) => header),
  );
  const alarms = isKnown() ? [] : rowsAlarm(profile, sets);
  for (const now of profile.columns) {
    const { header } = now;
    if (isKnown(now)) continue;
    if (deprecated.has(header)) continue;
    const sound = profiles
      .filter((known) => isSound(known.period, header))
      .flatMap((known) => {
        const summary = known.columns.find((column) => column.header === header);
        return summary ? [{ period: known.period, summary, rows: known.rows }] : [];
      })
      .slice(0, THRESHOLDS.periods);
    for (const found of ofColumn({ now, rows: profile.rows, before: sound }, period))
      if (found)
        alarms.push({
          ...found,
          id: `${found.kind}:${header}`,
          column: header,
          against: sound.map((known) => known.period),
        });
  }
  return { alarms, against: profiles.slice(0, THRESHOLDS.periods).map((known) => known.period) };
}
