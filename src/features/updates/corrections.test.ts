import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type Correction, matchesHeader } from 'rental-data';
import { catalogue } from 'rental-data/testing/realCatalogue';
import {
  listDifferences,
  recordStatements,
  explainsDifference,
  type Difference,
  type Recorded,
} from '@site/tests/support/statements';

type Concern = NonNullable<Correction['concerns']>[number];

const FOLDER = 'tests/fixtures/published';
const published = JSON.parse(readFileSync(`${FOLDER}/statements.json`, 'utf8')) as Recorded;
/** Whose texts say the same in other words since the last publication. */
const reworded = z
  .strictObject({ columns: z.array(z.string()), incidents: z.array(z.string()) })
  .parse(parse(readFileSync(`${FOLDER}/reworded.yaml`, 'utf8')));

const isReworded = ({ kind, about }: Difference): boolean =>
  (kind === 'meaning' && reworded.columns.some((name) => matchesHeader(about.column ?? '', name))) ||
  (kind === 'incident' && reworded.incidents.includes(about.incident ?? ''));

const differences = listDifferences(published, recordStatements(catalogue, published));

/** Fix: an entry in catalogue/corrections.yaml whose `concerns` names it; in reworded.yaml, where only words changed. */
it('every statement that changed since the last publication has a correction', () => {
  const unreported = differences.filter(
    (one) =>
      !isReworded(one) && !catalogue.corrections.some((correction) => explainsDifference(correction, one)),
  );
  expect(
    unreported.map(({ key, before = 'nothing', after = 'nothing' }) => `${key}: ${before} → ${after}`),
  ).toEqual([]);
});

it('texts listed as reworded differ from the published ones', () => {
  const changed = differences.flatMap(({ about }) => about.column ?? about.incident ?? []);
  const listed = [...reworded.columns, ...reworded.incidents];
  expect(listed.filter((name) => !changed.some((one) => matchesHeader(one, name)))).toEqual([]);
});

describe('a correction', () => {
  type Told = Pick<Difference, 'kind' | 'about'>;
  const bed = { column: '提供家具_床？', variant: 'raw' } as const;
  const cell: Told = { kind: 'state', about: { ...bed, periods: ['2026-03'] } };
  const pair: Told = { kind: 'comparison', about: { ...bed, periods: ['2025-11', '2026-03'] } };
  const rows: Told = { kind: 'state', about: { column: '(列數)', variant: 'raw', periods: ['2019-03'] } };
  const incident: Told = { kind: 'incident', about: { incident: '2023-01' } };

  it.each<[isTold: boolean, Told, Concern]>([
    [true, cell, { columns: ['提供家具_*'], variants: ['raw'], periods: ['2026-03'] }],
    [false, cell, { columns: ['提供家具_桌子？'] }],
    [false, cell, { columns: ['提供家具_*'], variants: ['deduplicated'] }],
    [false, cell, { columns: ['提供家具_*'], periods: ['2026-04'] }],
    [false, cell, { columns: ['提供家具_*'], kinds: ['comparison', 'meaning'] }],
    [false, cell, { rows: true }],
    [true, rows, { rows: true }],
    [false, rows, { columns: ['*'] }],
    [true, incident, { incidents: ['2023-01'] }],
    [false, incident, { incidents: ['2023-00'] }],
    [true, pair, { columns: ['*'], periods: ['2026-03'] }],
  ])('tells (%s) of %j where it concerns %j', (isTold, { kind, about }, concern) => {
    const difference = { kind, about, key: '', before: undefined, after: undefined };
    expect(explainsDifference({ concerns: [concern] }, difference)).toBe(isTold);
  });
});

it('the corrections of the site stand with the newest first', () => {
  const days = catalogue.corrections.map(({ day }) => day);
  expect(days.length).toBeGreaterThan(0);
  expect(days).toEqual([...days].sort().reverse());
});
