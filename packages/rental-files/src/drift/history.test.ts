/** Would what went wrong in the dataset's history have been seen before it was published? */
import { expect, it } from 'vitest';
import type { Catalogue, Incident, SetProfile } from 'rental-data';
import { catalogue, recorded, RECORDED_UNTIL } from 'rental-data/testing/realCatalogue';
import { firstAndSome, isFull } from 'rental-data/testing/full';
import type { MadeTable } from 'rental-data/testing/tables';
import type { Alarm } from './drift';
import { measureDrift } from './alarms';
import { incidentEntries, incidentLike } from './incidentLike';
import { toSetProfile } from '../table/record';
import {
  changed,
  cleanTable,
  dayIn,
  inspected,
  NEW_MONTH,
  onDay,
  profileTable,
  withProfiles,
} from '../../tests/support/history';

const makeProfiles = (variant: 'raw' | 'deduplicated', months: number): Promise<SetProfile[]> =>
  Promise.all(Array.from({ length: months }, (_, i) => profileTable(recorded, cleanTable(variant, i + 1))));
const raw = await makeProfiles('raw', isFull ? 15 : 11);
const merged = await makeProfiles('deduplicated', isFull ? 15 : 5);
/** Eleven months are published; the twelfth is to be. */
const known: Catalogue = withProfiles(recorded, raw.slice(0, 11));
const next = cleanTable('raw', 12);

const FIRST_SEEN = '物件首次發現時間';
const LAST_SEEN = '物件最後更新時間';
const headers = (pattern: RegExp): string[] => next.header.filter((header) => pattern.test(header));
const NEARBY = headers(/^附近/);
const FURNITURE = headers(/^提供家具_/);

/** Times of some days recorded on a later one. */
const late = (column: string, from: number, to: number, until: number) => (table: MadeTable) =>
  changed(table, [column], (text) => (dayIn(text) >= from && dayIn(text) <= to ? onDay(table, until) : text));
/** Rows of some days lost, as seen in a column. */
const lost = (column: string, from: number, to: number) => (table: MadeTable) => {
  const at = table.header.indexOf(column);
  return {
    ...table,
    fields: table.fields.filter((row) => !(dayIn(row[at] ?? '') >= from && dayIn(row[at] ?? '') <= to)),
  };
};
const both =
  (...plants: ((table: MadeTable) => MadeTable)[]) =>
  (table: MadeTable): MadeTable =>
    plants.reduce((made, plant) => plant(made), table);

