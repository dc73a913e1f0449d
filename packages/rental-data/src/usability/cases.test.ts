import { describe, expect, it } from 'vitest';
import type { Variant } from '../catalogue/values';
import { getReader, usabilityReader, type UsabilityReader } from './reader';
import { hasNote, holdsInPart, reasonId } from './states';
import { readFixture } from '../../tests/support/readFixture';
import { recorded } from '../../tests/support/realCatalogue';
import { sampleIncident, withIncidents } from '../../tests/support/usabilitySample';

const reader = usabilityReader(recorded);
const R: Variant = 'raw';

const CASES =
  readFixture<Record<'cells' | 'rows', Record<string, [state: string, ...reasons: string[]]>>>(
    'usability-cases',
  );

const listCases = (kind: keyof typeof CASES) =>
  Object.entries(CASES[kind]).map(([what, [state, ...reasons]]) => [what, state, reasons] as const);

const parseCase = (what: string) => {
  const [period = '', variant, header = ''] = what.split(' ');
  return { period, variant: variant as Variant, header };
};

/** state and ids of reasons of a cell */
const cell = (period: string, variant: Variant, header: string) => {
  const { state, reasons } = reader.cell(period, variant, header);
  return [state, ...reasons.map(reasonId)];
};

describe('what is known of single columns', () => {
  it.each(listCases('cells'))('%s: %s', (what, state, reasons) => {
    const { period, variant, header } = parseCase(what);
    expect(cell(period, variant, header)).toEqual([state, ...reasons]);
  });

  it('a note leaves a column fine and can be told', () => {
    expect(hasNote(reader.cell('2022-03', R, '月租金'))).toBe(true);
    expect(hasNote(reader.cell('2024-09', R, '房屋出租狀態'))).toBe(true);
    // A notation of its own is a reason, and no note.
    expect(hasNote(reader.cell('2018-06', R, '可炊？'))).toBe(false);
    expect(hasNote(reader.cell('2022-09', R, '月租金'))).toBe(false);
    expect(hasNote(reader.cell('2026-03', R, '物件網址'))).toBe(false);
  });

  it('tells a state that holds for a part of the period', () => {
    expect(holdsInPart(reader.cell('2021', R, '附近有_學校？'))).toBe(true);
    expect(holdsInPart(reader.cell('2022', R, '附近有_學校？'))).toBe(false);
    expect(holdsInPart(reader.cell('2022', R, '月租金'))).toBe(false);
  });
});

describe('what is known of rows', () => {
  it.each(listCases('rows'))('%s: %s', (what, state, reasons) => {
    const { period, variant } = parseCase(what);
    const rows = reader.rows(period, variant);
    expect([rows.state, ...rows.reasons.map(reasonId)]).toEqual([state, ...reasons]);
  });

  it.each([
    ['2021-07', 34.96],
    ['2021Q2', 4.49],
    ['2021-10', undefined],
    ['2020-06', undefined],
  ])('of %s %s% are estimated to be lost', (period, loss) => {
    expect(reader.rows(period, R).loss).toBe(loss);
  });
});

describe('incidents of a period', () => {
  it('are those that it states and those that it inherits, worst first', () => {
    const usabilityIn = (period: string) =>
      reader.incidents(period).map(({ incident, reach }) => [incident.id, ...reach.through]);
    expect(usabilityIn('2018Q3')).toEqual([
      ['furniture-columns-twice-2018'],
      ['floor-99-2018', '2018-07', '2018-08'],
    ]);
    expect(usabilityIn('2021-10').map(([id]) => id)).toEqual([
      '2021-01',
      'flags-written-as-values-2021',
      'rent-range-2021',
    ]);
    expect(usabilityIn('2020-06')).toEqual([]);
  });
});

describe('what cannot be answered', () => {
  it.each(['', '2026-13', '2026/04'])('“%s” is no period', (period) => {
    expect(() => reader.cell(period, R, '月租金')).toThrow(RangeError);
    expect(() => reader.rows(period, R)).toThrow(RangeError);
    expect(() => reader.incidents(period)).toThrow(RangeError);
  });

  it('an unknown column is named, even for a period without release', () => {
    expect(() => reader.cell('2026-04', R, '月租金額')).toThrow(/月租金額.*columns\.yaml/);
    expect(() => reader.cell('2019-13', R, '月租金')).toThrow(RangeError);
    expect(() => reader.cell('2024-05', R, '月租金額')).toThrow(/月租金額/);
  });
});

