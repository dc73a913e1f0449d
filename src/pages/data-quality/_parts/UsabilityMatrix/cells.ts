/** Cells of the matrix, with their states and reasons. Pure; relative imports, tests need no bundler. */
import type {
  MatrixCellProp,
  MatrixProp,
  MatrixRowsProp,
  MatrixSetProp,
} from '../../../../../plugins/pages/client';
import { COLUMN_GROUPS, VARIANTS, type ColumnGroup, type Variant } from '../../../../domain/catalogue/types';
import { comparePeriods, periodListWords } from '../../../../domain/period';
import { VARIANT_NAME } from '../../../../domain/words';
import { isTrouble, LEVELS, worstLevel, type Level } from '../../../../domain/usability/levels';
import { levelSought, yearsOf, type Choices, type Sought, type View } from './view';

/** A column of the table: the rows, a group of columns, or a single column by its header. */
export type Subject =
  { kind: 'rows' } | { kind: 'group'; group: ColumnGroup } | { kind: 'column'; header: string };

/** Name of a subject in the id of a cell. */
export function nameOf(subject: Subject): string {
  if (subject.kind === 'rows') return 'rows';
  return subject.kind === 'group' ? subject.group : subject.header;
}

/** Splits the id of a cell into set and subject name; the name may contain slashes. */
export function partsOfId(id: string): { period: string; variant: string; name: string } {
  const [period = '', variant = '', ...name] = id.split('/');
  return { period, variant, name: name.join('/') };
}

/** The header that the id of a cell of a single column names. */
export const headerIn = (id: string, { columns }: Pick<Choices, 'columns'>): string | undefined => {
  const { name } = partsOfId(id);
  return columns.find((header) => header === name);
};

/** Columns of a set with the same state and reasons. */
interface Part {
  level: Level;
  /** empty for the rows */
  headers: string[];
  part: boolean;
  why: readonly number[];
}

export interface Cell {
  subject: Subject;
  /** 2026-04/raw/environment: the anchor of the cell */
  id: string;
  level: Level;
  /** number of columns with this level, and of all columns of the set; not for the rows */
  count?: number;
  total?: number;
  part: boolean;
  /** why the rows have their state */
  reason?: string;
  /** whether the cell matches the filter */
  hit: boolean;
}

const lanesOfSubject = ({ lanes }: Pick<MatrixProp, 'lanes'>, subject: Subject): number[] =>
  lanes.flatMap(({ group, columns }, lane) => {
    if (subject.kind === 'group') return subject.group === group ? lane : [];
    return subject.kind === 'column' && columns.includes(subject.header) ? lane : [];
  });

function listed<T>(list: readonly T[], place = -1): T {
  const found = list[place];
  if (found === undefined) throw new RangeError(`矩陣沒有第${place}種狀態。`);
  return found;
}
const cellOf = (prop: MatrixProp, set: MatrixSetProp, lane: number): MatrixCellProp =>
  listed(prop.cells, set.cells[lane]);
const rowsOf = (prop: MatrixProp, set: MatrixSetProp): MatrixRowsProp => listed(prop.rows, set.rows);

const worstFirst = (a: { level: Level }, b: { level: Level }): number =>
  LEVELS.indexOf(b.level) - LEVELS.indexOf(a.level);

/**
 * The states of a subject in a set, worst first; columns with the same state and reasons are grouped. Columns that
 * only the other variant has are left out.
 */
export function partsOf(prop: MatrixProp, set: MatrixSetProp, subject: Subject): Part[] {
  if (subject.kind === 'rows') {
    const { level, why } = rowsOf(prop, set);
    return [{ level, why, headers: [], part: false }];
  }
  const parts = new Map<MatrixCellProp, Part>();
  for (const lane of lanesOfSubject(prop, subject)) {
    const cell = cellOf(prop, set, lane);
    if (cell.otherVariant && subject.kind === 'group') continue;
    const { level, why, part = false } = cell;
    const known = parts.get(cell) ?? { level, why, part, headers: [] };
    const columns = prop.lanes[lane]?.columns ?? [];
    known.headers.push(...(subject.kind === 'column' ? [subject.header] : columns));
    parts.set(cell, known);
  }
  return [...parts.values()].sort(worstFirst);
}

