import { fileName, fileUrl } from './address';
import { listColumns, touchesColumn } from './columns';
import { first } from '../helpers/first';
import { memoByObject } from '../helpers/memo';
import type {
  Catalogue,
  DataSet,
  Incident,
  Release,
  SetProfile,
  Column,
  DataFile,
  DatasetVersion,
} from './types';
import type { Variant } from './values';
import { worstFirst } from './types';
import { GRANULARITIES, type Granularity } from '../period';
import { resolveReach, touchesRows, touchesVariant } from './reach';

/** The years that have releases, newest first. */
export function listYears(catalogue: Pick<Catalogue, 'releases'>): number[] {
  return [...new Set(catalogue.releases.map((r) => r.year))].sort((a, b) => b - a);
}

/** Every published set, by its period: by year, then the year before its quarters and these before its months. */
export const listSets = (catalogue: Pick<Catalogue, 'releases'>): DataSet[] =>
  catalogue.releases.flatMap((release) => release.sets);

/** A published period. @throws RangeError when the catalogue has no such release */
export function findRelease(catalogue: Pick<Catalogue, 'releases'>, period: string): Release {
  const found = catalogue.releases.find((release) => release.period === period);
  if (found) return found;
  throw new RangeError(`沒有期別「${period}」。修正：改用已發布的期別，或在catalogue/releases/加上。`);
}

/** A published set. @throws RangeError when the catalogue has no such set */
export function findSet(catalogue: Pick<Catalogue, 'releases'>, period: string, variant: string): DataSet {
  const found = findRelease(catalogue, period).sets.find((set) => set.variant === variant);
  if (found) return found;
  throw new RangeError(
    `期別「${period}」沒有「${variant}」。修正：改用它有的內容，或在catalogue/releases/加上。`,
  );
}

/** The dataset version of a set. @throws RangeError when the catalogue has no such version */
export function findVersion(catalogue: Pick<Catalogue, 'versions'>, version: string): DatasetVersion {
  const found = catalogue.versions.find((v) => v.version === version);
  if (found) return found;
  const known = catalogue.versions.map((v) => v.version).join('、');
  throw new RangeError(
    `沒有資料集版本「${version}」，已有的版本：${known}。修正：改用其中一個，或在catalogue/versions.yaml加上。`,
  );
}

/** The newest dataset version that was published, not only announced. @throws RangeError when nothing is published */
export function newestVersion(catalogue: Pick<Catalogue, 'versions' | 'releases'>): DatasetVersion {
  const found = catalogue.versions.findLast(({ version }) =>
    catalogue.releases.some((r) => r.version === version),
  );
  if (!found) throw new RangeError('目錄沒有任何期別。先在catalogue/releases/加上已發布的期別。');
  return found;
}

export const columnsOfSet = (catalogue: Catalogue, set: Pick<DataSet, 'version' | 'variant'>): Column[] =>
  listColumns(catalogue, findVersion(catalogue, set.version), set.variant);

export const findProfile = (
  { profiles }: Pick<Catalogue, 'profiles'>,
  { period, variant }: Pick<DataSet, 'period' | 'variant'>,
): SetProfile | undefined =>
  profiles.find((profile) => profile.period === period && profile.variant === variant);

/** The newest set of each variant and granularity, annual first. */
export function newestSets(catalogue: Pick<Catalogue, 'releases'>): DataSet[] {
  return GRANULARITIES.flatMap(
    (granularity) => catalogue.releases.findLast((r) => r.granularity === granularity)?.sets ?? [],
  );
}

/** The newest release of a granularity. @throws Error when the catalogue has none */
export function newestRelease(catalogue: Pick<Catalogue, 'releases'>, granularity: Granularity): Release {
  const found = catalogue.releases.findLast((release) => release.granularity === granularity);
  if (!found) throw new Error(`catalogue/releases/：沒有任何${granularity}的期別。修正：至少加入一個。`);
  return found;
}

/** The newest set of a granularity, de-duplicated where it exists: what examples are about. */
export function newestSet(catalogue: Pick<Catalogue, 'releases'>, granularity: Granularity): DataSet {
  const { sets } = newestRelease(catalogue, granularity);
  return sets.find(({ variant }) => variant === 'deduplicated') ?? first(sets);
}

/** Sets of one variant and granularity, oldest first. */
export const setsOfKind = (
  catalogue: Pick<Catalogue, 'releases'>,
  granularity: Granularity,
  variant: Variant,
): DataSet[] =>
  catalogue.releases
    .filter((r) => r.granularity === granularity)
    .flatMap((r) => r.sets)
    .filter((s) => s.variant === variant);