/** Each incident of the record: what it did to a file, and which alarms have to name it. */
const PLANTED: Record<string, [plant: (table: MadeTable) => MadeTable, alarms: string[]]> = {
  'beta-2018-05': [
    (table) => ({
      ...table,
      fields: table.fields.filter((row) => Number(row[table.header.indexOf('縣市')]) < 6),
    }),
    ['rows', 'codes:縣市', 'codes:鄉鎮市區'],
  ],
  'letting-columns-2018-07': [
    both(
      (table) =>
        changed(table, ['出租所費天數'], (text) => (text === '-' ? text : String(Number(text) + 200))),
      (table) => changed(table, ['刊登者編碼'], (text, row) => (row % 2 === 0 ? '-' : text)),
    ),
    ['quartiles:出租所費天數', 'missing:刊登者編碼'],
  ],
  'crawler-gap-2018-12': [late(LAST_SEEN, 1, 11, 12), [`gap:${LAST_SEEN}`]],
  '2019-00': [
    both(lost(FIRST_SEEN, 8, 19), late(LAST_SEEN, 8, 19, 20)),
    [`gap:${FIRST_SEEN}`, `gap:${LAST_SEEN}`, 'rows'],
  ],
  '2019-01': [late(FIRST_SEEN, 10, 10, 11), [`gap:${FIRST_SEEN}`]],
  '2019-02': [late(FIRST_SEEN, 17, 19, 20), [`gap:${FIRST_SEEN}`, `pile:${FIRST_SEEN}`]],
  '2019-03': [late(FIRST_SEEN, 1, 1, 2), [`gap:${FIRST_SEEN}`]],
  '2021-00': [late(FIRST_SEEN, 20, 23, 24), [`gap:${FIRST_SEEN}`, `pile:${FIRST_SEEN}`]],
  '2021-01': [(table) => ({ ...table, fields: table.fields.filter((_, row) => row % 20 < 11) }), ['rows']],
  '2023-00': [lost(FIRST_SEEN, 25, 31), [`gap:${FIRST_SEEN}`]],
  '2023-01': [
    both(lost(FIRST_SEEN, 6, 25), late(LAST_SEEN, 6, 25, 26)),
    [`gap:${FIRST_SEEN}`, `pile:${LAST_SEEN}`, 'rows'],
  ],
  'outage-2024': [
    both(lost(FIRST_SEEN, 1, 7), (table) =>
      changed(table, ['房屋出租狀態'], (text, row) => (row % 3 === 0 ? '1' : text)),
    ),
    [`gap:${FIRST_SEEN}`, 'codes:房屋出租狀態'],
  ],
  // One round a week: whatever was first seen in a week was seen on one day.
  'trial-2025': [
    (table) =>
      changed(table, [FIRST_SEEN], (text) =>
        text === '-' ? text : onDay(table, Math.ceil(dayIn(text) / 7) * 7),
      ),
    [`gap:${FIRST_SEEN}`],
  ],
  'nearby-columns-empty-2021': [
    (table) => changed(table, NEARBY, () => '-'),
    NEARBY.map((header) => `missing:${header}`),
  ],
  'furniture-columns-2026': [
    (table) => changed(table, FURNITURE, (text, row) => (row % 6 === 0 ? text : '-')),
    FURNITURE.map((header) => `missing:${header}`),
  ],
  'floor-99-2018': [
    (table) => changed(table, ['所在樓層'], (text, row) => (row % 15 === 0 ? '99' : text)),
    ['range:所在樓層'],
  ],
  'listing-url-interface-2021': [
    (table) =>
      changed(table, ['物件網址'], (text) =>
        text.replace('rent.591.com.tw/', 'bff.591.com.tw/v1/house/rent/detail?id='),
      ),
    ['form:物件網址'],
  ],
  'restart-2026-08': [lost(FIRST_SEEN, 1, 24), [`pile:${FIRST_SEEN}`, 'rows']],
  'listing-url-empty-2025': [(table) => changed(table, ['物件網址'], () => '-'), ['missing:物件網址']],
  // Counted until the listing was gone, and what was let cannot be told from what was taken away.
  'letting-signal-2026': [
    both(
      (table) =>
        changed(table, ['出租所費天數'], (text) => (text === '-' ? text : String(Number(text) * 2 + 30))),
      (table) => changed(table, ['房屋出租狀態'], () => '1'),
    ),
    ['quartiles:出租所費天數', 'codes:房屋出租狀態'],
  ],
};

const findTableAlarms = async (table: MadeTable): Promise<Alarm[]> =>
  measureDrift(known, await profileTable(recorded, table)).alarms;

it('has a plant for each incident that began up to the end of the record', () => {
  const others = [
    // F and T for 0 and 1 are no change of a share but values of another type, which a rule refuses.
    'flags-written-as-values-2021',
    // Columns that stand twice are taken once, and have to say the same.
    'furniture-columns-twice-2018',
    // Fewer rows than a market moves.
    'rent-range-2021',
    'parking-left-out-2025',
    // Only who divides by hand sees that a value lacks the fees.
    'rent-per-ping-2026',
  ];
  expect([...Object.keys(PLANTED), ...others].sort()).toEqual(
    catalogue.incidents
      .filter(({ start }) => start.slice(0, 7) <= RECORDED_UNTIL)
      .map(({ id }) => id)
      .sort(),
  );
});

it.each(firstAndSome(Object.entries(PLANTED), 7, ([id]) => id))(
  'raises the alarm for %s',
  async (_, [plant, expected]) => {
    const alarms = await findTableAlarms(plant(next));
    const ids = alarms.map((alarm) => alarm.id);
    expect(ids).toEqual(expect.arrayContaining(expected));
    const columns = new Set(alarms.flatMap(({ column }) => column ?? []));
    const touched = expected.map((alarm) => alarm.split(':')[1]);
    // What was not planted stays quiet: rows that are lost thin out other days at the most.
    expect(
      [...columns].filter((column) => !touched.includes(column) && ![FIRST_SEEN, LAST_SEEN].includes(column)),
    ).toEqual([]);
    expect(incidentEntries(NEW_MONTH, alarms)).toContain(`affects: ['${NEW_MONTH}']`);
  },
);

