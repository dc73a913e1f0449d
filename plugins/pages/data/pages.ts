import type { Catalogue, Severity } from '../../../src/domain/catalogue/types';
import { newestSet, yearsOf } from '../../../src/domain/catalogue/sets';
import { FILES, type Site } from '../../../src/domain/addresses/files';
import { monthlyRows } from '../../../src/domain/usability/monthlyRows';
import { monthsOf } from '../../../src/domain/period';
import { worsensRows } from '../../../src/domain/catalogue/reach';
import { snippetSource } from '../../../src/domain/snippets/source';
import { releaseQuality } from '../../../src/domain/usability/release';
import { dwellingWords } from '../../../src/domain/verdict/lead';
import { toRecommendedProp } from './about';
import { toHistoryProps } from './history';
import { toIncidentProp } from './incident';
import { newestReleases, toMapProp, toMarkProp, toReleaseProp } from './release';

function severityCounts(catalogue: Catalogue): Record<Severity, number> {
  const count = (severity: Severity) => catalogue.incidents.filter((i) => i.severity === severity).length;
  return { severe: count('severe'), caution: count('caution'), note: count('note') };
}

/**
 * What the chart of rows per month needs besides the cells of the coverage map, which hold the rows: the months that it
 * spans, the incidents that touched the number of rows, oldest first, and the months that each of them touched.
 */
export function toChartProp(catalogue: Catalogue) {
  const months = monthlyRows(catalogue);
  const counted = catalogue.incidents.filter(worsensRows).reverse();
  const numberOf = new Map(counted.map(({ id }, index) => [id, index + 1]));
  return {
    first: catalogue.dataset.since,
    last: months.at(-1)?.month ?? catalogue.dataset.since,
    bands: counted.map((incident) => ({
      ...toMarkProp(incident),
      start: incident.start,
      end: incident.end,
    })),
    /** month → numbers of the bands that touched it or prevented its publication; the first band is number 1 */
    touched: Object.fromEntries(
      months.flatMap(({ month, incidents }): [string, number[]][] => {
        const numbers = incidents.flatMap((id) => numberOf.get(id) ?? []).sort((a, b) => a - b);
        return numbers.length > 0 ? [[month, numbers]] : [];
      }),
    ),
    /** the same figures as a file, below the base path */
    csv: `/${FILES.monthlyRows}`,
  };
}
export type ChartProp = ReturnType<typeof toChartProp>;
export type ChartBandProp = ChartProp['bands'][number];

/** Everything the home page shows of the catalogue. */
export function toHomeProp(catalogue: Catalogue) {
  return {
    map: toMapProp(catalogue),
    newest: newestReleases(catalogue),
    recommended: toRecommendedProp(catalogue),
    chart: toChartProp(catalogue),
  };
}

/** One year's block of the download page: quarters and months newest first, like the years. */
export function toYearProp(catalogue: Catalogue, year: number) {
  const releases = catalogue.releases.filter((r) => r.year === year);
  const of = (g: string) =>
    releases
      .filter((r) => r.granularity === g)
      .map((r) => toReleaseProp(catalogue, r))
      .reverse();
  const annual = of('annual')[0];
  return {
    year,
    ...(annual ? { annual } : {}),
    quarterly: of('quarterly'),
    monthly: of('monthly'),
    files: releases.flatMap((r) => r.sets.flatMap((s) => s.files)).length,
    months: toYearBars(catalogue, year),
  };
}
export type YearProp = ReturnType<typeof toYearProp>;

/** Raw rows of a year's twelve months with the state of the rows; null where nothing was published. */
export function toYearBars(catalogue: Catalogue, year: number) {
  return monthsOf(String(year)).map((m) => {
    const release = catalogue.releases.find((r) => r.period === m);
    const rows = release?.sets.find((s) => s.variant === 'raw')?.rows;
    if (!release || rows === undefined) return null;
    return { rows, state: releaseQuality(catalogue, release).rows.state };
  });
}

/** Versions that keep the newest value, whose de-duplicated quarters and years did not always merge a listing of changing status. */
const unmergedVersions = ({ versions }: Catalogue): string[] =>
  versions.filter(({ merge }) => merge === 'newest').map(({ version }) => version);

/** Everything the download page shows of the catalogue. */
export function toDownloadProp(catalogue: Catalogue, site: Site) {
  const snippets = snippetSource(catalogue, newestSet(catalogue, 'monthly'), site);
  return {
    map: toMapProp(catalogue),
    newest: newestReleases(catalogue),
    recommended: toRecommendedProp(catalogue),
    /** building types of the de-duplicated variant, in words */
    dwelling: dwellingWords(catalogue),
    unmerged: unmergedVersions(catalogue),
    years: yearsOf(catalogue).map((year) => toYearProp(catalogue, year)),
    fileHost: catalogue.dataset.fileHost,
    /** when the next month comes out, and what the sizes count: whole sentences */
    rhythm: catalogue.dataset.rhythm.monthly,
    sizes: catalogue.dataset.sizes,
    /** what the examples of code read */
    ...(snippets ? { snippets } : {}),
    feed: `/${FILES.feed('releases', 'rss')}`,
  };
}

/** The rows of a year's releases, months first and newest first, and its months without data. */
function toYearRowsProp(catalogue: Catalogue, year: number, map: ReturnType<typeof toMapProp>) {
  const { monthly, quarterly, annual, months } = toYearProp(catalogue, year);
  return {
    year,
    months,
    releases: [...monthly, ...quarterly, ...(annual ? [annual] : [])],
    /** the months that were never published */
    missing: monthsOf(String(year)).filter((month) => Object.hasOwn(map.unpublished, month)),
  };
}
export type YearRowsProp = ReturnType<typeof toYearRowsProp>;

/** Everything the data-quality page shows of the catalogue. */
export function toQualityProp(catalogue: Catalogue) {
  const map = toMapProp(catalogue);
  return {
    incidents: catalogue.incidents.map((i) => toIncidentProp(catalogue, i)),
    counts: severityCounts(catalogue),
    histories: toHistoryProps(catalogue),
    years: yearsOf(catalogue).map((year) => toYearRowsProp(catalogue, year, map)),
    feed: `/${FILES.feed('incidents', 'rss')}`,
    /** the state of every column of every set as a file */
    json: `/${FILES.usability}`,
  };
}
