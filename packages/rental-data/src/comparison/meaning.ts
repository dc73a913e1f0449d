import { listChanges, sideOfChange } from '../catalogue/changes';
import type { Catalogue } from '../catalogue/types';
import type { ComparisonSide, MeaningDifference, SideName, Sides } from './types';

/** What a change of meaning does to a comparison across it. */
export const meaningVerdict = ({ change }: MeaningDifference) =>
  change.compare === 'avoid' ? ('not-comparable' as const) : ('with-care' as const);

/**
 * The changes of meaning between two files, of a column or, without one, of the rows: where they stand on different sides,
 * and where one of two different periods holds both. Nothing of sets that were not published.
 */
export function meaningBetween(
  catalogue: Catalogue,
  { a, b, variant }: Record<SideName, Pick<ComparisonSide, 'period' | 'version'>> & Pick<Sides, 'variant'>,
  header?: string,
): MeaningDifference[] {
  const [before, after] = [a, b].map(({ period, version }) => version !== undefined && { period, version });
  if (!before || !after) return [];
  return listChanges(catalogue, variant, header).flatMap((change) => {
    const sides = { a: sideOfChange(catalogue, change, before), b: sideOfChange(catalogue, change, after) };
    const alike = sides.a === sides.b && (sides.a !== 'mixed' || a.period === b.period);
    return alike ? [] : [{ change, ...sides }];
  });
}
