import { type Catalogue, VARIANTS } from 'rental-data';
import { filePage, newestFilePage, newestVersionPages, PAGES, versionPage, yearRow } from './pages';

/** Addresses that always mean the newest version or month, and those of years: path → page. */
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
