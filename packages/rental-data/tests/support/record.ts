/**
 * What the YAML files of the catalogue make of every set, by rules of the tests' own and without the site's code: the state of
 * its rows, the state of each of its columns, and what it covers.
 *
 * An incident reaches a period that it lists, and the quarter or year around a month or quarter that it lists, unless that
 * period is listed itself or as unaffected. A period that covers other days or counties than its name says is not comparable.
 * The worst decides.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { periodWords } from '../../src/period';

const read = <T>(file: string): T => parse(readFileSync(`catalogue/${file}`, 'utf8')) as T;

interface Entry {
  kinds: string[];
  rows?: 'complete' | 'partial' | 'not-comparable';
  values?: 'note' | 'caution' | 'severe';
  except?: { columns: string[]; values: 'note' | 'caution' | 'severe' }[];
  unnamedColumns?: boolean;
  standing?: boolean;
  columns?: string[];
  columnTypes?: string[];
  columnsIn?: string[];
  variants?: string[];
  affects: string[] | { from: string; to?: string };
  unaffected?: string[];
  avoid?: string[];
}
interface Release {
  period: string;
  version: string;
  covers?: { from?: string; to?: string; counties?: string[] };
  raw?: object;
  deduplicated?: object;
}
interface Column {
  header: string;
  type: string;
  variants: string[];
  since: string;
  until?: string;
}

interface Change {
  columns?: string[];
  variants?: string[];
  from?: string;
  compare: 'care' | 'avoid';
}

const entries = read<Entry[]>('incidents.yaml');
const changes = read<Change[]>('changes.yaml');
const columns = read<Column[]>('columns.yaml');
const releases = readdirSync('catalogue/releases').flatMap((name) => read<Release[]>(`releases/${name}`));
const completeFrom = new Map(
  read<{ completeFrom?: Record<string, string> }[]>('versions.yaml').flatMap((v) =>
    Object.entries(v.completeFrom ?? {}),
  ),
);

/** The months of 2021-06, 2021Q2 or 2021, as numbers since the year 0. */
function months(period: string): [first: number, last: number] {
  const start = Number(period.slice(0, 4)) * 12;
  if (period.length === 4) return [start, start + 11];
  if (period[4] === '-') return [start + Number(period.slice(5)) - 1, start + Number(period.slice(5)) - 1];
  const first = start + (Number(period[5]) - 1) * 3;
  return [first, first + 2];
}

/** The listed periods by which an entry reaches a period: itself, or the parts of it. */
function listed({ affects, unaffected = [] }: Entry, period: string): string[] {
  if (unaffected.includes(period)) return [];
  const [first, last] = months(period);
  if (!Array.isArray(affects))
    return months(affects.from)[0] <= last && first <= months(affects.to ?? '9999-12')[1] ? [period] : [];
  if (affects.includes(period)) return [period];
  return affects.filter((p) => first <= months(p)[0] && months(p)[1] <= last);
}

const ROWS = ['列數沒有已知缺漏', '列數有缺漏', '列數不可比較', '請勿使用'] as const;
const COLUMNS = ['可用', '留意', '沒有值', '不可用'] as const;
/** What readers are told of the rows of a set. */
export type RowsWord = (typeof ROWS)[number];
/** What readers are told of a column of a set. */
export type ColumnWord = (typeof COLUMNS)[number];
/** From harmless to harmful. */
export const ROWS_WORDS: readonly RowsWord[] = ROWS;
/** From harmless to harmful. */
export const COLUMN_WORDS: readonly ColumnWord[] = COLUMNS;
/** The states in documents for programs. */
export const ROWS_CODE: Record<RowsWord, string> = {
  列數沒有已知缺漏: 'complete',
  列數有缺漏: 'partial',
  列數不可比較: 'not-comparable',
  請勿使用: 'avoid',
};
export const COLUMN_CODE: Record<ColumnWord, string> = {
  可用: 'fine',
  留意: 'caution',
  沒有值: 'empty',
  不可用: 'severe',
};

/** Begins with 2018-05: the dataset did. */
const FIRST = months('2018-05')[0];
const published = new Set(releases.filter((r) => r.period[4] === '-').map((r) => months(r.period)[0]));

/** Does it cover other days or counties than its name says? A note alone says what else stands in it. */
const isShort = ({ covers: { from, to, counties } = {} }: Release): boolean =>
  [from, to, counties].some((value) => value !== undefined);

/** What reaches a set, and by which listed periods. */
type Reached = { entry: Entry; by: string[] }[];
const reaching = (period: string, variant: string): Reached =>
  entries
    .filter(({ variants }) => variants?.includes(variant) ?? true)
    .map((entry) => ({ entry, by: listed(entry, period) }))
    .filter(({ by }) => by.length > 0);

function countRows(release: Release, reached: Reached): number {
  const { period } = release;
  const found = reached.map(({ entry, by }) => {
    if (by.some((p) => entry.avoid?.includes(p))) return 3;
    return entry.rows ? ['complete', 'partial', 'not-comparable'].indexOf(entry.rows) : 0;
  });
  const [first, last] = months(period);
  const due = Array.from({ length: last - first + 1 }, (_, i) => first + i).filter((m) => m >= FIRST);
  return Math.max(0, ...found, due.every((m) => published.has(m)) ? 0 : 1, isShort(release) ? 2 : 0);
}

