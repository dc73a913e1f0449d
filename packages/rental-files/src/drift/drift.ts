import {
  listColumns,
  type ColumnType,
  dayList,
  formatCount,
  formatShare,
  slotInYear,
  YES,
} from 'rental-data';
import type { Catalogue, DataSet } from '../catalogue';
import type { ColumnSummary, SetProfile } from '../table/record';
import { THRESHOLDS } from './thresholds';

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
  change: string;
  /** the periods it is measured against; none where the file alone shows it */
  against: string[];
  hint?: string;
}

interface Measured {
  summary: ColumnSummary;
  rows: number;
  present: number;
}

interface Pair {
  now: Measured;
  before: Measured[];
}

const sum = (counts: readonly number[]): number => counts.reduce((all, n) => all + n, 0);
const share = (part: number, whole: number): number => (whole === 0 ? 0 : part / whole);

const measure = (summary: ColumnSummary, rows: number): Measured => ({
  summary,
  rows,
  present: rows - summary.missing,
});

type Found = Pick<Alarm, 'kind' | 'change'> | undefined;

/** Has a share left those of before further than markets and chance explain? @param count rows with a share; undefined where the column says nothing of them */
function compareShares(
  kind: AlarmKind,
  what: string,
  { now, before }: Pair,
  count: (summary: ColumnSummary) => number | undefined,
  whole: 'rows' | 'present' = 'present',
): Found {
  const measureShares = ({ summary, [whole]: rows }: Measured) => {
    const part = count(summary);
    return part === undefined || rows === 0 ? [] : [{ value: part / rows, rows }];
  };
  const [current] = measureShares(now);
  const others = before.flatMap(measureShares);
  if (!current || others.length === 0) return undefined;
  const variance = ({ value, rows }: typeof current): number => (value * (1 - value)) / rows;
  const hasMoved = others.every((other) => {
    const error = Math.sqrt(variance(current) + variance(other));
    const moved = Math.abs(current.value - other.value) - THRESHOLDS.chance * error;
    const least = Math.min(current.value, other.value);
    const most = Math.max(current.value, other.value);
    const many = most > THRESHOLDS.times * least || 1 - least > THRESHOLDS.times * (1 - most);
    return moved > THRESHOLDS.share || (many && moved > THRESHOLDS.small);
  });
  if (!hasMoved) return undefined;
  const far = ({ value }: typeof current): number => Math.abs(value - current.value);
  const nearest = others.reduce((best, other) => (far(other) < far(best) ? other : best));
  return { kind, change: `${what}從${formatShare(nearest.value)}變成${formatShare(current.value)}` };
}

/** Half of the sum of the differences between two distributions: the share of rows that would have to change. */
function distance(a: ColumnSummary, b: ColumnSummary): number {
  const [all, others] = [a, b].map(({ counts = {} }) => sum(Object.values(counts)));
  const codes = Object.keys({ ...a.counts, ...b.counts });
  const differences = codes.map((code) =>
    Math.abs(share(a.counts?.[code] ?? 0, all ?? 0) - share(b.counts?.[code] ?? 0, others ?? 0)),
  );
  return sum(differences) / 2;
}

function compareCodes({ now, before }: Pair): Found {
  const known = before.filter(({ present }) => present > 0);
  if (known.length === 0 || now.present === 0) return undefined;
  const moved = known.map(({ summary, present }) => {
    const codes = Object.keys({ ...now.summary.counts, ...summary.counts }).length;
    // What two samples of one distribution differ by, at the most (Berend and Kontorovich 2013).
    const chance = Math.sqrt(codes / now.present) / 2 + Math.sqrt(codes / present) / 2;
    return { by: distance(now.summary, summary), chance };
  });
  if (!moved.every(({ by, chance }) => by > THRESHOLDS.share + chance)) return undefined;
  const least = Math.min(...moved.map(({ by }) => by));
  return { kind: 'codes', change: `有${formatShare(least)}的列換了代碼` };
}

const QUARTILES = ['p25', 'median', 'p75'] as const;

function compareQuartiles({ now, before }: Pair): Found {
  const { numbers } = now.summary;
  const known = before.flatMap(({ summary, present }) =>
    summary.numbers ? [{ ...summary.numbers, present }] : [],
  );
  const [newest] = known;
  if (!numbers || !newest) return undefined;
  const hasMoved = known.every((other) => {
    const spread = Math.max(other.p75 - other.p25, numbers.p75 - numbers.p25, Math.abs(other.median) * 0.01);
    const chance =
      THRESHOLDS.chance * Math.sqrt(1 / Math.max(1, now.present) + 1 / Math.max(1, other.present));
    const steps = QUARTILES.map((name) => (numbers[name] - other[name]) / (spread || 1));
    const isFar = (sign: number): boolean =>
      steps.filter((step) => step * sign > THRESHOLDS.quartiles + chance).length >= 2;
    return isFar(1) || isFar(-1);
  });
  if (!hasMoved) return undefined;
  const words = (quartiles: typeof numbers): string =>
    QUARTILES.map((name) => String(quartiles[name])).join('／');
  return { kind: 'quartiles', change: `四分位數從${words(newest)}變成${words(numbers)}` };
}

function compareDistinct({ now, before }: Pair): Found {
  const perRow = ({ summary, present }: Measured): number => share(summary.distinct, present);
  const known = before.filter(({ present }) => present > 0);
  const { distinct } = now.summary;
  const isFewer = (other: Measured): boolean =>
    other.summary.distinct > THRESHOLDS.distinct * Math.max(1, distinct) &&
    perRow(other) > THRESHOLDS.distinct * perRow(now);
  if (known.length === 0 || now.present === 0 || !known.every(isFewer)) return undefined;
  return {
    kind: 'distinct',
    change: `不同的值從${formatCount(known[0]?.summary.distinct ?? 0)}種變成${formatCount(distinct)}種`,
  };
}

