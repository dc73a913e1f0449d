import { readdir } from 'node:fs/promises';
import path from 'node:path';
import { fileName, fileUrl } from '../../src/domain/catalogue/address';
import {
  FORMATS,
  VARIANTS,
  type Catalogue,
  type CodeTable,
  type Column,
  type ColumnSource,
  type DataFile,
  type Dataset,
  type DatasetVersion,
  type DataSet,
  type Incident,
  type Release,
  type SeriesTable,
} from '../../src/domain/catalogue/types';
import { comparePeriods, granularity, yearOf } from '../../src/domain/period';
import { checkEntries } from './check';
import { CatalogueError, type Problem } from './problems';
import { readEntries, type Entries } from './read';
import type { ColumnEntry, DatasetEntry, IncidentEntry, ReleaseEntry, VersionEntry } from './schema';

function toRelease(entry: ReleaseEntry, fileHost: string): Release {
  const { period, version } = entry;
  const beta = entry.beta ?? false;
  const sets = VARIANTS.flatMap((variant): DataSet[] => {
    const set = entry[variant];
    if (!set) return [];
    const files = FORMATS.flatMap((format): DataFile[] => {
      const file = set[format];
      if (!file) return [];
      return [
        {
          format,
          bytes: file.bytes,
          url: fileUrl(fileHost, period, file.name ?? fileName(period, variant, format)),
          ...(file.sha256 ? { sha256: file.sha256 } : {}),
          ...(file.checkedAt ? { checkedAt: file.checkedAt } : {}),
        },
      ];
    });
    const rows = Object.values(set.rows).reduce((sum, n) => sum + n, 0);
    return [{ period, variant, version, beta, rows, rowsBySource: set.rows, files }];
  });
  return { period, granularity: granularity(period), year: yearOf(period), version, beta, sets };
}

const toSource = ({ from, part, of }: NonNullable<ColumnEntry['source']>): ColumnSource => ({
  from,
  ...(part ? { part } : {}),
  ...(of ? { of } : {}),
});

function toColumn(entry: ColumnEntry): Column {
  return {
    header: entry.header,
    ...(entry.key ? { key: entry.key } : {}),
    type: entry.type,
    ...(entry.unit ? { unit: entry.unit } : {}),
    ...(entry.codeTable ? { codeTable: entry.codeTable } : {}),
    group: entry.group,
    dedupKey: entry.dedupKey ?? false,
    variants: entry.variants,
    since: entry.since,
    ...(entry.until ? { until: entry.until } : {}),
    state: entry.state ?? 'stable',
    ...(entry.source ? { source: toSource(entry.source) } : {}),
    description: entry.description,
  };
}

/** The notation of both formats, without a key for a format that the version does not have. */
const toNotation = ({ csv, json }: VersionEntry['booleans']) => ({ csv, ...(json ? { json } : {}) });

function toVersion(entry: VersionEntry): DatasetVersion {
  const { unpublishedFormats, booleans, missing, merge, replaces, completeFrom, ...rest } = entry;
  return {
    ...rest,
    ...(unpublishedFormats ? { unpublishedFormats } : {}),
    booleans: toNotation(booleans),
    ...(missing ? { missing: toNotation(missing) } : {}),
    ...(merge ? { merge } : {}),
    replaces: replaces ?? {},
    ...(completeFrom ? { completeFrom } : {}),
  };
}

function toIncident(entry: IncidentEntry): Incident {
  return {
    id: entry.id,
    kinds: entry.kinds,
    severity: entry.severity,
    start: entry.start,
    end: entry.end,
    affects: entry.affects,
    ...(entry.unaffected ? { unaffected: entry.unaffected } : {}),
    ...(entry.columns ? { columns: entry.columns } : {}),
    ...(entry.columnTypes ? { columnTypes: entry.columnTypes } : {}),
    avoid: entry.avoid ?? [],
    estimatedLoss: entry.estimatedLoss ?? {},
    standing: entry.standing ?? false,
    countsAffected: entry.countsAffected ?? entry.kinds.includes('rows-missing'),
    missing: (entry.missing ?? []).map(({ from, to }) => ({ from, ...(to === undefined ? {} : { to }) })),
    rowsReasons: entry.rowsReasons ?? {},
    noted: entry.noted ?? {},
    title: entry.title,
    cause: entry.cause,
    effect: entry.effect,
    advice: entry.advice,
    ...(entry.status === undefined ? {} : { status: entry.status }),
    ...(entry.post ? { post: entry.post } : {}),
  };
}

const toDataset = ({ usedBy, ...rest }: DatasetEntry): Dataset => ({
  ...rest,
  usedBy: usedBy.map(({ years, rows, ...use }) => ({
    ...use,
    ...(years ? { years } : {}),
    ...(rows === undefined ? {} : { rows }),
  })),
});

/** A code table is called what the first column that uses it is called. */
function toCodeTables(entries: Entries): CodeTable[] {
  return entries.codeTables.map(({ id, codes }) => ({
    id,
    title: entries.columns.find((c) => c.entry.codeTable === id)?.entry.header ?? id,
    codes: codes.map(({ entry }) => ({ code: Number(entry.code), label: entry.label, since: entry.since })),
  }));
}

/** The first column of the file holds the labels, each further one a line. */
function toSeries({ id, rows }: Entries['series'][number]): SeriesTable {
  const [of = '', ...names] = Object.keys(rows[0]?.entry ?? {});
  return {
    id,
    of,
    labels: rows.map(({ entry }) => entry[of] ?? ''),
    lines: names.map((name) => ({
      name,
      values: rows.map(({ entry }) => (entry[name] ? Number(entry[name]) : null)),
    })),
  };
}

function toCatalogue(entries: Entries): Catalogue {
  const dataset = toDataset(entries.dataset.entry);
  return {
    dataset,
    releases: entries.releases
      .flatMap((file) => file.entries.map(({ entry }) => toRelease(entry, dataset.fileHost)))
      .sort((a, b) => comparePeriods(a.period, b.period)),
    versions: entries.versions.map(({ entry }) => toVersion(entry)),
    columns: entries.columns.map(({ entry }) => toColumn(entry)),
    codeTables: toCodeTables(entries),
    incidents: entries.incidents
      .map(({ entry }) => toIncident(entry))
      .sort((a, b) => b.start.localeCompare(a.start, 'en') || a.id.localeCompare(b.id, 'en')),
    series: entries.series.map(toSeries),
  };
}

async function postSlugs(siteDir: string): Promise<string[]> {
  const found = await readdir(path.join(siteDir, 'blog', 'post'));
  return found.flatMap((name) => /^(.+)\.mdx?$/.exec(name)?.[1] ?? []);
}

/**
 * Reads and proves the whole catalogue of a site.
 * @param siteDir the folder that holds catalogue/ and blog/
 * @throws CatalogueError that lists every problem with file, line, key and fix
 */
export async function loadCatalogue(siteDir: string): Promise<Catalogue> {
  const problems: Problem[] = [];
  const entries = await readEntries(siteDir, problems);
  if (!entries) throw new CatalogueError(problems);
  const found = checkEntries(entries, await postSlugs(siteDir));
  if (found.length > 0) throw new CatalogueError(found);
  return toCatalogue(entries);
}
