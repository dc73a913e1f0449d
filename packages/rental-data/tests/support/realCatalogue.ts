import { loadSample } from './loadSample';
import type { Catalogue } from '../../src/catalogue/types';
import { publishedFiles } from './publishedFiles';

/** Month up to which packages/rental-data/tests/fixtures/published-files.csv records what was published. */
export const RECORDED_UNTIL = '2026-08';

/** The site's own catalogue, loaded once for each test file. */
export const catalogue = await loadSample(process.cwd());

const RECORDED = new Set(publishedFiles.map(({ period }) => period));

/** Was the period published by then? A quarter or a year may be published long after its last month. */
export const isRecorded = (period: string): boolean => RECORDED.has(period);

/** Incidents that were known by then; one that is found later may have begun before. */
export const KNOWN_INCIDENTS = [
  'beta-2018-05',
  'floor-99-2018',
  'letting-columns-2018-07',
  'furniture-columns-twice-2018',
  'crawler-gap-2018-12',
  '2019-00',
  '2019-01',
  '2019-02',
  '2019-03',
  '2021-00',
  '2021-01',
  'rent-range-2021',
  '2023-00',
  '2023-01',
  'outage-2024',
  'trial-2025',
  'flags-written-as-values-2021',
  'nearby-columns-empty-2021',
  'listing-url-interface-2021',
  'furniture-columns-2026',
  'listing-url-empty-2025',
  'parking-left-out-2025',
  'restart-2026-08',
  'letting-signal-2026',
  'rent-per-ping-2026',
];

/**
 * The catalogue as it stood at the end of the record. Facts about it never change, whatever months, incidents,
 * versions and codes are added later.
 */
export const recorded: Catalogue = {
  dataset: { ...catalogue.dataset, asOf: RECORDED_UNTIL },
  releases: catalogue.releases.filter((r) => isRecorded(r.period)),
  versions: catalogue.versions.filter((v) => v.released.slice(0, 7) <= RECORDED_UNTIL),
  columns: catalogue.columns.filter((c) => c.since <= '0.3'),
  codeTables: catalogue.codeTables.map((table) => ({
    ...table,
    codes: table.codes.filter((c) => c.since.slice(0, 7) <= RECORDED_UNTIL),
  })),
  incidents: catalogue.incidents.filter(({ id }) => KNOWN_INCIDENTS.includes(id)),
  corrections: catalogue.corrections,
  changes: catalogue.changes.filter(({ from = '' }) => from <= RECORDED_UNTIL),
  series: catalogue.series,
  drafts: catalogue.drafts,
  profiles: catalogue.profiles.filter(({ period }) => isRecorded(period)),
  statistics: catalogue.statistics.filter(({ period }) => isRecorded(period)),
  english: catalogue.english,
};

/** Pairs of periods of every kind: neighbours, a fixed stride through all, and periods that were never published. */
export function somePairs(): [string, string][] {
  const periods = [
    ...catalogue.releases.map((r) => r.period),
    '2017-01',
    '2024-06',
    '2026-02',
    '2030',
    '2024Q3',
  ];
  return periods.flatMap((a, i) =>
    [1, 31].map((step): [string, string] => [a, periods[(i + step) % periods.length] as string]),
  );
}