/** A form that nearly all texts had and many have no more: codes made in another way cannot be joined with those before. */
function compareForms({ now, before }: Pair): Found {
  const { form } = now.summary;
  const usual = before.flatMap(({ summary, present }) =>
    summary.form && summary.form.rows >= THRESHOLDS.form * present ? [summary.form] : [],
  );
  const [newest] = usual;
  if (!newest || !form || usual.length < before.length || now.present === 0) return undefined;
  const name = ({ length, letters }: typeof form): string => `${String(length)}個字（${letters}）`;
  if (!usual.some((other) => name(other) === name(form)))
    return { kind: 'form', change: `大多的寫法從${name(newest)}變成${name(form)}` };
  const part = form.rows / now.present;
  if (part >= THRESHOLDS.form - THRESHOLDS.share) return undefined;
  return { kind: 'form', change: `寫成${name(form)}的只剩${formatShare(part)}` };
}

function findGaps(days: readonly number[]): number[] {
  const average = sum(days) / Math.max(1, days.length);
  if (average < THRESHOLDS.daily) return [];
  return days.flatMap((count, day) => (count <= THRESHOLDS.gap * average ? [day] : []));
}

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

function compareDays(pair: Pair, period: string): Found[] {
  const days = pair.now.summary.times?.days;
  const known = pair.before.flatMap(({ summary }) => (summary.times?.days ? [summary.times.days] : []));
  if (!days || known.length === 0) return [];
  const list = dayList(period);
  const gaps = findGaps(days);
  const usual = Math.max(...known.map((other) => findGaps(other).length));
  const busiest = (counts: readonly number[]): number => share(Math.max(0, ...counts), sum(counts));
  // The last day holds all that was still offered when the period ended.
  const early = days.slice(0, -1);
  const most = busiest(early);
  const mostBefore = Math.max(...known.map((other) => busiest(other.slice(0, -1))));
  const top = list[early.indexOf(Math.max(...early))] ?? '';
  return [
    gaps.length > usual
      ? { kind: 'gap', change: `${daysWords(list, gaps)}幾乎沒有列；以往一期最多${String(usual)}天` }
      : undefined,
    most > THRESHOLDS.pile * mostBefore
      ? {
          kind: 'pile',
          change: `${top.slice(5)}一天占了${formatShare(most)}；以往最多的一天占${formatShare(mostBefore)}`,
        }
      : undefined,
    compareShares('within', '落在這一期的比例', pair, ({ times }) => times && sum(times.days ?? [])),
  ];
}

function compareColumn(pair: Pair, period: string): Found[] {
  const missing = compareShares('missing', '缺值', pair, (summary) => summary.missing, 'rows');
  switch (pair.now.summary.type) {
    case 'boolean':
      return [
        missing,
        compareShares('true', '「是」', pair, ({ counts = {} }) => sum(YES.map((text) => counts[text] ?? 0))),
      ];
    case 'code':
      return [missing, compareCodes(pair)];
    case 'integer':
    case 'number':
      return [
        missing,
        compareShares('range', '超出合理範圍的值', pair, ({ outOfRange = 0 }) => outOfRange),
        compareQuartiles(pair),
      ];
    case 'datetime':
      return [missing, ...compareDays(pair, period)];
    case 'string':
    case 'list':
    case 'bounding box':
      return [missing, compareDistinct(pair), compareForms(pair)];
  }
}

interface History {
  /** sets of the same kind before whose rows may be compared, newest first */
  sets: readonly Pick<DataSet, 'period' | 'rows'>[];
  profiles: readonly SetProfile[];
  isSound: (period: string, header: string) => boolean;
  /** Is it on record already that a column of the new period, or its number of rows, is not as before? */
  isKnown: (column?: { header: string; type: ColumnType }) => boolean;
}

function rowsAlarm(profile: SetProfile, before: History['sets']): Alarm[] {
  const newest = before[0];
  const season = before.find(({ period }) => slotInYear(period) === slotInYear(profile.period));
  const known = [newest, season].filter((set) => set !== undefined);
  const moved = known.every(({ rows }) => Math.abs(profile.rows - rows) > THRESHOLDS.rows * rows);
  if (!newest || !moved) return [];
  const change = `列數從${formatCount(newest.rows)}變成${formatCount(profile.rows)}`;
  return [{ id: 'rows', kind: 'rows', change, against: [...new Set(known.map(({ period }) => period))] }];
}

export interface Drift {
  alarms: Alarm[];
  /** periods with a profile that the columns were compared with; none where no profile before can be compared */
  against: string[];
}

export function findDrift(
  catalogue: Pick<Catalogue, 'columns' | 'versions'>,
  profile: SetProfile,
  { sets, profiles, isSound, isKnown }: History,
): Drift {
  const { period, variant } = profile;
  // They have no values any more because their version says so.
  const version = catalogue.versions.find((known) => known.version === profile.version);
  const deprecated = new Set(
    (version ? listColumns(catalogue, version, variant) : [])
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
      .flatMap(({ period: against, rows, columns }) => {
        const summary = columns.find((column) => column.header === header);
        return summary ? [{ against, measured: measure(summary, rows) }] : [];
      })
      .slice(0, THRESHOLDS.periods);
    const pair = { now: measure(now, profile.rows), before: sound.map(({ measured }) => measured) };
    const against = sound.map((known) => known.against);
    for (const found of compareColumn(pair, period))
      if (found) alarms.push({ ...found, id: `${found.kind}:${header}`, column: header, against });
  }
  return { alarms, against: profiles.slice(0, THRESHOLDS.periods).map((known) => known.period) };
}