/** One cell of the table: the worst level of its columns, or the filtered level if the cell has it. */
export function cellAt(prop: MatrixProp, set: MatrixSetProp, subject: Subject, state?: Sought): Cell {
  const parts = partsOf(prop, set, subject);
  const wanted = levelSought(subject.kind === 'rows' ? 'rows' : 'columns', state);
  const found = parts.find(({ level: here }) => here === wanted);
  const level = found?.level ?? worstLevel(parts.map((p) => p.level));
  const meant = parts.filter((p) => p.level === level);
  const columns = (of: readonly Part[]) => of.reduce((sum, { headers }) => sum + headers.length, 0);
  const reason = subject.kind === 'rows' ? rowsOf(prop, set).reason : undefined;
  return {
    subject,
    id: `${set.period}/${set.variant}/${nameOf(subject)}`,
    level,
    ...(subject.kind === 'rows'
      ? {}
      : { count: columns(meant), total: columns(parts.filter((p) => p.level !== 'absent')) }),
    part: meant.length > 0 && meant.every(({ part }) => part),
    ...(reason === undefined ? {} : { reason }),
    hit: found !== undefined,
  };
}

/** The columns of the table in a view. */
export const subjectsOf = ({ column }: View): Subject[] => [
  { kind: 'rows' },
  ...(column === undefined
    ? COLUMN_GROUPS.map((group): Subject => ({ kind: 'group', group }))
    : [{ kind: 'column', header: column } as const]),
];

export interface MatrixRow {
  set: MatrixSetProp;
  cells: Cell[];
}
/** The sets of a year that a view shows, by period. */
export interface MatrixYear {
  year: string;
  /** number of published periods of the year, shown or not */
  periods: number;
  rows: { period: string; rows: MatrixRow[] }[];
  /** number of cells that match the filter */
  hits: number;
  open: boolean;
}

/** With more rows than this, the years start folded. */
const MANY_ROWS = 40;

/** What a view shows, newest year first. A set is shown if it matches the filter. */
export function yearsIn(prop: MatrixProp, view: View): MatrixYear[] {
  const subjects = subjectsOf(view);
  const years = yearsOf(prop)
    .filter((year) => view.year === undefined || view.year === year)
    .map((year) => {
      const sets = prop.sets.filter(({ period }) => period.startsWith(year));
      const rows = sets
        .filter(({ variant }) => view.variant === undefined || view.variant === variant)
        .map((set) => ({ set, cells: subjects.map((subject) => cellAt(prop, set, subject, view.state)) }))
        .filter(({ cells }) => view.state === undefined || cells.some(({ hit }) => hit));
      const periods = [...new Set(rows.map(({ set }) => set.period))];
      return {
        year,
        periods: new Set(sets.map(({ period }) => period)).size,
        rows: periods.map((period) => ({ period, rows: rows.filter(({ set }) => set.period === period) })),
        hits: rows.flatMap(({ cells }) => cells).filter(({ hit }) => hit).length,
      };
    })
    .filter(({ rows }) => rows.length > 0);
  const few = rowsIn(years) <= MANY_ROWS;
  return years.map((year, place) => ({ ...year, open: place === 0 || few }));
}

/** Number of sets that a view shows. */
export const rowsIn = (years: readonly Pick<MatrixYear, 'rows'>[]): number =>
  years.flatMap(({ rows }) => rows.flatMap((period) => period.rows)).length;

/** Columns with the same cells in all given sets. */
export interface Entry {
  /** empty for the rows */
  headers: string[];
  /** the only variant that has these columns */
  only?: Variant;
  /** worst first */
  cells: { cell: MatrixCellProp & MatrixRowsProp; sets: MatrixSetProp[] }[];
}

/** Groups sets by state and reasons, worst first. */
function bySaying<T extends { level: Level }>(
  sets: readonly MatrixSetProp[],
  say: (set: MatrixSetProp) => T,
): { cell: T; sets: MatrixSetProp[] }[] {
  const found = new Map<T, MatrixSetProp[]>();
  for (const set of sets) {
    const said = say(set);
    found.set(said, [...(found.get(said) ?? []), set]);
  }
  return [...found]
    .map(([cell, inSets]) => ({ cell, sets: inSets }))
    .sort((a, b) => worstFirst(a.cell, b.cell));
}

