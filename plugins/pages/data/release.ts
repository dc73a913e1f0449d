import { coveredPart } from '../../../src/domain/catalogue/covers';
import type { Catalogue, DataSet, Incident, Release } from '../../../src/domain/catalogue/types';
import { newestRelease, newestSet, type SetIncident } from '../../../src/domain/catalogue/sets';
import {
  GRANULARITIES,
  month,
  monthRange,
  monthsOf,
  periodListWords,
  type Granularity,
} from '../../../src/domain/period';
import { monthsOnRecord } from '../../../src/domain/usability/monthlyRows';
import { readerOf } from '../../../src/domain/usability/reader';
import { releaseQuality } from '../../../src/domain/usability/release';

/** An incident as a mark that links to it. */
export function toMarkProp({ id, severity, title }: Incident) {
  return { id, severity, title };
}
export type MarkProp = ReturnType<typeof toMarkProp>;

/** The same on a period, which may have inherited it from a part of itself. */
const toPeriodMarkProp = ({ incident, through }: SetIncident) => ({
  ...toMarkProp(incident),
  /** the months or quarters from which a longer period inherits it, in words */
  ...(through.length > 0 ? { through: periodListWords(through) } : {}),
});

/** The files of a set; `bytes` counts them unpacked, `doubtful` says why that may be wrong. */
const toFileProps = ({ files }: DataSet) =>
  files.map(({ format, bytes, url, doubtful }) => ({
    format,
    bytes,
    url,
    ...(doubtful === undefined ? {} : { doubtful }),
  }));

/** A release for a card or a table row. Standing incidents are kept apart, so that lists need not repeat them. */
export function toReleaseProp(catalogue: Catalogue, release: Release) {
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
      sources: Object.entries(set.rowsBySource).map(([id, rows]): [name: string, rows: number] => [
        name(id),
        rows,
      ]),
      files: toFileProps(set),
    })),
    /** worst first */
    marks: incidents.filter(({ incident }) => !incident.standing).map(toPeriodMarkProp),
    standing: incidents
      .filter(({ incident }) => incident.standing)
      .map(({ incident }) => toMarkProp(incident)),
    rowState: rows.state,
    /** why the rows have their state, as a phrase; absent for complete ones */
    ...(why ? { why } : {}),
    /** worst level of its columns without standing incidents; absent where all are simply usable */
    ...(columns ? { columns: columns.state } : {}),
    /** why they have it, where it is not for an incident that is marked above */
    ...(columns?.unmarked === undefined ? {} : { columnsWhy: columns.unmarked }),
  };
}
export type ReleaseProp = ReturnType<typeof toReleaseProp>;
export type SetProp = ReleaseProp['sets'][number];

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

/** Why a period was not published: the titles of the incidents that prevented it; empty where none is recorded. */
const gapWords = (catalogue: Catalogue, period: string): string =>
  readerOf(catalogue)
    .rows(period, 'raw')
    .reasons.flatMap((r) => (r.type === 'not-published' ? r.incidents : []))
    .map((id) => catalogue.incidents.find((i) => i.id === id)?.title ?? id)
    .join('、');

function toCell(catalogue: Catalogue, release: Release, raw: DataSet) {
  const deduplicated = set(release, 'deduplicated');
  const { rows, columns, why } = releaseQuality(catalogue, release);
  const part = coveredPart(release.period, release.covers);
  return {
    raw: raw.rows,
    ...(deduplicated ? { deduplicated: deduplicated.rows } : {}),
    rows: rows.state,
    ...(why ? { why } : {}),
    /** the days that it covers, where they are not all of the period, as shares of it */
    ...(part ? { part } : {}),
    ...(columns ? { columns: columns.state } : {}),
    /** only some months of a quarter or year are in that state */
    ...(columns?.inPart ? { columnsInPart: true } : {}),
    ...(columns?.why ? { columnsWhy: columns.why } : {}),
  };
}
export type CellProp = ReturnType<typeof toCell>;

/** The coverage map: published periods with their states, and the due periods that were never published. */
export function toMapProp(catalogue: Catalogue) {
  const cells: Record<string, CellProp> = {};
  for (const release of catalogue.releases) {
    const raw = set(release, 'raw');
    if (raw) cells[release.period] = toCell(catalogue, release, raw);
  }
  const years = catalogue.releases.map((r) => r.year);
  return {
    first: Math.min(...years),
    last: Math.max(...years, Number(catalogue.dataset.asOf.slice(0, 4))),
    cells,
    /** each with the reason; empty where none is recorded */
    unpublished: Object.fromEntries(
      duePeriods(catalogue)
        .filter((p) => !cells[p])
        .map((p) => [p, gapWords(catalogue, p)]),
    ),
  };
}
export type MapProp = ReturnType<typeof toMapProp>;

/** The strip of months under the header: c complete, p partial, n not comparable, a avoid, - not published. */
export function toRulerProp(catalogue: Catalogue) {
  const months = catalogue.releases.filter((r) => r.granularity === 'monthly');
  const letters = { complete: 'c', partial: 'p', 'not-comparable': 'n', avoid: 'a' } as const;
  const states = monthsOnRecord(catalogue).map((m) => {
    const release = months.find((r) => r.period === m);
    return release ? letters[releaseQuality(catalogue, release).rows.state] : '-';
  });
  return { first: catalogue.dataset.since, states: states.join('') };
}

/** Period, variant and dataset version of the newest set. */
export function toNewestProp(catalogue: Catalogue, wanted: Granularity) {
  const { period, variant, version } = newestSet(catalogue, wanted);
  return { period, variant, version };
}
