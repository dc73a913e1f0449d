/** Twenty random cuts and groupings of every version, variant and format, of some of them in a quick run: DuckDB finds the same rows and figures. */
import { describe, expect, it } from 'vitest';
import { type Column, type Format, findVersion } from 'rental-data';
import { firstAndSome } from 'rental-data/testing/full';
import { recorded as catalogue } from 'rental-data/testing/realCatalogue';
import { type MadeTable, makeRandom } from 'rental-data/testing/tables';
import { countsAmong, select, type Filter } from './filters';
import { groupRows, type Group } from './groups';
import type { Store } from './store';
import { summarise } from './summary';
import { condition, groupingQuery, randomFilter, randomGrouping } from '../../tests/support/cuts';
import { fill, Oracle, TABLES } from '../../tests/support/madeStore';

const CUTS = 20;

const FILES = TABLES.flatMap((made) =>
  findVersion(catalogue, made.version).formats.map((format): [string, MadeTable, Format] => [
    `${made.version} ${made.variant} ${format}`,
    made,
    format,
  ]),
);

const close = (own: number | null | undefined, other: unknown, what: string): void => {
  if (other === null) expect(own, what).toBeNull();
  else expect(own, what).toBeCloseTo(Number(other), 6);
};

function compare(own: Group, other: Record<string, unknown>, what: string): void {
  expect([own.rows, own.missing], what).toEqual([Number(other['rows']), Number(other['missing'] ?? 0)]);
  if (own.yes) {
    expect(own.yes.rows, what).toBe(Number(other['yes']));
    close(own.yes.share, other['share'], what);
  }
  if (own.numbers) {
    const { p25, median, p75 } = own.numbers;
    for (const [index, number] of [p25, median, p75].entries())
      close(number, other[`q${String(index)}`], what);
  }
}

async function compareSummary(
  store: Store,
  rows: Uint32Array,
  column: Column | undefined,
  where: string,
  oracle: Oracle,
): Promise<void> {
  if (!column) return;
  const name = `"${column.header}"`;
  const number = `TRY_CAST(${name} AS DOUBLE)`;
  const [answer = {}] = await oracle.ask(
    `SELECT count(*) - count(${name}) AS missing, count(DISTINCT ${name}) AS many, min(${number}) AS least, median(${number}) AS median, max(${number}) AS most, min(${name}) AS first, max(${name}) AS last FROM t WHERE ${where}`,
  );
  const own = summarise(store, rows, column.header);
  expect([own.missing, own.distinct], where).toEqual([Number(answer['missing']), Number(answer['many'])]);
  if (own.numbers) {
    close(own.numbers.min, answer['least'], where);
    close(own.numbers.median, answer['median'], where);
    close(own.numbers.max, answer['most'], where);
  }
  if (own.times) expect(own.times, where).toEqual({ first: answer['first'], last: answer['last'] });
}

describe.each(firstAndSome(FILES, 2, ([name]) => name))('%s', (_, made, format) => {
  // Few values kept once: the other ways of keeping a column are compared too.
  it.each([undefined, 40])(
    'is cut and grouped as by DuckDB, at most %s different values kept once',
    async (few) => {
      const { store, columns, fields } = await fill(
        made,
        format,
        few === undefined ? {} : { fewValues: few },
      );
      const oracle = await Oracle.of(
        columns.map(({ header }) => header),
        fields,
      );
      const random = makeRandom(few ?? 7);
      let cutRows = 0;
      for (let run = 0; run < CUTS / 2; run += 1) {
        const filters: Filter[] = [];
        const conditions = ['true'];
        for (let count = 1 + Math.floor(random() * 2); count > 0; count -= 1) {
          const index = Math.floor(random() * columns.length);
          const column = columns[index];
          if (!column) continue;
          const texts = fields.map((row) => row[index] ?? '');
          const filter = randomFilter(column, texts, random);
          filters.push(filter);
          conditions.push(condition(filter, column.type === 'datetime'));
        }
        const where = conditions.join(' AND ');
        const rows = select(store, { filters });
        cutRows += rows.length;
        const grouping = randomGrouping(columns, random);
        const { kind, groups } = groupRows(store, rows, grouping);
        const answers = await oracle.ask(groupingQuery(grouping, where, kind));
        const byKeys = new Map(answers.map((answer) => [JSON.stringify(answer['keys']), answer]));
        expect(groups.map(({ keys }) => JSON.stringify(keys)).sort(), where).toEqual(
          [...byKeys.keys()].sort(),
        );
        for (const group of groups)
          compare(
            group,
            byKeys.get(JSON.stringify(group.keys)) ?? {},
            `${where} ${JSON.stringify(grouping)}`,
          );
        await compareSummary(store, rows, columns[(run * 7) % columns.length], where, oracle);
        const rents = countsAmong(store, rows, '縣市');
        expect([...(rents?.values() ?? [])].reduce((sum, count) => sum + count, 0)).toBe(rows.length);
      }
      // Otherwise the cuts would compare nothing.
      expect(cutRows).toBeGreaterThan(CUTS * 10);
      oracle.close();
    },
  );
});
