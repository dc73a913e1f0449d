import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { listColumns } from '../catalogue/columns';
import { SEVERITIES, type DataSet, type Incident, type IncidentKind } from '../catalogue/types';
import { listMonths } from '../period';
import { usabilityMatrix, type UsabilityMatrix } from './matrix';
import { getReader } from './reader';
import { reasonId } from './states';
import { recorded } from '../../tests/support/realCatalogue';
import { sampleIncident, withIncidents } from '../../tests/support/usabilitySample';

const before = usabilityMatrix(recorded);

/** `period/variant/header` of every cell, and `period/variant` of every set, that is not what it was. */
function changed(after: UsabilityMatrix): { cells: string[]; rows: string[] } {
  const cells: string[] = [];
  const rows: string[] = [];
  after.sets.forEach((set, i) => {
    const old = before.sets[i] as (typeof before.sets)[number];
    const name = `${set.period}/${set.variant}`;
    const same = (a: { reasons: readonly Parameters<typeof reasonId>[0][] }, b: typeof a) =>
      a.reasons.map(reasonId).join() === b.reasons.map(reasonId).join();
    if (!same(set.rows, old.rows)) rows.push(name);
    set.cells.forEach((cell, j) => {
      if (!same(cell, old.cells[j] as typeof cell)) cells.push(`${name}/${after.columns[j]?.header}`);
    });
  });
  return { cells: cells.sort(), rows: rows.sort() };
}

const plant = (incident: Incident) => changed(usabilityMatrix(withIncidents(recorded, incident)));

describe('a planted incident', () => {
  it('keeps away from what it names as unaffected', () => {
    const planted = sampleIncident({
      affects: ['2020-06', '2020Q2'],
      unaffected: ['2020'],
      columns: ['約略地點範圍'],
    });
    expect(plant(planted)).toEqual({
      cells: ['2020-06/deduplicated/約略地點範圍', '2020Q2/deduplicated/約略地點範圍'],
      rows: [],
    });
  });

  it('shows up in the rows of all that it states and in the column that it notes, and nowhere else', () => {
    const planted = sampleIncident({
      kinds: ['rows-missing'],
      countsAffected: true,
      affects: ['2020-06', '2020-07'],
      noted: { 月租金: ['2020-07'] },
    });
    const rows = ['2020', '2020-06', '2020-07', '2020Q2', '2020Q3'];
    const noted = ['2020', '2020-07', '2020Q3'];
    const both = (periods: string[], header = '') =>
      periods.flatMap((p) => [`${p}/deduplicated${header}`, `${p}/raw${header}`]).sort();
    expect(plant(planted)).toEqual({ cells: both(noted, '/月租金'), rows: both(rows) });
  });

  it('shows up as another reason in each period, as soon as it says another one', () => {
    const planted = sampleIncident({
      kinds: ['rows-missing'],
      countsAffected: true,
      affects: ['2020-06', '2020-07'],
      rowsReasons: { '2020-06': '少了一天', '2020-07': '少了兩天' },
    });
    const { sets } = usabilityMatrix(withIncidents(recorded, planted));
    const why = (period: string) =>
      sets.find((s) => s.period === period)?.rows.reasons.flatMap((r) => ('why' in r ? r.why : []));
    expect(why('2020-06')).toEqual(['少了一天']);
    expect(why('2020-07')).toEqual(['少了兩天']);
    expect(why('2020')).toEqual(['少了一天；少了兩天（2020年6月到7月）']);
  });

  it('does so whatever it states', () => {
    const periods = recorded.releases.map((r) => r.period);
    const headers = before.columns.map((c) => c.header);
    const kinds: IncidentKind[] = ['rows-missing', 'wrong-value', 'meaning-changed', 'empty', 'incomplete'];
    const incident = fc.record({
      kinds: fc.uniqueArray(fc.constantFrom(...kinds), { minLength: 1 }),
      severity: fc.constantFrom(...SEVERITIES),
      affects: fc.oneof(
        fc.uniqueArray(fc.constantFrom(...periods), { minLength: 1, maxLength: 4 }),
        fc.record({ from: fc.constantFrom(...periods.filter((p) => p.includes('-'))) }),
      ),
      columns: fc.uniqueArray(fc.constantFrom(...headers), { minLength: 1, maxLength: 3 }),
    });
    fc.assert(
      fc.property(incident, (more) => {
        const rowsLost = more.kinds.includes('rows-missing');
        const ofValues = more.kinds.some((k) => k !== 'rows-missing');
        const isNote = more.severity === 'note' && !more.kinds.includes('empty');
        const planted = sampleIncident({ ...more, countsAffected: rowsLost });
        // By months and by hand: what is stated, and whatever contains it.
        const reached = (period: string) => {
          const { affects } = more;
          if (!Array.isArray(affects)) return listMonths(period).some((m) => m >= affects.from);
          return affects.some((p) => p === period || isInside(p, period));
        };
        const sets = before.sets.filter((s) => reached(s.period));
        const cells = sets.flatMap((set) => {
          const version = recorded.versions.find((v) => v.version === set.version);
          if (!ofValues || !version) return [];
          return listColumns(recorded, version, set.variant)
            .filter((c) => more.columns.includes(c.header))
            .filter((c) => !isNote || !isEmpty(set, c.header))
            .map((c) => `${set.period}/${set.variant}/${c.header}`);
        });
        expect(plant(planted)).toEqual({
          cells: cells.sort(),
          rows: rowsLost ? sets.map((s) => `${s.period}/${s.variant}`).sort() : [],
        });
      }),
      { numRuns: 25 },
    );
  });
});

/** Has the column no value at all? Then nothing can be noted of its values. */
const isEmpty = ({ period, variant }: Pick<DataSet, 'period' | 'variant'>, header: string): boolean =>
  getReader(recorded)
    .cell(period, variant, header)
    .reasons.some((r) => r.gives === 'empty' && !('through' in r));

/** Is the first period a part of the second? */
function isInside(part: string, whole: string): boolean {
  if (part === whole || part.slice(0, 4) !== whole.slice(0, 4)) return false;
  if (/^\d{4}$/.test(whole)) return true;
  if (!whole.includes('Q') || !part.includes('-')) return false;
  return Math.ceil(Number(part.slice(5)) / 3) === Number(whole.slice(5));
}
