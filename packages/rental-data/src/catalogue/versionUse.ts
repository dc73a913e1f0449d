import { GRANULARITIES, spanListWords } from '../period';
import { listColumns } from './columns';
import type { Catalogue, Release, DatasetVersion } from './types';
import type { Variant } from './values';

/** The last month whose file keeps to a format that was no longer produced when the month began. */
function findLastMonth({ until }: DatasetVersion, releases: readonly Release[]): string | undefined {
  if (until === null) return undefined;
  const months = releases.filter((r) => r.granularity === 'monthly').map((r) => r.period);
  return months.findLast((month) => `${month}-01` >= until);
}

export function describeUse(catalogue: Catalogue, version: DatasetVersion) {
  const releases = catalogue.releases.filter((r) => r.version === version.version);
  const columns: Partial<Record<Variant, number>> = {};
  for (const variant of version.variants) columns[variant] = listColumns(catalogue, version, variant).length;
  return {
    lastMonth: findLastMonth(version, releases),
    newestMonth: releases.findLast((r) => r.granularity === 'monthly')?.period,
    columns,
    periods: {
      text: spanListWords(releases.map((r) => r.period)),
      /** months, quarters and years apart */
      lines: [...GRANULARITIES].reverse().flatMap((granularity) => {
        const own = releases.filter((r) => r.granularity === granularity).map((r) => r.period);
        return own.length > 0 ? [spanListWords(own)] : [];
      }),
      count: releases.length,
      files: releases.flatMap((r) => r.sets.flatMap((s) => s.files)).length,
    },
    betaPeriods: releases.filter((r) => r.beta).map((r) => r.period),
  };
}
