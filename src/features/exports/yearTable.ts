import { incidentsOfSet } from '../../dataset/catalogue/sets';
import type { Catalogue } from '../../dataset/catalogue/types';

/** The same sets as on the page of the year, in the same order, each with its incidents, worst first. */
export function toYearTable(catalogue: Catalogue, year: number) {
  return {
    year,
    licence: 'CC0-1.0',
    sets: catalogue.releases
      .filter((r) => r.year === year)
      .flatMap((release) =>
        release.sets.map((set) => ({
          ...set,
          files: set.files.map(({ format, bytes, url }) => ({ format, bytes, url })),
          incidents: incidentsOfSet(catalogue, set).map(({ incident }) => incident.id),
        })),
      ),
  };
}

/** Every published address, one a line, in the order of the download page. */
export function toAddressList(catalogue: Catalogue): string {
  const urls = catalogue.releases.flatMap((r) => r.sets.flatMap((s) => s.files.map((f) => f.url)));
  return `${urls.join('\n')}\n`;
}