/**
 * The columns of a subject in some sets, grouped where state and reasons are the same. Columns with issues come first;
 * where only one variant has a column, the sets of the other variant are left out.
 */
export function entriesOf(prop: MatrixProp, sets: readonly MatrixSetProp[], subject: Subject): Entry[] {
  if (subject.kind === 'rows') return [{ headers: [], cells: bySaying(sets, (set) => rowsOf(prop, set)) }];
  const found = new Map<string, Entry>();
  for (const lane of lanesOfSubject(prop, subject)) {
    const headers = subject.kind === 'column' ? [subject.header] : (prop.lanes[lane]?.columns ?? []);
    const key = sets.map((set) => set.cells[lane]).join();
    const known = found.get(key);
    if (known) {
      known.headers.push(...headers);
      continue;
    }
    const having = sets.filter((set) => !cellOf(prop, set, lane).otherVariant);
    const [variant, ...others] = new Set(having.map((set) => set.variant));
    found.set(key, {
      headers: [...headers],
      ...(variant && others.length === 0 && having.length < sets.length ? { only: variant } : {}),
      cells: bySaying(having, (set) => cellOf(prop, set, lane)),
    });
  }
  const worst = ({ cells }: Entry) => ({ level: cells[0]?.cell.level ?? 'absent' });
  return [...found.values()]
    .filter(({ cells }) => cells.length > 0)
    .sort((a, b) => worstFirst(worst(a), worst(b)));
}

/** Number of columns in the entries, and how many of them have an issue. */
export function countColumns(entries: readonly Entry[]): { columns: number; troubled: number } {
  const count = (of: readonly Entry[]) => of.reduce((sum, { headers }) => sum + headers.length, 0);
  const troubled = entries.filter(({ cells }) => cells.some(({ cell }) => isTrouble(cell.level)));
  return { columns: count(entries), troubled: count(troubled) };
}

/** Periods of sets with an issue. */
export const troubledPeriods = (entries: readonly Entry[]): string[] => [
  ...new Set(
    entries.flatMap(({ cells }) =>
      cells.flatMap(({ cell, sets }) => (isTrouble(cell.level) ? sets.map(({ period }) => period) : [])),
    ),
  ),
];

/**
 * Names sets in few words: first the periods for which both variants are given, then those with one variant.
 * @param sets some of `of`
 */
export function setsWords(sets: readonly MatrixSetProp[], of: readonly MatrixSetProp[]): string {
  if (sets.length === of.length) return '這一年的每一期';
  const ofVariant = (v: Variant, list: readonly MatrixSetProp[]) =>
    list.filter((set) => set.variant === v).map(({ period }) => period);
  const [raw = [], deduplicated = []] = VARIANTS.map((v) => ofVariant(v, sets));
  const only = VARIANTS.filter((v) => ofVariant(v, of).length > 0).length < 2;
  const both = only ? [...raw, ...deduplicated] : raw.filter((period) => deduplicated.includes(period));
  const rest = (periods: readonly string[], v: Variant): string[] => {
    const own = periods.filter((period) => !both.includes(period));
    return own.length > 0 ? [`${periodListWords(own)}（${VARIANT_NAME[v]}）`] : [];
  };
  return [
    ...(both.length > 0 ? [periodListWords([...both].sort(comparePeriods))] : []),
    ...rest(raw, 'raw'),
    ...rest(deduplicated, 'deduplicated'),
  ].join('、');
}

/** Number of incidents that affect any of the sets. */
export function incidentsIn(prop: MatrixProp, sets: readonly MatrixSetProp[]): number {
  const why = sets.flatMap((set) => [
    ...rowsOf(prop, set).why,
    ...set.cells.flatMap((place) => prop.cells[place]?.why ?? []),
  ]);
  return new Set([...new Set(why)].flatMap((place) => prop.reasons[place]?.incident ?? [])).size;
}
