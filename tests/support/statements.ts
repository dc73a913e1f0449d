/**
 * What the site tells of the dataset and readers act on: the state of every set and column, what columns mean, how severe incidents are
 * and what may be compared. tests/fixtures/published/ keeps it as it was last published; src/features/updates/corrections.test.ts asks
 * that each later difference has a correction.
 */
import {
  type Catalogue,
  changeSentences,
  changesOfColumn,
  columnText,
  compare,
  type Correction,
  GRANULARITIES,
  granularity,
  matchesHeader,
  getReader,
  setsOfKind,
  slotInYear,
  type STATEMENT_KINDS,
  type Variant,
  VARIANTS,
} from 'rental-data';
import { groupBy } from 'rental-data/helpers';

const ROWS = '(列數)';

/** One statement; `key` tells it from every other, the rest says what it is about. */
interface Statement {
  key: string;
  kind: (typeof STATEMENT_KINDS)[number];
  about: { column?: string; incident?: string; variant?: Variant; periods?: string[] };
  value: string;
}

/** For each group of columns its values along `all`, each written only where it differs from the one before: 2018-05 fine, 2021-11 empty. */
interface Packed {
  /** periods or pairs of periods, separated by blanks */
  all: string;
  runs: { columns: string[]; values: string }[];
}
export interface Recorded {
  states: Record<Variant, Packed>;
  comparisons: Record<Variant, Packed>;
  meanings: { column: string; variants: Variant[]; since: string; text: string }[];
  incidents: { id: string; severity: string; text: string }[];
}

function pack(
  all: string,
  columns: readonly string[],
  valueAt: (column: string, one: string) => string,
): Packed {
  const valuesAlong = (column: string): string => {
    let before: string | undefined;
    const changed = all.split(' ').flatMap((one) => {
      const value = valueAt(column, one);
      if (value === before) return [];
      before = value;
      return `${one} ${value}`;
    });
    return changed.join(', ');
  };
  return {
    all,
    runs: [...groupBy(columns, valuesAlong)].map(([values, own]) => ({ columns: own, values })),
  };
}

/** Each set with the one after it, and with that of the same season a year later: between them every change of a column lies. */
function listPairs(periods: readonly string[]): string {
  const pairs = periods.flatMap((a, at) => {
    const later = periods.slice(at + 1).filter((b) => granularity(b) === granularity(a));
    const season = later.find((b) => slotInYear(b) === slotInYear(a));
    return [...new Set([later[0], season])].flatMap((b) => (b === undefined ? [] : `${a}/${b}`));
  });
  return pairs.join(' ');
}

const splitPair = (pair: string): [a: string, b: string] => {
  const [a = '', b = ''] = pair.split('/');
  return [a, b];
};

/** What a catalogue states, of all its sets. @param only sets and pairs that were stated before */
export function recordStatements(catalogue: Catalogue, only?: Recorded): Recorded {
  const reader = getReader(catalogue);
  const eachVariant = <T>(make: (variant: Variant) => T): Record<Variant, T> => ({
    raw: make('raw'),
    deduplicated: make('deduplicated'),
  });
  const columnsIn = (variant: Variant): string[] => [
    ROWS,
    ...new Set(catalogue.columns.flatMap((c) => (c.variants.includes(variant) ? c.header : []))),
  ];
  const periodsIn = (variant: Variant): string[] =>
    GRANULARITIES.flatMap((kind) => setsOfKind(catalogue, kind, variant)).map(({ period }) => period);
  return {
    states: eachVariant((variant) =>
      pack(only?.states[variant].all ?? periodsIn(variant).join(' '), columnsIn(variant), (column, period) =>
        column === ROWS ? reader.rows(period, variant).state : reader.cell(period, variant, column).state,
      ),
    ),
    comparisons: eachVariant((variant) => {
      const pairs = only?.comparisons[variant].all ?? listPairs(periodsIn(variant));
      const compared = new Map(
        pairs.split(' ').map((pair) => {
          const { rows, columns } = compare(catalogue, ...splitPair(pair), variant);
          return [
            pair,
            new Map([[ROWS, rows.verdict], ...columns.list.map((c) => [c.header, c.verdict] as const)]),
          ];
        }),
      );
      return pack(pairs, columnsIn(variant), (column, pair) => compared.get(pair)?.get(column) ?? 'absent');
    }),
    meanings: catalogue.columns.map((column) => ({
      column: column.header,
      variants: column.variants,
      since: column.since,
      text: [columnText(column), ...changeSentences(changesOfColumn(catalogue, column))].join(''),
    })),
    incidents: catalogue.incidents.map(({ id, severity, effect, advice }) => ({
      id,
      severity,
      text: `${effect}${advice}`,
    })),
  };
}

