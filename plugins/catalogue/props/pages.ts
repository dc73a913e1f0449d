import { columnsOf } from '../../../src/domain/catalogue/columns';
import type { Catalogue, Severity } from '../../../src/domain/catalogue/types';
import type { Site } from '../../../src/domain/machine/addresses';
import { monthRange, monthsOf } from '../../../src/domain/period';
import { snippetSource } from '../../../src/domain/snippets/source';
import { releaseQuality } from '../../../src/domain/usability/release';
import type { ChartProp, DownloadProp, FiguresProp, HomeProp, QualityProp, YearProp } from '../client';
import { toCitationProp } from './citation';
import { toIncidentProp } from './incident';
import { newestRelease, newestReleases, newestSet, toMapProp, toMarkProp, toReleaseProp } from './release';

const rowsOf = (catalogue: Catalogue, period: string, variant: 'raw' | 'deduplicated') =>
  catalogue.releases.find((r) => r.period === period)?.sets.find((s) => s.variant === variant)?.rows;

function severityCounts(catalogue: Catalogue): Record<Severity, number> {
  const count = (severity: Severity) => catalogue.incidents.filter((i) => i.severity === severity).length;
  return { severe: count('severe'), caution: count('caution'), note: count('note') };
}

/** The figures of the home and download pages; every one is counted here. */
export function toFiguresProp(catalogue: Catalogue): FiguresProp {
  const count = (g: string) => catalogue.releases.filter((r) => r.granularity === g).length;
  const newest = newestRelease(catalogue, 'monthly');
  const version = catalogue.versions.find((v) => v.version === newest.version);
  return {
    periods: { annual: count('annual'), quarterly: count('quarterly'), monthly: count('monthly') },
    files: catalogue.releases.flatMap((r) => r.sets.flatMap((s) => s.files)).length,
    months: {
      published: count('monthly'),
      due: monthRange(catalogue.dataset.since, newest.period).length,
    },
    newest: { period: newest.period, rows: rowsOf(catalogue, newest.period, 'raw') ?? 0 },
    columns: { version: newest.version, count: version ? columnsOf(catalogue, version, 'raw').length : 0 },
    incidents: severityCounts(catalogue),
    since: catalogue.dataset.since,
  };
}

/** Rows per month with gaps left as gaps, and the incidents that touched the counts. */
export function toChartProp(catalogue: Catalogue): ChartProp {
  const newest = newestRelease(catalogue, 'monthly').period;
  const { cells: states } = toMapProp(catalogue);
  const months = monthRange(catalogue.dataset.since, newest).map((m) => {
    const raw = rowsOf(catalogue, m, 'raw');
    const deduplicated = rowsOf(catalogue, m, 'deduplicated');
    return {
      month: m,
      ...(raw === undefined ? {} : { raw }),
      ...(deduplicated === undefined ? {} : { deduplicated }),
      ...(states[m]?.rows === 'avoid' ? { avoid: true as const } : {}),
    };
  });
  const counted = catalogue.incidents.filter((i) => i.countsAffected).reverse();
  // The incident during which months went unpublished explains the gaps; it is drawn by the gaps themselves.
  const published = new Set(months.filter((m) => m.raw !== undefined).map((m) => m.month));
  const gap = counted.find((i) => {
    const span = monthRange(i.start.slice(0, 7), (i.end ?? newest).slice(0, 7));
    return span.filter((m) => m <= newest && !published.has(m)).length > span.length / 2;
  });
  return {
    months,
    bands: counted.filter((i) => i !== gap).map((i) => ({ ...toMarkProp(i), start: i.start, end: i.end })),
    ...(gap ? { gap: toMarkProp(gap) } : {}),
  };
}

/** Everything the home page shows of the catalogue. */
export function toHomeProp(catalogue: Catalogue, site: Site): HomeProp {
  return {
    map: toMapProp(catalogue),
    figures: toFiguresProp(catalogue),
    newest: newestReleases(catalogue),
    chart: toChartProp(catalogue),
    cite: toCitationProp(catalogue, site),
  };
}

/** One year's block of the download page. */
export function toYearProp(catalogue: Catalogue, year: number): YearProp {
  const releases = catalogue.releases.filter((r) => r.year === year);
  const of = (g: string) =>
    releases.filter((r) => r.granularity === g).map((r) => toReleaseProp(catalogue, r));
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

/** Raw rows of a year's twelve months with the state of the rows; null where nothing was published. */
export function toYearBars(catalogue: Catalogue, year: number): YearProp['months'] {
  return monthsOf(String(year)).map((m) => {
    const release = catalogue.releases.find((r) => r.period === m);
    const rows = release?.sets.find((s) => s.variant === 'raw')?.rows;
    if (!release || rows === undefined) return null;
    return { rows, state: releaseQuality(catalogue, release).rows.state };
  });
}

/** The years that have releases, newest first. */
export function yearsOf(catalogue: Catalogue): number[] {
  return [...new Set(catalogue.releases.map((r) => r.year))].sort((a, b) => b - a);
}

/** Everything the download page shows of the catalogue. */
export function toDownloadProp(catalogue: Catalogue, site: Site): DownloadProp {
  const snippets = snippetSource(catalogue, newestSet(catalogue, 'monthly'), site);
  return {
    map: toMapProp(catalogue),
    figures: toFiguresProp(catalogue),
    newest: newestReleases(catalogue),
    years: yearsOf(catalogue).map((year) => toYearProp(catalogue, year)),
    fileHost: catalogue.dataset.fileHost,
    ...(snippets ? { snippets } : {}),
    cite: toCitationProp(catalogue, site),
    citeNewest: toCitationProp(catalogue, site, newestSet(catalogue, 'annual')),
  };
}

/** Everything the data-quality page shows of the catalogue. */
export function toQualityProp(catalogue: Catalogue): QualityProp {
  return {
    incidents: catalogue.incidents.map((i) => toIncidentProp(catalogue, i)),
    counts: severityCounts(catalogue),
    map: toMapProp(catalogue),
  };
}
