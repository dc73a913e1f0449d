import { describe, expect, it } from 'vitest';
import { listColumns, touchesColumn } from '../catalogue/columns';
import { findVersion } from '../catalogue/sets';
import type { Incident } from '../catalogue/types';
import { describeCoverage } from '../verdict/coverageMap';
import { listMonths } from '../period';
import { resolveReach } from '../catalogue/reach';
import { matrixColumns, usabilityMatrix } from './matrix';
import { usabilityReader } from './reader';
import { reasonId } from './states';
import { ROWS_STATES, USABILITY_STATES, type UsabilityState } from './types';
import { catalogue } from '../../tests/support/realCatalogue';

const matrix = usabilityMatrix(catalogue);
/** The columns that each set really has, by header. */
const definitions = new Map(
  matrix.sets.map((set) => [
    set,
    new Map(
      listColumns(catalogue, findVersion(catalogue, set.version), set.variant).map((c) => [c.header, c]),
    ),
  ]),
);
const cells = matrix.sets.flatMap((set) =>
  set.cells.map((cell, i) => ({ set, cell, column: matrix.columns[i] as (typeof matrix.columns)[number] })),
);
const rank = (state: UsabilityState) => USABILITY_STATES.indexOf(state);

describe('the matrix of the real catalogue', () => {
  it('has every published set once, and every header once', () => {
    const published = catalogue.releases.flatMap((r) => r.sets.map((s) => `${s.period}/${s.variant}`));
    expect(matrix.sets.map((s) => `${s.period}/${s.variant}`)).toEqual(published);
    const headers = catalogue.columns.map((c) => c.header);
    expect(matrix.columns.map((c) => c.header)).toEqual([...new Set(headers)]);
    for (const set of matrix.sets) expect(set.cells).toHaveLength(matrix.columns.length);
  });

  it('equals the function of a cell everywhere, though cells whose reasons have the same ids are one object', () => {
    // A reader of its own for each set, and one comparison: eighteen thousand of them take seconds.
    for (const set of matrix.sets) {
      const reader = usabilityReader(catalogue);
      expect(reader.rows(set.period, set.variant)).toEqual(set.rows);
      const found = matrix.columns.map(({ header }) => reader.cell(set.period, set.variant, header));
      expect(found).toEqual(set.cells);
    }
  });

  it('a cell is absent exactly when the column is not in that version and variant', () => {
    const wrong = cells.filter(
      ({ set, cell, column }) =>
        (cell.state === 'absent') === (definitions.get(set)?.has(column.header) ?? false),
    );
    expect(wrong).toEqual([]);
  });

  it('no cell that is not fine is without a reason, and the state is that of the worst reason', () => {
    // Cells that say the same are the same object.
    for (const cell of new Set(cells.map((c) => c.cell))) {
      const states = cell.reasons.map((r) => r.gives);
      if (cell.state !== 'fine') expect(states).toContain(cell.state);
      const worst = Math.max(rank('fine'), ...states.map(rank));
      expect(cell.state === 'absent' ? rank('fine') : rank(cell.state)).toBe(worst);
      expect(states.map(rank)).toEqual(states.map(rank).sort((a, b) => b - a));
    }
    for (const { rows } of matrix.sets) {
      const given = rows.reasons.map((r) => ROWS_STATES.indexOf(r.gives));
      expect(ROWS_STATES.indexOf(rows.state)).toBe(Math.max(ROWS_STATES.indexOf('complete'), ...given));
      if (rows.state !== 'complete') expect(rows.reasons).not.toEqual([]);
    }
  });

  it('an incident gives the rows and the columns no other state than its severity allows', () => {
    const harmless = ['absent', 'complete', 'partial'];
    for (const { set, cell } of cells) {
      for (const reason of cell.reasons) {
        if (reason.type !== 'incident') continue;
        const allowed = [reason.severity === 'note' ? 'fine' : reason.severity, 'empty'];
        if (!allowed.includes(reason.gives)) expect.unreachable(`${set.period} ${reasonId(reason)}`);
      }
    }
    for (const { rows } of matrix.sets) {
      for (const reason of rows.reasons) {
        if (reason.type !== 'incident') continue;
        // Whatever forbids a comparison is severe; what is a note leaves the rows complete.
        if (reason.severity === 'note') expect(reason.gives).toBe('complete');
        if (reason.severity === 'caution') expect(harmless).toContain(reason.gives);
      }
    }
  });

  it('no reason is said twice in a cell', () => {
    for (const cell of new Set(cells.map((c) => c.cell))) {
      const ids = cell.reasons.map(reasonId);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });

  it('rows are as bad as the coverage map says', () => {
    const { cells: map } = describeCoverage(catalogue);
    for (const { period, rows } of matrix.sets) expect(rows.state, period).toBe(map[period]?.rows);
  });
});

describe('every incident', () => {
  // One that begins after the newest release has nothing to affect yet.
  const begun = catalogue.incidents.filter(
    ({ affects }) => Array.isArray(affects) || catalogue.releases.some((r) => r.period >= affects.from),
  );
  it.each(begun)('$id affects a cell or the rows of a set', ({ id }) => {
    const inCells = cells.filter(({ cell }) =>
      cell.reasons.some((r) => 'incident' in r && r.incident === id),
    );
    const inRows = matrix.sets.filter(({ rows }) =>
      rows.reasons.some((r) => 'incident' in r && r.incident === id),
    );
    expect(inCells.length + inRows.length).toBeGreaterThan(0);
  });

  it.each(catalogue.incidents)('$id is named by every cell that it touches, and by no other', (incident) => {
    const ofValues = incident.kinds.some((k) => k !== 'rows-missing');
    const reached = new Set(
      catalogue.releases.filter((r) => resolveReach(incident, r.period)).map((r) => r.period),
    );
    const name = ({ set, column }: (typeof cells)[number]) => `${set.period}/${set.variant}/${column.header}`;
    const touched = cells.filter(({ set, column, cell }) => {
      const definition = definitions.get(set)?.get(column.header);
      if (!definition || !reached.has(set.period)) return false;
      // Nothing is noted of a column without any value.
      const isEmpty = cell.reasons.some((r) => r.gives === 'empty' && !('through' in r));
      if (isEmpty && incident.severity === 'note' && !incident.kinds.includes('empty')) return false;
      // What is noted of a month holds for the quarter and the year that contain it, too.
      const noted = (incident.noted[column.header] ?? []).some((p) =>
        listMonths(p).every((m) => listMonths(set.period).includes(m)),
      );
      const within = (p: string) => listMonths(p).every((m) => listMonths(set.period).includes(m));
      const columnsThere = incident.columnsIn?.some(within) ?? true;
      return noted || (ofValues && columnsThere && touchesColumn(incident, definition));
    });
    const named = cells.filter(({ cell }) =>
      cell.reasons.some((r) => r.type === 'incident' && r.incident === incident.id),
    );
    expect(named.map(name)).toEqual(touched.map(name));
  });
});

describe('a quarter or year', () => {
  /** The catalogue without the incidents that say themselves how the period is. */
  const unstated = (period: string): Incident[] =>
    catalogue.incidents.filter((i) => {
      const listed = Array.isArray(i.affects) && i.affects.includes(period);
      return !listed && !(i.unaffected?.includes(period) ?? false);
    });
  const long = catalogue.releases.filter((r) => r.granularity !== 'monthly');
  /** Without what a period covers, a fact of its own: a year that lacks one week of March has both its ends. */
  const besidesCovers = <R extends { type: string; gives: string }>(reasons: readonly R[]) =>
    reasons.filter(({ type }) => type !== 'covers' && type !== 'counties');

  it.each(long)('$period is at least as bad as its worst month', ({ period, sets }) => {
    const reader = usabilityReader({ ...catalogue, incidents: unstated(period) });
    const better: string[] = [];
    for (const { variant } of sets) {
      const rows = ROWS_STATES.indexOf(reader.rows(period, variant).state);
      for (const m of listMonths(period)) {
        // An absent month stands lowest on either scale, so it never makes its year look too good.
        const ofMonth = besidesCovers(reader.rows(m, variant).reasons).map((r) =>
          ROWS_STATES.indexOf(r.gives),
        );
        if (Math.max(...ofMonth) > rows) better.push(`${m}/${variant}`);
        for (const { header } of matrixColumns(catalogue)) {
          const own = reader.cell(period, variant, header).state;
          const part = besidesCovers(reader.cell(m, variant, header).reasons).map((r) => rank(r.gives));
          if (own !== 'absent' && Math.max(...part) > rank(own)) better.push(`${m}/${variant}/${header}`);
        }
      }
    }
    expect(better).toEqual([]);
  });
});