function* unpack(packed: Packed): Generator<[column: string, one: string, value: string]> {
  for (const { columns, values } of packed.runs) {
    const changed = new Map(values.split(', ').map((one) => one.split(' ') as [one: string, value: string]));
    for (const column of columns) {
      let value = '';
      for (const one of packed.all.split(' ')) {
        value = changed.get(one) ?? value;
        yield [column, one, value];
      }
    }
  }
}

function* listStatements(recorded: Recorded): Generator<Statement> {
  for (const variant of VARIANTS) {
    for (const [column, period, value] of unpack(recorded.states[variant]))
      yield {
        key: `state ${variant} ${period} ${column}`,
        kind: 'state',
        about: { column, variant, periods: [period] },
        value,
      };
    for (const [column, pair, value] of unpack(recorded.comparisons[variant]))
      yield {
        key: `comparison ${variant} ${pair} ${column}`,
        kind: 'comparison',
        about: { column, variant, periods: splitPair(pair) },
        value,
      };
  }
  for (const { column, variants, since, text } of recorded.meanings) {
    const key = `meaning ${column} ${variants.join()} ${since}`;
    yield { key, kind: 'meaning', about: { column }, value: text };
  }
  for (const { id, severity, text } of recorded.incidents) {
    yield { key: `severity ${id}`, kind: 'incident', about: { incident: id }, value: severity };
    yield { key: `incident ${id}`, kind: 'incident', about: { incident: id }, value: text };
  }
}

export interface Difference extends Omit<Statement, 'value'> {
  before: string | undefined;
  after: string | undefined;
}

const NOTHING = 'absent';

/** What is stated now and was not before, or otherwise. What is said of new sets was never said before, so it is no difference. */
export function listDifferences(before: Recorded, after: Recorded): Difference[] {
  const [old, now] = [before, after].map(
    (recorded) => new Map([...listStatements(recorded)].map((one) => [one.key, one])),
  ) as [Map<string, Statement>, Map<string, Statement>];
  return [...new Set([...old.keys(), ...now.keys()])].flatMap((key) => {
    const [a, b] = [old.get(key), now.get(key)];
    const { kind, about } = (a ?? b) as Statement;
    const isSame = (a?.value ?? NOTHING) === (b?.value ?? NOTHING);
    // A column of a later dataset version is no change of what was said.
    return isSame || (kind === 'meaning' && !a)
      ? []
      : [{ key, kind, about, before: a?.value, after: b?.value }];
  });
}

/** Does a correction tell of a difference? */
export function explainsDifference(
  { concerns = [] }: Pick<Correction, 'concerns'>,
  { kind, about }: Difference,
): boolean {
  return concerns.some(({ kinds, columns = [], rows, incidents = [], variants, periods }) => {
    if (kinds?.includes(kind) === false) return false;
    if (about.incident !== undefined) return incidents.includes(about.incident);
    const { column = '' } = about;
    const isNamed = column === ROWS ? rows === true : columns.some((name) => matchesHeader(column, name));
    const isInVariant = !about.variant || (variants?.includes(about.variant) ?? true);
    const isInPeriod = !about.periods || !periods || about.periods.some((period) => periods.includes(period));
    return isNamed && isInVariant && isInPeriod;
  });
}
