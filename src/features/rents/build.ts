/** What the pages of rents have of the catalogue; computed once for all of them. */
import type { Catalogue, Site } from 'rental-data';
import { type RentFiles, toRentFiles } from 'rental-data/formats';
import { mayJoinRents } from 'rental-files/session';
import { LETTERS_ACROSS } from '@site/src/features/areas/lettersAcross';
import { type AreaMap, type AreaTopology, drawAreas } from 'chart-geometry/map';
import {
  describeRentPeriods,
  describeRents,
  type PublishedPeriods,
  type PublishedRents,
  RENTS_VARIANT,
} from 'rental-data/statistics';

/** What is in the page. */
export interface MappedRents extends Omit<PublishedRents, 'county'> {
  county?: { code: string; name: string; map: AreaMap };
}

const made = new WeakMap<Catalogue, { files: RentFiles; known: PublishedPeriods }>();

function makeAll(catalogue: Catalogue, site: Site) {
  const files = toRentFiles(catalogue, site);
  if (!files) return undefined;
  const known = describeRentPeriods(catalogue, files, (a, b) => mayJoinRents(catalogue, a, b, RENTS_VARIANT));
  const all = { files, known };
  made.set(catalogue, all);
  return all;
}

/**
 * What is published of the counties, or of the districts of one.
 * @param code official, of a county; left out for the counties
 * @returns undefined where nothing is published @throws RangeError where the county has no districts with rents
 */
export function publishedRents(
  catalogue: Catalogue,
  site: Site,
  topology: AreaTopology,
  code?: string,
): MappedRents | undefined {
  const all = made.get(catalogue) ?? makeAll(catalogue, site);
  if (!all) return undefined;
  const { county, ...rents } = describeRents(all.files, all.known, code);
  return {
    ...(county && { county: { ...county, map: drawAreas(topology, county.code, LETTERS_ACROSS) } }),
    ...rents,
  };
}

/** How the rents are cited. @returns undefined where nothing is published */
export const rentsCitation = (catalogue: Catalogue): string | undefined =>
  made.get(catalogue)?.files.index.citation;