export type SetFacts = Pick<DataSet, 'period' | 'variant' | 'version'>;

export interface SetIncident {
  incident: Incident;
  through: string[];
}

function reachOfSet(catalogue: Catalogue, incident: Incident, set: SetFacts): SetIncident | undefined {
  const reach = touchesVariant(incident, set.variant) ? resolveReach(incident, set.period) : undefined;
  if (!reach) return undefined;
  const touched =
    touchesRows(incident) || columnsOfSet(catalogue, set).some((c) => touchesColumn(incident, c, set.period));
  return touched ? { incident, through: reach.through } : undefined;
}

const sorted = (list: readonly SetIncident[]): SetIncident[] =>
  [...list].sort((a, b) => worstFirst(a.incident, b.incident));

/** Asked for every file by pages, pictures, search and exports, several times each. */
const knownOfSet = memoByObject(
  (catalogue: Catalogue, version: string, period: string, variant: Variant): SetIncident[] =>
    sorted(
      catalogue.incidents.flatMap(
        (incident) => reachOfSet(catalogue, incident, { version, period, variant }) ?? [],
      ),
    ),
);

/** The incidents that touch a set, worst first. The one rule for pages, files and search. */
export const incidentsOfSet = (
  catalogue: Catalogue,
  { version, period, variant }: SetFacts,
): readonly SetIncident[] => knownOfSet(catalogue, version, period, variant);

/** The incidents that touch a set of a release, worst first. A period has one reach, whatever its variants. */
export function incidentsOfRelease(catalogue: Catalogue, { sets }: Pick<Release, 'sets'>): SetIncident[] {
  const found = new Map(
    sets.flatMap((set) => incidentsOfSet(catalogue, set)).map((known) => [known.incident.id, known]),
  );
  return sorted(catalogue.incidents.flatMap(({ id }) => found.get(id) ?? []));
}

/** The incidents that touch a set of a dataset version, newest first. */
export const incidentsOfVersion = memoByObject(
  (catalogue: Catalogue, version: string): readonly Incident[] => {
    const sets = listSets(catalogue).filter((set) => set.version === version);
    return catalogue.incidents.filter((incident) => sets.some((set) => reachOfSet(catalogue, incident, set)));
  },
);

/** The published periods that an incident touches, in the order of the catalogue: all, or those of a dataset version. */
export function periodsOfIncident(catalogue: Catalogue, incident: Incident, version?: string): string[] {
  const touched = listSets(catalogue).filter(
    (set) => (version === undefined || set.version === version) && reachOfSet(catalogue, incident, set),
  );
  return [...new Set(touched.map((set) => set.period))];
}

const FOLDER = 'tw-rental-data';

/** Path inside its ZIP of the CSV of a period, e.g. `tw-rental-data/202604-raw.csv`, from version 0.1 on. */
const csvPath = (period: string, variant: Variant): string =>
  `${FOLDER}/${period.replace('-', '')}-${variant}.csv`;

/** Path of the data in the ZIP of a CSV; undefined for the two of version 0.0, whose layout nobody recorded. */
export function pathInside(
  catalogue: Pick<Catalogue, 'dataset'>,
  set: Pick<DataSet, 'period' | 'variant'>,
  file: Pick<DataFile, 'format' | 'url'>,
): string | undefined {
  const { period, variant } = set;
  const byRule = fileUrl(catalogue.dataset.fileHost, period, fileName(period, variant, file.format));
  return file.format === 'csv' && file.url === byRule ? csvPath(period, variant) : undefined;
}

/** Pattern of the paths of all CSV files of one variant inside their ZIPs. The code tables lie one folder deeper. */
export const csvPattern = (variant: Variant): string => `${FOLDER}/*-${variant}.csv`;

export const zipName = (file: Pick<DataFile, 'url'>): string =>
  decodeURIComponent(file.url.slice(file.url.lastIndexOf('/') + 1));

export const releasesIn = (
  { releases }: Pick<Catalogue, 'releases'>,
  year: number,
  granularity: Granularity,
): Release[] =>
  releases.filter((release) => release.year === year && release.granularity === granularity).reverse();

/** The CSV file of a set; undefined where it has none. */
export const findCsv = ({ files }: Pick<DataSet, 'files'>): DataFile | undefined =>
  files.find(({ format }) => format === 'csv');
