/** What is to be known of the files of releases: sizes, sources, formats and names. */
import type { Granularity } from '../granularity';
import { groupBy } from '../helpers/groupBy';
import { FORMAT_NAME } from '../words';
import { fileName, fileUrl } from './address';
import type { Catalogue, DataSet, Release } from './types';
import { type Format, FORMATS, VARIANT_NAME } from './values';

/** Rows of a set as a share 0-1 of the raw rows of the same period; undefined for raw itself and where raw is unknown. */
export function shareOfRaw(
  sets: readonly Pick<DataSet, 'variant' | 'rows'>[],
  { variant, rows }: Pick<DataSet, 'variant' | 'rows'>,
): number | undefined {
  const raw = sets.find((s) => s.variant === 'raw');
  return variant === 'raw' || !raw?.rows ? undefined : rows / raw.rows;
}

/** The rows of each source, by its name. */
export const listSources = (
  { dataset }: Pick<Catalogue, 'dataset'>,
  { rowsBySource }: Pick<DataSet, 'rowsBySource'>,
): { name: string; rows: number }[] =>
  Object.entries(rowsBySource).map(([id, rows]) => ({
    name: dataset.sources.find((source) => source.id === id)?.name ?? id,
    rows,
  }));

/** The names of all sources of some releases. */
export const sourceNames = (
  catalogue: Pick<Catalogue, 'dataset'>,
  releases: readonly Pick<Release, 'sets'>[],
): string[] => [
  ...new Set(
    releases.flatMap(({ sets }) =>
      sets.flatMap((set) => listSources(catalogue, set).map(({ name }) => name)),
    ),
  ),
];

/** Versions that keep the newest value, whose de-duplicated quarters and years did not always merge a listing of changing status. */
export const listUnmerged = ({ versions }: Pick<Catalogue, 'versions'>): string[] =>
  versions.filter(({ merge }) => merge === 'newest').map(({ version }) => version);

/** The newest period of a granularity with a file of a format. */
export function newestWith(
  releases: readonly Release[],
  granularity: Granularity,
  format: Format,
): string | undefined {
  return releases
    .filter(
      (r) => r.granularity === granularity && r.sets.some((s) => s.files.some((f) => f.format === format)),
    )
    .map((r) => r.period)
    .sort()
    .at(-1);
}

/** Bytes of all files, or of those of a format, after unpacking. */
export function totalBytes(releases: readonly Release[], format?: Format): number {
  return releases
    .flatMap((r) => r.sets.flatMap((s) => s.files))
    .filter((f) => format === undefined || f.format === format)
    .reduce((sum, f) => sum + f.bytes, 0);
}

/** Why the sizes of some files may be wrong, each reason with the files that it speaks of, those of one kind together: 2022-08、2022-07原始資料的JSON. */
export function doubtfulSizes(releases: readonly Release[]): [reason: string, files: string[]][] {
  const doubted = releases.flatMap(({ period, sets }) =>
    FORMATS.flatMap((format) =>
      [...groupBy(sets, ({ files }) => files.find((file) => file.format === format)?.doubtful)].flatMap(
        ([reason, ofReason]) => {
          const variants = ofReason.map(({ variant }) => VARIANT_NAME[variant]).join('與');
          return reason === undefined
            ? []
            : [{ reason, period, kind: `${variants}的${FORMAT_NAME[format]}` }];
        },
      ),
    ),
  );
  return [...groupBy(doubted, ({ reason }) => reason)].map(([reason, files]) => [
    reason,
    [...groupBy(files, ({ kind }) => kind)].map(
      ([kind, ofKind]) => `${ofKind.map(({ period }) => period).join('、')}${kind}`,
    ),
  ]);
}

/** How many sets have more rows than a limit. */
export function setsAbove(releases: readonly Release[], limit: number): number {
  return releases.flatMap((r) => r.sets).filter((s) => s.rows > limit).length;
}

/** The releases with a file whose address does not follow the publisher's rule, oldest first. */
export function withOwnNames(releases: readonly Release[], host: string): Release[] {
  return releases
    .filter((r) =>
      r.sets.some((s) =>
        s.files.some((f) => f.url !== fileUrl(host, r.period, fileName(r.period, s.variant, f.format))),
      ),
    )
    .sort((a, b) => (a.period < b.period ? -1 : 1));
}