const fits = (header: string, patterns: readonly string[] = []): boolean =>
  patterns.some((p) => (p.endsWith('*') ? header.startsWith(p.slice(0, -1)) : header === p));

function columnState(
  { period, covers }: Release,
  variant: string,
  reached: Reached,
  column: Column,
  own: boolean,
): number {
  const { header, type } = column;
  const found = reached.flatMap(({ entry }) => {
    if (own && entry.standing) return [];
    const touched =
      (entry.columnsIn?.includes(period) ?? true) &&
      (fits(header, entry.columns) || (entry.columnTypes?.includes(type) ?? false));
    const level = entry.except?.find((one) => fits(header, one.columns))?.values ?? entry.values ?? 'note';
    const wrong = entry.kinds.some((kind) => kind !== 'empty' && kind !== 'rows-missing');
    return [
      entry.unnamedColumns ? 1 : 0,
      ...(touched && entry.kinds.includes('empty') ? [2] : []),
      ...(touched && wrong ? [{ note: 0, caution: 1, severe: 3 }[level]] : []),
    ];
  });
  // Values of two meanings that must not be compared stand in one file.
  const mixed = changes.some(
    (change) =>
      change.compare === 'avoid' &&
      change.from?.includes('-') &&
      fits(header, change.columns) &&
      (change.variants?.includes(variant) ?? true) &&
      Math.max(months(period)[0], FIRST) < months(change.from)[0] &&
      months(change.from)[0] <= months(period)[1],
  );
  const from = completeFrom.get(header);
  const began = from !== undefined && Math.max(months(period)[0], FIRST) < months(from)[0];
  return Math.max(0, ...found, covers?.counties ? 1 : 0, began || mixed ? 1 : 0);
}

/** Which days and counties a set covers: ISO days, or a month where the day was not recorded; no counties are all of them. */
export interface Covered {
  from: string;
  to: string;
  counties?: string[] | undefined;
}

function covered({ period, covers = {} }: Release): Covered {
  const [first, last] = months(period);
  // Date takes the years up to 99 for those of the 20th century.
  const iso = (month: number, day: number) =>
    new Date(Date.UTC(2000, month - 2000 * 12, day)).toISOString().slice(0, 10);
  const { from = iso(first, 1), to = iso(last + 1, 0), counties } = covers;
  return { from, to, ...(counties ? { counties } : {}) };
}

export interface RecordedSet {
  period: string;
  variant: 'raw' | 'deduplicated';
  rows: RowsWord;
  /** header → state, in the order of the files */
  columns: ReadonlyMap<string, ColumnWord>;
  /** the worst state of its columns, without what holds for every period alike */
  worst: ColumnWord;
  covers: Covered;
  /** does it cover other days or counties than its name says? */
  short: boolean;
}

/** Every set of the YAML files. */
export const RECORD: readonly RecordedSet[] = releases.flatMap((release) =>
  (['raw', 'deduplicated'] as const)
    .filter((variant) => release[variant])
    .map((variant) => {
      const { period, version } = release;
      const reached = reaching(period, variant);
      const rows = countRows(release, reached);
      const mine = columns.filter(
        (c) => c.variants.includes(variant) && c.since <= version && version <= (c.until ?? version),
      );
      const states = (own: boolean) =>
        mine.map((c) => (rows === 3 ? 3 : columnState(release, variant, reached, c, own)));
      const word = (state: number | undefined) => COLUMNS[state ?? 0] ?? '可用';
      const reported = states(false);
      return {
        period,
        variant,
        rows: ROWS[rows] ?? '請勿使用',
        columns: new Map(mine.map(({ header }, i) => [header, word(reported[i])])),
        worst: word(Math.max(...states(true))),
        covers: covered(release),
        short: isShort(release),
      };
    }),
);

/** The title of the page of a set, which says the state of its rows where a link is shared. */
export const titleOfSet = ({ period, variant, rows }: RecordedSet): string =>
  `${periodWords(period)}${variant === 'raw' ? '原始資料' : '消除重複住宅'}：${rows}`;

const BY_NAME = new Map(RECORD.map((set) => [`${set.period}/${set.variant}`, set]));

/** A set of the YAML files; undefined where there is none. */
export const findRecord = (period: string, variant: string): RecordedSet | undefined =>
  BY_NAME.get(`${period}/${variant}`);

const SIX = '臺北市新北市桃園市臺中市臺南市高雄市';

/** What a set covers as the site writes it: 2026年8月25日到31日, and 只有六都涵蓋全部日子 where others were collected on some days only. */
export function coveredWords({ from, to, counties }: Covered): string[] {
  const parts = (day: string) => day.split('-').map(Number);
  const words = ([year, month, day]: (number | undefined)[]) =>
    `${year ? `${year}年` : ''}${month ? `${month}月` : ''}${day ? `${day}日` : ''}`;
  const [start, end] = [parts(from), parts(to)];
  const sameYear = start[0] === end[0];
  const sameMonth = sameYear && start[1] === end[1] && end.length === 3;
  const last = words([sameYear ? undefined : end[0], sameMonth ? undefined : end[1], end[2]]);
  return [
    `${words(start)}到${last}`,
    ...(counties ? [`只有${counties.join('') === SIX ? '六都' : counties.join('、')}涵蓋全部日子`] : []),
  ];
}
