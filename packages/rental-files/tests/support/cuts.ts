/** Random cuts of a store and the same as conditions of SQL, written apart from the engine. */
import type { Column } from 'rental-data';
import type { Filter } from '../../src/cut/filters';
import type { Grouping } from '../../src/cut/groups';

const name = (header: string): string => `"${header.replaceAll('"', '""')}"`;
const value = (text: string): string => `'${text.replaceAll("'", "''")}'`;

/** A filter in SQL over columns of text, where missing is NULL. */
export function condition(filter: Filter, isTime: boolean): string {
  const column = name(filter.column);
  if ('isMissing' in filter) return `${column} IS ${filter.isMissing ? '' : 'NOT '}NULL`;
  if ('oneOf' in filter) return `coalesce(${column}, '-') IN (${filter.oneOf.map(value).join(', ')})`;
  const own = isTime
    ? // JSON tells the time of UTC.
      `CAST(coalesce(TRY_CAST(regexp_extract(${column}, '^(.*)Z$', 1) AS TIMESTAMP) + INTERVAL 8 HOUR, TRY_CAST(left(${column}, 10) AS TIMESTAMP)) AS DATE)`
    : `TRY_CAST(${column} AS DOUBLE)`;
  const bound = (given: number | string) => (isTime ? `DATE ${value(String(given))}` : String(given));
  return [
    `${own} IS NOT NULL`,
    ...(filter.from === undefined ? [] : [`${own} >= ${bound(filter.from)}`]),
    ...(filter.to === undefined ? [] : [`${own} <= ${bound(filter.to)}`]),
  ].join(' AND ');
}

/** Picks what a random number from 0 up to 1 says. */
const pick = <T>(list: readonly T[], random: () => number): T => {
  const found = list[Math.floor(random() * list.length)];
  if (found === undefined) throw new Error('nothing to pick');
  return found;
};

/** A filter of a column by what stands in it. */
export function randomFilter(column: Column, texts: readonly string[], random: () => number): Filter {
  const { header, type } = column;
  const kind = random();
  if (kind < 0.15) return { column: header, isMissing: random() < 0.3 };
  const known = texts.filter((text) => text !== '-');
  if (known.length === 0) return { column: header, isMissing: true };
  if (type === 'datetime' || type === 'integer' || type === 'number') {
    const bounds = [pick(known, random), pick(known, random)].map((text) =>
      type === 'datetime' ? text.slice(0, 10) : Number(text),
    );
    const [from = 0, to = 0] = bounds.sort((a, b) => (a < b ? -1 : 1));
    return kind < 0.5
      ? { column: header, from }
      : kind < 0.7
        ? { column: header, to }
        : { column: header, from, to };
  }
  const wanted = new Set(Array.from({ length: 12 }, () => pick(kind < 0.3 ? texts : known, random)));
  return { column: header, oneOf: [...wanted] };
}

/** A grouping that this table can have. */
export function randomGrouping(columns: readonly Column[], random: () => number): Grouping {
  const headersByType = (...types: string[]) =>
    columns.filter(({ type }) => types.includes(type)).map(({ header }) => header);
  const keys = ['縣市', '物件類型', ...headersByType('code', 'boolean')];
  const [first, second] = [pick(keys, random), pick(keys, random)];
  const by =
    random() < 0.2
      ? ([] as const)
      : random() < 0.5 || first === second
        ? ([first] as const)
        : ([first, second] as const);
  const kind = random();
  if (kind < 0.2) return { by };
  return {
    by,
    measure: pick(kind < 0.7 ? headersByType('integer', 'number') : headersByType('boolean'), random),
  };
}

/** The same grouping in SQL, over the rows of a condition. */
export function groupingQuery({ by, measure }: Grouping, where: string, kind: string): string {
  const keys = by.map((header) => `coalesce(${name(header)}, '-')`);
  const column = name(measure ?? '');
  const figures = {
    rows: [],
    number: [
      `count(*) - count(TRY_CAST(${column} AS DOUBLE)) AS missing`,
      ...[0.25, 0.5, 0.75].map(
        (share, i) => `quantile_cont(TRY_CAST(${column} AS DOUBLE), ${String(share)}) AS q${String(i)}`,
      ),
    ],
    yes: [
      `count(*) - count(${column}) AS missing`,
      `count(*) FILTER (${column} IN ('T', '1')) AS yes`,
      `avg(CASE WHEN ${column} IN ('T', '1') THEN 1.0 WHEN ${column} IS NOT NULL THEN 0.0 END) AS share`,
    ],
  }[kind];
  return `SELECT ${[`[${keys.join(', ')}] AS keys`, 'count(*) AS rows', ...(figures ?? [])].join(', ')} FROM t WHERE ${where} ${keys.length > 0 ? `GROUP BY ${keys.join(', ')}` : ''}`;
}
