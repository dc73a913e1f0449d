import { VARIANTS, type Catalogue } from '../catalogue/types';
import { filePage, newestFilePage, newestVersionPages, PAGES, versionPage, yearRow } from './pages';

/**
 * Addresses that lead to a page and have none of their own: those that always mean the newest dataset version and the newest
 * monthly set of each variant, and each year, which readers shorten from the address of a file.
 * @returns path → address of the page, with the hash of a year; nothing for a variant that no month has
 */
export function aliases(catalogue: Pick<Catalogue, 'versions' | 'releases'>): Record<string, string> {
  const version = catalogue.versions.at(-1)?.version ?? '';
  return Object.fromEntries([
    ...newestVersionPages().map((path): [string, string] => [path, versionPage(version)]),
    ...VARIANTS.flatMap((variant): [string, string][] => {
      const newest = catalogue.releases.findLast(
        (r) => r.granularity === 'monthly' && r.sets.some((s) => s.variant === variant),
      );
      return newest ? [[newestFilePage(variant), filePage(newest.period, variant)]] : [];
    }),
    ...catalogue.releases.map(({ year }): [string, string] => [
      `${PAGES.download}${String(year)}/`,
      yearRow(String(year)),
    ]),
  ]);
}
