/** What a dataset version may define otherwise than those before: by facts of the catalogue alone. */
import { describe, expect, it } from 'vitest';
import type { Catalogue } from 'rental-data';
import { recorded } from 'rental-data/testing/realCatalogue';
import { makeTable } from 'rental-data/testing/tables';
import { measureDrift } from './alarms';
import { toSetProfile } from '../table/record';
import {
  changed,
  cleanTable,
  inspected,
  NEW_MONTH,
  profileTable,
  withProfiles,
} from '../../tests/support/history';

const newest = (change: object): Catalogue => ({
  ...recorded,
  versions: recorded.versions.map((version) =>
    version.version === '0.3' ? { ...version, ...change } : version,
  ),
});

describe('a column that marks dwellings', () => {
  const catalogue = newest({ dwelling: '常見刊登者編碼' });
  const made = makeTable({ version: '0.3', variant: 'deduplicated', period: NEW_MONTH, rows: 9 });
  const marked = (marks: readonly string[]) =>
    changed(made, ['常見刊登者編碼'], (_, row) => marks[row] ?? String(row));
  const findProblems = async (table: typeof made, known = catalogue): Promise<string[]> =>
    (await inspected(known, table)).findings.map(({ problem }) => problem);

  it('tells rows apart that agree in every other column, and says which are the same', async () => {
    const same = { ...made, fields: made.fields.map(() => made.fields[0] ?? []) };
    const apart = changed(same, ['常見刊登者編碼'], (_, row) => String(row));
    expect(await findProblems(apart)).toEqual([]);
    expect(await findProblems(marked(['a', 'b', 'a']))).toEqual(['1列的常見刊登者編碼和前面的列相同。']);
    expect(await findProblems(marked(['a', 'b', 'a']), recorded)).toEqual([]);
  });

  it('leaves rows apart that have no mark', async () => {
    expect(await findProblems(marked(['-', '-', '-']))).toEqual([]);
  });
});

it('a code table without a code for what is unknown knows none', async () => {
  const without: Catalogue = {
    ...recorded,
    codeTables: recorded.codeTables.map((table) =>
      table.id === 'contact' ? { ...table, codes: table.codes.filter(({ code }) => code !== 65535) } : table,
    ),
  };
  const made = makeTable({ version: '0.3', variant: 'raw', period: NEW_MONTH, rows: 9 });
  const table = changed(made, ['刊登者類型'], () => '65535');
  expect((await inspected(recorded, table)).findings).toEqual([]);
  expect((await inspected(without, table)).findings).toMatchObject([
    { rule: 'values', column: '刊登者類型', problem: expect.stringContaining('9列的值不在編碼表裡') },
  ]);
});

it('a column that is deprecated raises no alarm when it has no values any more', async () => {
  const header = '提供家具_桌子？';
  const profiles = await Promise.all(
    [9, 10, 11].map((number) => profileTable(recorded, cleanTable('raw', number))),
  );
  const known = withProfiles(recorded, profiles);
  const table = changed(cleanTable('raw', 12, NEW_MONTH), [header], () => '-');
  const profile = toSetProfile(await inspected(known, table), NEW_MONTH);
  expect(measureDrift(known, profile).alarms.map(({ id }) => id)).toEqual([`missing:${header}`]);
  // Months before, in which it had values, were made by the version before.
  const deprecating: Catalogue = {
    ...known,
    versions: known.versions.flatMap((version) =>
      version.version === '0.3' ? [version, { ...version, version: '0.4' }] : [version],
    ),
    columns: known.columns.flatMap((column) =>
      column.header === header
        ? [
            { ...column, until: '0.3' },
            { ...column, since: '0.4', state: 'deprecated' as const },
          ]
        : [column],
    ),
  };
  expect(measureDrift(deprecating, { ...profile, version: '0.4' }).alarms).toEqual([]);
});

it('a column whose yes is written otherwise has as many of them as before', async () => {
  const header = '提供家具_桌子？';
  const profiles = await Promise.all(
    [9, 10, 11].map((number) => profileTable(recorded, cleanTable('raw', number))),
  );
  const now = toSetProfile(await inspected(recorded, cleanTable('raw', 12, NEW_MONTH)), NEW_MONTH);
  const rewritten = (yes: string, no: string) => ({
    ...now,
    columns: now.columns.map((column) =>
      column.header === header
        ? { ...column, counts: { [yes]: column.counts?.['T'] ?? 0, [no]: column.counts?.['F'] ?? 0 } }
        : column,
    ),
  });
  const listAlarms = (profile: typeof now): string[] =>
    measureDrift(withProfiles(recorded, profiles), profile).alarms.map(({ id }) => id);
  expect(now.columns.find((column) => column.header === header)?.counts?.['T']).toBeGreaterThan(0);
  for (const [yes, no] of [
    ['T', 'F'],
    ['true', 'false'],
    ['1', '0'],
  ] as const)
    expect(listAlarms(rewritten(yes, no)), yes).toEqual([]);
  expect(listAlarms(rewritten('F', 'T'))).toEqual([`true:${header}`]);
});
