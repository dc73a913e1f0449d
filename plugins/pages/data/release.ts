import type { Catalogue, DataSet, Incident, Release } from '../../../src/domain/catalogue/types';
import type { SetIncident } from '../../../src/domain/catalogue/sets';
import {
  GRANULARITIES,
  month,
  monthRange,
  monthsOf,
  periodListWords,
  type Granularity,
} from '../../../src/domain/period';
import { monthsOnRecord } from '../../../src/domain/monthlyRows';
import { readerOf } from '../../../src/domain/usability/reader';
import { releaseQuality } from '../../../src/domain/usability/release';
import type {
  CellProp,
  MapProp,
  MarkProp,
  NewestProp,
  PeriodMarkProp,
  ReleaseProp,
  RulerProp,
} from '../client';

/** An incident as a mark that links to it. */
export function toMarkProp({ id, severity, title }: Incident): MarkProp {
  return { id, severity, title };
}

/** The same on a period, which may have inherited it from a part of itself. */
const toPeriodMarkProp = ({ incident, through }: SetIncident): PeriodMarkProp => ({
  ...toMarkProp(incident),
  ...(through.length > 0 ? { through: periodListWords(through) } : {}),
});

/** A release for a card or a table row; standing incidents apart, so that lists need not repeat them. */
export function toReleaseProp(catalogue: Catalogue, release: Release): ReleaseProp {
  const name = (id: string) => catalogue.dataset.sources.find((s) => s.id === id)?.name ?? id;
  const { rows, why, columns, incidents } = releaseQuality(catalogue, release);
  return {
    period: release.period,
    granularity: release.granularity,
    version: release.version,
    beta: release.beta,
    sets: release.sets.map((set) => ({
      variant: set.variant,
      rows: set.rows,
      sources: Object.entries(set.rowsBySource).map(([id, rows]) => [name(id), rows]),
      files: set.files.map(({ format, bytes, url }) => ({ format, bytes, url })),
    })),
    marks: incidents.filter(({ incident }) => !incident.standing).map(toPeriodMarkProp),
    standing: incidents
      .filter(({ incident }) => incident.standing)
      .map(({ incident }) => toMarkProp(incident)),
    rowState: rows.state,
    ...(why ? { why } : {}),
    ...(columns ? { columns: columns.state } : {}),
  };
}

/** The newest release of a granularity. @throws Error when the catalogue has none */
export function newestRelease(catalogue: Catalogue, wanted: Granularity): Release {
  const found = catalogue.releases.filter((r) => r.granularity === wanted).at(-1);
  if (!found) throw new Error(`catalogue/releases/：沒有任何${wanted}的期別。修正：至少加入一個。`);
  return found;
}

/** The newest annual, quarterly and monthly releases, in that order. */
export function newestReleases(catalogue: Catalogue): ReleaseProp[] {
  return GRANULARITIES.map((g) => toReleaseProp(catalogue, newestRelease(catalogue, g)));
}

const set = (release: Release, variant: 'raw' | 'deduplicated') =>
  release.sets.find((s) => s.variant === variant);

/** Every period that was due between the first month and the month of the record. */
export function duePeriods(catalogue: Catalogue): string[] {
  const { since, asOf } = catalogue.dataset;
  const years = [...new Set(monthRange(since, asOf).map((m) => Number(m.slice(0, 4))))];
  return years.flatMap((year) => {
    const periods = [
      ...Array.from({ length: 12 }, (_, i) => month(year, i + 1)),
      ...[1, 2, 3, 4].map((q) => `${year}Q${q}`),
      String(year),
    ];
    return periods.filter((p) => {
      const months = monthsOf(p);
      // A quarter or year that only began inside the record is due once it is over.
      return months.some((m) => m >= since) && months.every((m) => m <= asOf);
    });
  });
}

/** Why a period was not published: the titles of the incidents that kept it from it; empty where none is recorded. */
const gapWords = (catalogue: Catalogue, period: string): string =>
  readerOf(catalogue)
    .rows(period, 'raw')
    .reasons.flatMap((r) => (r.type === 'not-published' ? r.incidents : []))
    .map((id) => catalogue.incidents.find((i) => i.id === id)?.title ?? id)
    .join('、');

/** The coverage map: published periods with their states, and the due ones that never came. */
export function toMapProp(catalogue: Catalogue): MapProp {
  const cells: Record<string, CellProp> = {};
  for (const release of catalogue.releases) {
    const { period } = release;
    const raw = set(release, 'raw');
    if (!raw) continue;
    const deduplicated = set(release, 'deduplicated');
    const { rows, columns, why } = releaseQuality(catalogue, release);
    cells[period] = {
      raw: raw.rows,
      ...(deduplicated ? { deduplicated: deduplicated.rows } : {}),
      rows: rows.state,
      ...(why ? { why } : {}),
      ...(columns ? { columns: columns.state } : {}),
      ...(columns?.inPart ? { columnsInPart: true } : {}),
      ...(columns?.why ? { columnsWhy: columns.why } : {}),
    };
  }
  const years = catalogue.releases.map((r) => r.year);
  return {
    first: Math.min(...years),
    last: Math.max(...years, Number(catalogue.dataset.asOf.slice(0, 4))),
    cells,
    unpublished: Object.fromEntries(
      duePeriods(catalogue)
        .filter((p) => !cells[p])
        .map((p) => [p, gapWords(catalogue, p)]),
    ),
  };
}

/** The strip of months under the header: c complete, p partial, n not comparable, a avoid, - not published. */
export function toRulerProp(catalogue: Catalogue): RulerProp {
  const months = catalogue.releases.filter((r) => r.granularity === 'monthly');
  const letters = { complete: 'c', partial: 'p', 'not-comparable': 'n', avoid: 'a' } as const;
  const states = monthsOnRecord(catalogue).map((m) => {
    const release = months.find((r) => r.period === m);
    return release ? letters[releaseQuality(catalogue, release).rows.state] : '-';
  });
  return { first: catalogue.dataset.since, states: states.join('') };
}

/** The newest set of a granularity, de-duplicated where it exists: what examples are about. */
export function newestSet(catalogue: Catalogue, wanted: Granularity): DataSet {
  const release = newestRelease(catalogue, wanted);
  return (set(release, 'deduplicated') ?? set(release, 'raw')) as DataSet;
}

/** What names that set. */
export function toNewestProp(catalogue: Catalogue, wanted: Granularity): NewestProp {
  const { period, variant, version } = newestSet(catalogue, wanted);
  return { period, variant, version };
}