describe('kinds and severities', () => {
  it.each([
    ['wrong-value', 'note', 'fine'],
    ['wrong-value', 'caution', 'caution'],
    ['wrong-value', 'severe', 'severe'],
    ['incomplete', 'caution', 'caution'],
    ['empty', 'note', 'empty'],
    ['empty', 'severe', 'empty'],
    ['meaning-changed', 'note', 'fine'],
    ['meaning-changed', 'caution', 'caution'],
    ['meaning-changed', 'severe', 'severe'],
  ] as const)('%s, %s: %s', (kind, severity, state) => {
    const planted = withIncidents(recorded, sampleIncident({ kinds: [kind], severity, columns: ['坪數'] }));
    expect(getReader(planted).cell('2020-06', R, '坪數').state).toBe(state);
  });

  it('the worst of several counts, and comes first', () => {
    const planted = withIncidents(
      recorded,
      sampleIncident({ id: 'a', kinds: ['empty'], severity: 'severe', columns: ['坪數'] }),
      sampleIncident({ id: 'b', kinds: ['wrong-value'], severity: 'severe', columns: ['坪數'] }),
      sampleIncident({ id: 'c', kinds: ['meaning-changed'], severity: 'caution', columns: ['坪數'] }),
      sampleIncident({ id: 'd', kinds: ['wrong-value'], severity: 'note', columns: ['坪數'] }),
    );
    const { state, reasons } = getReader(planted).cell('2020-06', R, '坪數');
    expect(state).toBe('severe');
    expect(reasons.map((r) => ['incident' in r && r.incident, r.gives])).toEqual([
      ['b', 'severe'],
      ['a', 'empty'],
      ['c', 'caution'],
    ]);
  });

  it('a note says nothing of a column without values, unless it is empty in part only', () => {
    const planted = withIncidents(
      recorded,
      sampleIncident({ id: 'gone', kinds: ['empty'], affects: ['2020-06'], columns: ['坪數'] }),
      sampleIncident({ id: 'note', severity: 'note', affects: ['2020-06'], columns: ['坪數'] }),
    );
    const named = (period: string) =>
      getReader(planted)
        .cell(period, R, '坪數')
        .reasons.map((r) => 'incident' in r && r.incident);
    expect(named('2020-06')).toEqual(['gone']);
    expect(named('2020')).toEqual(['gone', 'note']);
  });

  it('rows that are missing say nothing about the values', () => {
    const lost = sampleIncident({ kinds: ['rows-missing'], severity: 'severe', countsAffected: true });
    const planted = withIncidents(recorded, lost);
    expect(getReader(planted).cell('2020-06', R, '坪數')).toEqual({ state: 'fine', reasons: [] });
    expect(getReader(planted).rows('2020-06', R).state).toBe('not-comparable');
  });

  it('a period to avoid is severe in every column, and so is the year that inherits it', () => {
    const lost = sampleIncident({
      kinds: ['rows-missing'],
      severity: 'severe',
      countsAffected: true,
      avoid: ['2020-06'],
    });
    const planted = getReader(withIncidents(recorded, lost));
    expect(planted.cell('2020-06', R, '坪數').state).toBe('severe');
    expect(planted.rows('2020-06', R).state).toBe('avoid');
    expect(planted.cell('2020', R, '坪數')).toMatchObject({
      state: 'severe',
      reasons: [{ type: 'avoid', through: ['2020-06'] }],
    });
    expect(planted.rows('2020', R).state).toBe('avoid');
    const stated = getReader(withIncidents(recorded, { ...lost, affects: ['2020-06', '2020'] }));
    expect(stated.cell('2020', R, '坪數').state).toBe('fine');
    expect(stated.rows('2020', R).state).toBe('not-comparable');
  });

  it('rows that are touched without missing ones cannot be compared, however slight the incident', () => {
    const trial = sampleIncident({ severity: 'note', columns: ['坪數'], countsAffected: true });
    const planted = getReader(withIncidents(recorded, trial));
    expect(planted.cell('2020-06', R, '坪數').state).toBe('fine');
    expect(planted.rows('2020-06', R)).toMatchObject({
      state: 'not-comparable',
      reasons: [{ incident: 'sample', kinds: [] }],
    });
  });

  it('what is noted at a column leaves it fine in the period named and in those that contain it, and nowhere else', () => {
    const noted = sampleIncident({
      severity: 'severe',
      kinds: ['rows-missing'],
      countsAffected: true,
      affects: ['2020-05', '2020-06'],
      noted: { 坪數: ['2020-06'] },
    });
    const planted = usabilityReader(withIncidents(recorded, noted));
    const ids = (period: string, header: string) => planted.cell(period, R, header).reasons.map(reasonId);
    expect(planted.cell('2020-06', R, '坪數').state).toBe('fine');
    expect(ids('2020-06', '坪數')).toEqual(['incident:sample:values:fine']);
    expect(ids('2020Q2', '坪數')).toEqual(['incident:sample:values:fine@2020-06']);
    expect(ids('2020', '坪數')).toEqual(['incident:sample:values:fine@2020-06']);
    expect(ids('2020-05', '坪數')).toEqual([]);
    expect(ids('2020-06', '房數')).toEqual([]);
  });
});

describe('months that an incident kept from being published', () => {
  const missing = (...spans: { from: string; to?: string }[]) =>
    usabilityReader({
      ...recorded,
      // A month of 2020 that was published, taken away.
      releases: recorded.releases.filter((r) => !['2020-06', '2020-08', '2020-09'].includes(r.period)),
      incidents: [sampleIncident({ affects: ['2020-05'], missing: spans })],
    });
  const why = (reader: UsabilityReader, period: string) => reader.rows(period, R).reasons.map(reasonId);

  it('are explained by it, the last one of a span included', () => {
    const reader = missing({ from: '2020-06', to: '2020-08' });
    expect(why(reader, '2020-06')).toEqual(['not-published:never:sample']);
    expect(why(reader, '2020-08')).toEqual(['not-published:never:sample']);
    expect(why(reader, '2020-09')).toEqual(['not-published:never']);
    expect(why(reader, '2020-07')).toEqual([]);
  });

  it('end with the next month that is published, where the record does not say', () => {
    const reader = missing({ from: '2020-06' });
    expect(why(reader, '2020-06')).toEqual(['not-published:never:sample']);
    expect(why(reader, '2020-08')).toEqual(['not-published:never']);
    const open = missing({ from: '2026-09' });
    expect(why(open, '2023-05')).toEqual([]);
    const later = usabilityReader({
      ...recorded,
      dataset: { ...recorded.dataset, asOf: '2027-12' },
      incidents: [sampleIncident({ affects: ['2026-04'], missing: [{ from: '2026-09' }] })],
    });
    expect(why(later, '2026-09')).toEqual(['not-published:never:sample']);
    expect(why(later, '2027-12')).toEqual(['not-published:never:sample']);
  });
});
