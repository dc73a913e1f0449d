/** What has to be known of the dataset to read its files. The site's catalogue is one; `fromPublished` makes one of the published data/catalogue.json. */
import type { CodeTable, Column, DataFile, DatasetVersion, RowsState, Variant } from 'rental-data';

export interface DataSet {
  period: string;
  variant: Variant;
  version: string;
  rows: number;
  files: DataFile[];
  /** of its rows; the site's catalogue works it out instead */
  verdict?: { rows: RowsState } | undefined;
  accepted?: { alarm: string; change: string; reason: string }[] | undefined;
}

export interface Catalogue {
  releases: { period: string; version: string; sets: DataSet[] }[];
  versions: DatasetVersion[];
  columns: Column[];
  codeTables: CodeTable[];
}

export const PUBLISHED_AT = 'https://rentalhouse.g0v.ddio.io/data/catalogue.json';

export interface PublishedCatalogue extends Omit<Catalogue, 'releases'> {
  sets: DataSet[];
}

/** The catalogue that a site publishes (`PUBLISHED_AT`) in the form that files are read with: its sets by their releases, in the order given. */
export function fromPublished({ sets, versions, columns, codeTables }: PublishedCatalogue): Catalogue {
  const releases = new Map<string, Catalogue['releases'][number]>();
  for (const set of sets) {
    const { period, version } = set;
    const release = releases.get(period) ?? { period, version, sets: [] };
    release.sets.push(set);
    releases.set(period, release);
  }
  return { releases: [...releases.values()], versions, columns, codeTables };
}
