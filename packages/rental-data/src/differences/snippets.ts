/** What to do about a difference, as code that turns files of one version into the form of the other. Values stay text. */
import { listColumns } from '../catalogue/columns';
import type { Catalogue } from '../catalogue/types';
import type { Variant } from '../catalogue/values';
import { groupBy } from '../helpers/groupBy';
import { differences } from './differences';
import { literal } from '../code/layout';
import { column, dict, list } from '../code/pandas';
import { formatCase, DUCKDB } from '../code/sql';
import { makeHint } from './hints';
import type { ScriptHint, VersionChange } from './types';

export interface ChangeSnippet {
  tool: 'pandas' | 'SQL';
  code: string;
}

const TABLE = 'old_files';

interface Steps {
  maps: Map<string, Record<string, string>>;
  /** columns of times with how their texts end, and how they are to end */
  endings: Map<string, [from: string, to: string]>;
  renames: [from: string, to: string][];
  drops: string[];
  adds: string[];
}

const SECONDS = '%S';

/** What two patterns write after the seconds, where nothing else differs: the same instant in another notation. */
function compareEndings(from: string, to: string): [string, string] | undefined {
  const [[start, old = ''], [other, now = '']] = [from.split(SECONDS), to.split(SECONDS)];
  return start === other ? [old, now] : undefined;
}

function collectSteps(hints: readonly ScriptHint[]): Steps {
  const steps: Steps = { maps: new Map(), endings: new Map(), renames: [], drops: [], adds: [] };
  const headers = (columns: readonly { header: string }[]) => columns.map((c) => c.header);
  for (const hint of hints) {
    if (hint.action === 'add') steps.adds.push(...headers(hint.columns));
    if (hint.action === 'remove') steps.drops.push(...headers(hint.columns));
    // Another key of the same header is no other header.
    if (hint.action === 'rename' && hint.from.header !== hint.to.header) {
      steps.renames.push([hint.from.header, hint.to.header]);
    }
    if (hint.action === 'rewrite') {
      steps.drops.push(...headers(hint.from));
      steps.adds.push(...headers(hint.to));
    }
    if (hint.action === 'rewrite-times' && hint.format === 'csv') {
      const ending = compareEndings(hint.from, hint.to);
      for (const header of ending ? hint.columns : []) if (ending) steps.endings.set(header, ending);
    }
    if (hint.action === 'map-values' && hint.format === 'csv') {
      for (const header of hint.columns) steps.maps.set(header, hint.map);
    }
  }
  return steps;
}

function formatPandas({ maps, endings, renames, drops, adds }: Steps): string[] {
  const byMap = groupBy(maps, ([, map]) => dict(Object.entries(map)));
  return [
    ...[...byMap].map(([map, [[first], ...others]]) =>
      others.length === 0
        ? `${column(first)} = ${column(first)}.replace(${map})`
        : `columns = ${list([first, ...others.map(([header]) => header)])}\ndf[columns] = df[columns].replace(${map})`,
    ),
    ...[...endings].map(
      ([header, [from, to]]) =>
        `${column(header)} = ${column(header)}.str.replace(${literal(from)}, ${literal(to)}, regex=False)`,
    ),
    ...(renames.length > 0 ? [`df = df.rename(columns=${dict(renames)})`] : []),
    ...(drops.length > 0 ? [`df = df.drop(columns=${list(drops)})`] : []),
    ...adds.map((header) => `${column(header)} = pd.NA`),
  ];
}

const formatSql = ({ maps, endings, renames, adds }: Steps): Map<string, string> =>
  new Map([
    ...[...endings].map(([header, [from, to]]) => {
      const name = DUCKDB.name(header);
      return [header, `replace(${name}, ${DUCKDB.text(from)}, ${DUCKDB.text(to)}) AS ${name}`] as const;
    }),
    ...[...maps].map(
      ([header, map]) => [header, `${formatCase(header, map)} AS ${DUCKDB.name(header)}`] as const,
    ),
    ...renames.map(([from, to]) => [to, `${DUCKDB.name(from)} AS ${DUCKDB.name(to)}`] as const),
    ...adds.map((header) => [header, `NULL AS ${DUCKDB.name(header)}`] as const),
  ]);

const snippets = (pandas: readonly string[], sql: readonly string[]): ChangeSnippet[] => [
  ...(pandas.length > 0 ? [{ tool: 'pandas' as const, code: pandas.join('\n') }] : []),
  ...(sql.length > 0 ? [{ tool: 'SQL' as const, code: sql.join(',\n') }] : []),
];

/** The code for one change, its SQL as lines of a SELECT; none where nobody knows how to convert values. */
export function changeSnippets(change: VersionChange): ChangeSnippet[] {
  const hint = makeHint(change);
  if (hint.action === 'check-codes' && change.kind === 'codes-added') {
    const labels = Object.fromEntries(hint.codes.map(({ code, label }) => [String(code), label]));
    return snippets(
      [`labels.update(${dict(Object.entries(labels))})`],
      hint.columns.map((header) => formatCase(header, labels)),
    );
  }
  // The first version lacks the columns, so there is no SQL that would find them.
  if (change.kind === 'table-added') {
    return snippets([`labels = ${dict(change.codes.map(({ code, label }) => [String(code), label]))}`], []);
  }
  if (hint.action === 'set-missing' && hint.format === 'csv') {
    return snippets([`df = pd.read_csv(file, dtype=str, na_values=${list([hint.from, hint.to])})`], []);
  }
  const steps = collectSteps([hint]);
  return snippets(formatPandas(steps), [...formatSql(steps).values()]);
}

/** Programs that turn a CSV of the first version into the form of the second. @throws RangeError for no such version */
export function writePrograms(
  catalogue: Catalogue,
  from: string,
  to: string,
  variant: Variant,
): ChangeSnippet[] {
  const { changes, kept } = differences(catalogue, from, to);
  const shared = kept.find((k) => k.variant === variant)?.headers;
  const version = catalogue.versions.find((v) => v.version === to);
  if (!shared || !version) return [];
  const mine = changes.filter((change) => !('variant' in change) || change.variant === variant);
  const steps = collectSteps(mine.map(makeHint));
  for (const made of [steps.maps, steps.endings])
    for (const header of made.keys()) if (!shared.includes(header)) made.delete(header);
  const pandas = formatPandas(steps);
  if (pandas.length === 0) return [];

  const touched = formatSql(steps);
  const columns = listColumns(catalogue, version, variant).map(
    ({ header }) => `  ${touched.get(header) ?? DUCKDB.name(header)}`,
  );
  const missing = catalogue.versions.find((v) => v.version === from)?.missing?.csv;
  const read = `df = pd.read_csv(file, dtype=str${missing === undefined ? '' : `, na_values=${literal(missing)}`})`;
  return [
    { tool: 'pandas', code: ['import pandas as pd', '', read, ...pandas].join('\n') },
    { tool: 'SQL', code: `SELECT\n${columns.join(',\n')}\nFROM ${TABLE};` },
  ];
}
