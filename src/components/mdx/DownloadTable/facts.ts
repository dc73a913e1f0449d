/** What the download page says about all files, counted from the releases. Pure; relative imports, tests need no bundler. */
import type { ReleaseProp, YearProp } from '../../../../plugins/pages/client';
import { fileName, fileUrl } from '../../../domain/catalogue/address';
import type { Format } from '../../../domain/catalogue/types';
import type { Granularity } from '../../../domain/period';
import { FORMAT_NAME, VARIANT_NAME } from '../../../domain/words';

/** Names of the sources that occur in a list of releases, in the order of their first appearance. */
export function sourceNames(releases: readonly ReleaseProp[]): string[] {
  return [...new Set(releases.flatMap((r) => r.sets.flatMap((s) => s.sources.map(([name]) => name))))];
}

/** All releases of the years, in the given order; inside a year first annual, then quarterly, then monthly. */
export function releasesOf(years: readonly YearProp[]): ReleaseProp[] {
  return years.flatMap(({ annual, quarterly, monthly }) => [
    ...(annual ? [annual] : []),
    ...quarterly,
    ...monthly,
  ]);
}

/** Newest period of a granularity that has a file of the format; undefined when none has. */
export function newestWith(
  releases: readonly ReleaseProp[],
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
export function totalBytes(releases: readonly ReleaseProp[], format?: Format): number {
  return releases
    .flatMap((r) => r.sets.flatMap((s) => s.files))
    .filter((f) => format === undefined || f.format === format)
    .reduce((sum, f) => sum + f.bytes, 0);
}

/** Why the sizes of some files may be wrong, each reason with the files that it speaks of; they keep the order of the releases. */
export function doubtfulSizes(releases: readonly ReleaseProp[]): [reason: string, files: string[]][] {
  const of = new Map<string, string[]>();
  for (const { period, sets } of releases) {
    for (const { variant, files } of sets) {
      for (const { format, doubtful } of files) {
        if (doubtful === undefined) continue;
        of.set(doubtful, [
          ...(of.get(doubtful) ?? []),
          `${period}${VARIANT_NAME[variant]}的${FORMAT_NAME[format]}`,
        ]);
      }
    }
  }
  return [...of];
}

/** How many sets have more rows than a limit. */
export function setsAbove(releases: readonly ReleaseProp[], limit: number): number {
  return releases.flatMap((r) => r.sets).filter((s) => s.rows > limit).length;
}

/** The releases with a file whose address does not follow the publisher's rule, oldest first. */
export function withOwnNames(releases: readonly ReleaseProp[], host: string): ReleaseProp[] {
  return releases
    .filter((r) =>
      r.sets.some((s) =>
        s.files.some((f) => f.url !== fileUrl(host, r.period, fileName(r.period, s.variant, f.format))),
      ),
    )
    .sort((a, b) => (a.period < b.period ? -1 : 1));
}
