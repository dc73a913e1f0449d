import { readFileSync } from 'node:fs';
import { parse } from 'yaml';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { type Catalogue, type Correction, type Incident, matchesHeader } from 'rental-data';
import { catalogue } from 'rental-data/testing/realCatalogue';
import {
  listDifferences,
  recordStatements,
  explainsDifference,
  type Difference,
  type Recorded,
} from '@site/tests/support/statements';
import { listUpdates } from './build';

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

const findDifferences = (data: Catalogue): Difference[] =>
  listDifferences(published, recordStatements(data, published));
const differences = findDifferences(catalogue);

const listUnreported = (changed: readonly Difference[], corrections: readonly Correction[]): string[] =>
  changed
    .filter(
      (one) => !isReworded(one) && !corrections.some((correction) => explainsDifference(correction, one)),
    )
    .map(({ key, before = 'nothing', after = 'nothing' }) => `${key}: ${before} → ${after}`);

/** Fix: an entry in catalogue/corrections.yaml whose `concerns` names it; in reworded.yaml, where only words changed. */
it('every statement that changed since the last publication has a correction', () => {
  expect(listUnreported(differences, catalogue.corrections)).toEqual([]);
});

it('texts listed as reworded differ from the published ones', () => {
  const changed = differences.flatMap(({ about }) => about.column ?? about.incident ?? []);
  const listed = [...reworded.columns, ...reworded.incidents];
  expect(listed.filter((name) => !changed.some((one) => matchesHeader(one, name)))).toEqual([]);
});

describe('a changed statement without a correction is found', () => {
  const changeIncident = (incident: Incident): Incident => {
    const changes: Record<string, Partial<Incident>> = {
      '2023-01': { effect: '更新時間偏晚。', severity: 'note' },
      'furniture-columns-2026': { affects: ['2026-04', '2026-08'] },
      '2019-00': { rows: 'not-comparable' },
    };
    return { ...incident, ...changes[incident.id] };
  };
  const planted: Catalogue = {
    ...catalogue,
    columns: catalogue.columns.map((column) =>
      column.header === '約略地點_x' ? { ...column, unit: '度（WGS 84經度）' } : column,
    ),
    incidents: catalogue.incidents.filter(({ id }) => id !== 'floor-99-2018').map(changeIncident),
  };
  const found = findDifferences(planted);

  it.each([
    ['the unit of a column', /^meaning 約略地點_x raw 0\.2: [^]*緯度[^]* → [^]*經度/],
    ['what an incident does', /^incident 2023-01: [^]*太早[^]* → 更新時間偏晚/],
    ['the level of an incident', /^severity 2023-01: caution → note$/],
    ['an incident that was left out', /^severity floor-99-2018: note → nothing$/],
    ['the state of a column', /^state raw 2026-03 提供家具_床？: severe → caution$/],
    ['the state of rows', /^state raw 2019-03 \(列數\): partial → not-comparable$/],
    ['a comparison of rows', /^comparison raw 2019-03\/2019-04 \(列數\): with-care → not-comparable$/],
    [
      'a comparison of a column',
      /^comparison raw 2025-11\/2026-03 提供家具_床？: not-comparable → with-care$/,
    ],
  ])('when it is %s', (_what, difference) => {
    expect(listUnreported(found, [])).toContainEqual(expect.stringMatching(difference));
  });

  it('unless a correction concerns it: its column, rows or incident, its kind, variant and period', () => {
    const [correction] = catalogue.corrections;
    if (!correction) throw new Error('There is no correction.');
    const isReported = (key: string, concern: Concern): boolean =>
      found
        .filter((one) => one.key === key)
        .every((one) => explainsDifference({ ...correction, concerns: [concern] }, one));
    const cell = 'state raw 2026-03 提供家具_床？';
    expect(isReported(cell, { columns: ['提供家具_*'], variants: ['raw'], periods: ['2026-03'] })).toBe(true);
    expect(isReported(cell, { columns: ['提供家具_桌子？'] })).toBe(false);
    expect(isReported(cell, { columns: ['提供家具_*'], variants: ['deduplicated'] })).toBe(false);
    expect(isReported(cell, { columns: ['提供家具_*'], periods: ['2026-04'] })).toBe(false);
    expect(isReported(cell, { columns: ['提供家具_*'], kinds: ['comparison', 'meaning'] })).toBe(false);
    expect(isReported(cell, { rows: true })).toBe(false);
    expect(isReported('state raw 2019-03 (列數)', { rows: true })).toBe(true);
    expect(isReported('state raw 2019-03 (列數)', { columns: ['*'] })).toBe(false);
    expect(isReported('incident 2023-01', { incidents: ['2023-01'] })).toBe(true);
    expect(isReported('incident 2023-01', { incidents: ['2023-00'] })).toBe(false);
    expect(
      isReported('comparison raw 2025-11/2026-03 提供家具_床？', { columns: ['*'], periods: ['2026-03'] }),
    ).toBe(true);
  });
});

describe('the corrections of the site', () => {
  it('are over, newest first, and say what was wrong, since when, what to do and how to see it', () => {
    const { corrections } = catalogue;
    expect(corrections.length).toBeGreaterThan(0);
    expect(listUpdates(catalogue).filter(({ kind }) => kind === 'correction')).toHaveLength(
      corrections.length,
    );
    const days = corrections.map(({ day }) => day);
    expect(days).toEqual([...days].sort().reverse());
  });
});
