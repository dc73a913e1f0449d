import { VARIANTS, type Catalogue } from '../catalogue/types';
import { filePage, newestFilePage, newestVersionPages, versionPage } from './pages';

/**
 * Addresses that do not change of the newest dataset version, and of the newest monthly set of each variant: path → path of
 * its page.
 * @returns nothing for a variant that no month has
 */
export function newestPaths(catalogue: Pick<Catalogue, 'versions' | 'releases'>): Record<string, string> {
  const version = catalogue.versions.at(-1)?.version ?? '';
  return Object.fromEntries([
    ...newestVersionPages().map((path): [string, string] => [path, versionPage(version)]),
    ...VARIANTS.flatMap((variant): [string, string][] => {
      const newest = catalogue.releases.findLast(
        (r) => r.granularity === 'monthly' && r.sets.some((s) => s.variant === variant),
      );
      return newest ? [[newestFilePage(variant), filePage(newest.period, variant)]] : [];
    }),
  ]);
}