it('leaves to chance what few rows differ by', async () => {
  const alarms = await findTableAlarms({ ...next, fields: next.fields.slice(0, 60) });
  expect(alarms.map(({ id }) => id).filter((id) => /^(?:missing|true|quartiles):/.test(id))).toEqual([]);
});

it('raises the alarm where codes of listers are made in another way', async () => {
  const plain = changed(next, ['刊登者編碼'], (text) => text.replaceAll('-', '').slice(0, 16) || '-');
  const alarms = await findTableAlarms(plain);
  expect(alarms).toMatchObject([
    { id: 'form:刊登者編碼', change: '大多的寫法從36個字（0-9a-f-）變成16個字（0-9a-f）' },
  ]);
  expect(incidentEntries(NEW_MONTH, alarms)).toContain('kinds: [meaning-changed]\n  values: severe');
});

it('raises the alarm where codes of listers are made in another way for a part of the rows only', async () => {
  const from = (every: number) =>
    changed(next, ['刊登者編碼'], (text, row) =>
      row % every === 0 && text !== '-' ? text.replaceAll('-', '').slice(0, 16) : text,
    );
  expect(await findTableAlarms(from(3))).toMatchObject([
    { id: 'form:刊登者編碼', change: expect.stringMatching(/^寫成36個字（0-9a-f-）的只剩6[67]\.\d%$/) },
  ]);
  expect(await findTableAlarms(from(20))).toEqual([]);
});

it('refuses flags written as values, column by column', async () => {
  const columns = next.columns
    .filter(({ type }) => ['integer', 'number', 'code'].includes(type))
    .map(({ header }) => header);
  const plain = changed(next, columns, (text) => (text === '0' ? 'F' : text === '1' ? 'T' : text));
  const { findings } = await inspected(recorded, plain);
  const named = findings.flatMap(({ rule, column }) => (rule === 'values' ? (column ?? []) : []));
  const touched = columns.filter((column) => {
    const at = next.header.indexOf(column);
    return next.fields.some((row) => row[at] === '0' || row[at] === '1');
  });
  expect(touched.length).toBeGreaterThan(10);
  expect(named).toEqual(expect.arrayContaining(touched));
});

it('says nothing of any pair of clean months', () => {
  let pairs = 0;
  for (const profiles of [raw, merged])
    for (const [i, now] of profiles.entries())
      for (const before of profiles.slice(0, i)) {
        pairs += 1;
        const { alarms } = measureDrift(withProfiles(recorded, [before]), now);
        expect(alarms, `${now.period} after ${before.period}`).toEqual([]);
      }
  expect(pairs).toBe(isFull ? 210 : 65);
});

it('names the known incident of the same pattern', () => {
  const like = (alarm: Pick<Alarm, 'kind' | 'column'>): Incident['id'] | undefined =>
    incidentLike(recorded, { id: '', change: '', against: [], ...alarm })?.id;
  expect(like({ kind: 'missing', column: '物件網址' })).toBe('listing-url-empty-2025');
  expect(like({ kind: 'missing', column: FURNITURE[0] ?? '' })).toBe('furniture-columns-2026');
  expect(like({ kind: 'quartiles', column: '出租所費天數' })).toBe('restart-2026-08');
  expect(like({ kind: 'rows' })).toBe('2021-01');
  expect(like({ kind: 'missing', column: '坪數' })).toBeUndefined();
});

it('keeps quiet about what the record of incidents tells of the month already', async () => {
  const table = changed(next, ['物件網址'], () => '-');
  const profile = toSetProfile(await inspected(recorded, table), NEW_MONTH);
  const incident = recorded.incidents.find(({ id }) => id === 'listing-url-empty-2025');
  if (!incident) throw new Error('no such incident');
  const reported: Catalogue = {
    ...known,
    incidents: [...known.incidents, { ...incident, id: 'new', affects: [NEW_MONTH] }],
  };
  expect(measureDrift(known, profile).alarms.map(({ id }) => id)).toEqual(['missing:物件網址']);
  expect(measureDrift(reported, profile).alarms).toEqual([]);
});

it('compares with nothing where no month before has a profile, but with its rows', async () => {
  const alone = withProfiles(recorded, []);
  const { alarms, against } = measureDrift(alone, await profileTable(recorded, next));
  expect([against, alarms.map(({ id }) => id)]).toEqual([[], ['rows']]);
});
