/** What differs between two neighbouring dataset versions, per variant. Pure. */
import type { VersionChangeProp, VersionFactsProp } from '@site/plugins/catalogue/client';
import type { Variant } from '@site/src/domain/catalogue/types';

export interface VariantDifference {
  variant: Variant;
  /** number of columns when the newer version is the first to publish the variant */
  first?: number;
  added: string[];
  removed: string[];
}

type Version = Pick<VersionFactsProp, 'variants' | 'columns'>;

/** One entry for every variant of the newer version, also for one whose columns stayed the same. */
export function differences(
  change: Pick<VersionChangeProp, 'added' | 'removed'>,
  from: Pick<Version, 'variants'>,
  to: Version,
): VariantDifference[] {
  const headers = (list: VersionChangeProp['added'], variant: Variant) =>
    list.find((entry) => entry.variant === variant)?.headers ?? [];
  return to.variants.map((variant) => ({
    variant,
    ...(from.variants.includes(variant) ? {} : { first: to.columns[variant] ?? 0 }),
    added: headers(change.added, variant),
    removed: headers(change.removed, variant),
  }));
}
