import { loadCatalogue } from '../../../plugins/catalogue/load';
import type { Catalogue } from '../../../src/domain/catalogue/types';
import { monthsOf } from '../../../src/domain/period';

/** Month up to which tests/fixtures/published-files.csv records what was published. */
const RECORDED_UNTIL = '2026-04';

/** The site's own catalogue, loaded once for each test file. */
export const catalogue = await loadCatalogue(process.cwd());

/** Is the whole period inside the record? */
export const isRecorded = (period: string): boolean => monthsOf(period).every((m) => m <= RECORDED_UNTIL);

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
  incidents: catalogue.incidents.filter((i) => i.start.slice(0, 7) <= RECORDED_UNTIL),
  series: catalogue.series,
  profiles: catalogue.profiles.filter(({ period }) => isRecorded(period)),
};
