import { existsSync } from 'node:fs';
import path from 'node:path';
import { fileName, fileUrl } from '../catalogue/address';
import { FORMATS, VARIANTS } from '../catalogue/values';
import type { Catalogue, DataSet, Release, SeriesTable, CodeTable, DataFile } from '../catalogue/types';
import type { English } from '../catalogue/englishSchema';
import type { ReleaseEntry } from '../catalogue/schema';
import { comparePeriods, granularity, parseYear } from '../period';
import { resolveCovers } from '../catalogue/covers';
import { rateSeverity, touchesRows } from '../catalogue/reach';
import { checkEntries } from './check';
import { unfinished } from './journal';
import { WritingError, type Problem } from './problems';
import { readProfiles } from './profiles';
import { readEntries, type Entries } from './read';
import { readStatistics } from './statistics';

function toRelease(entry: ReleaseEntry, fileHost: string): Release {
  const { period, version, beta, published } = entry;
  const covers = resolveCovers(entry);
  const known = { published: published || undefined, covers };
  const sets = VARIANTS.flatMap((variant): DataSet[] => {
    const set = entry[variant];
    if (!set) return [];
    const files = FORMATS.flatMap((format): DataFile[] => {
      const { bytes, name, ...rest } = set[format] ?? {};
      if (bytes === undefined) return [];
      const url = fileUrl(fileHost, period, name ?? fileName(period, variant, format));
      return [{ format, bytes, url, ...rest }];
    });
    const rows = Object.values(set.rows).reduce((sum, n) => sum + n, 0);
    const facts = { period, variant, version, beta, ...known, rows, rowsBySource: set.rows, files };
    return [{ ...facts, accepted: set.accepted }];
  });
  return { period, granularity: granularity(period), year: parseYear(period), version, beta, ...known, sets };
}

function toCodeTables(entries: Entries): CodeTable[] {
  return entries.codeTables.map(({ id, entries: codes }) => ({
    id,
    title: entries.columns.find((c) => c.entry.codeTable === id)?.entry.header ?? id,
    codes: codes.map(({ entry: { english: _english, official, ...code } }) =>
      official === undefined ? code : { ...code, official },
    ),
  }));
}

function toSeries({ id, entries: rows }: Entries['series'][number]): SeriesTable {
  const [axis = '', ...names] = Object.keys(rows[0]?.entry ?? {});
  return {
    id,
    of: axis,
    labels: rows.map(({ entry }) => entry[axis] ?? ''),
    lines: names.map((name) => ({
      name,
      values: rows.map(({ entry }) => (entry[name] ? Number(entry[name]) : null)),
    })),
  };
}

const withoutEnglish = <T extends { en?: unknown }>({ en: _english, ...rest }: T): Omit<T, 'en'> => rest;

function toEnglish(entries: Entries): English {
  const { dataset, releases, versions, columns, codeTables, incidents, corrections, changes } = entries;
  return {
    dataset: dataset.entry.en,
    covers: Object.fromEntries(
      releases.flatMap((year) =>
        year.entries.flatMap(({ entry: { period, covers } }) =>
          covers?.en === undefined ? [] : [[period, covers.en]],
        ),
      ),
    ),
    versions: versions.map(({ entry: { version, en } }) => ({ version, ...en })),
    columns: columns.map(({ entry: { header, variants, since, en } }) => ({
      header,
      variants,
      since,
      ...en,
    })),
    codeTables: codeTables.map(({ id, entries: codes }) => ({
      id,
      codes: codes.map(({ entry: { code, label, english } }) => ({ code, label, english })),
    })),
    incidents: incidents.map(({ entry: { id, en } }) => ({ id, ...en })),
    corrections: corrections.map(({ entry: { id, en } }) => ({ id, ...en })),
    changes: changes.map(({ entry: { id, en } }) => ({ id, ...en })),
  };
}

function toCatalogue(entries: Entries): Catalogue {
  const dataset = withoutEnglish(entries.dataset.entry);
  const releases = entries.releases
    .flatMap((file) => file.entries.map(({ entry }) => toRelease(entry, dataset.fileHost)))
    .sort((a, b) => comparePeriods(a.period, b.period));
  return {
    dataset,
    releases,
    versions: entries.versions.map(({ entry }) => withoutEnglish(entry)),
    columns: entries.columns.map(({ entry }) => withoutEnglish(entry)),
    codeTables: toCodeTables(entries),
    incidents: entries.incidents
      .map(({ entry }) => ({
        ...withoutEnglish(entry),
        severity: rateSeverity(entry, releases),
        countsAffected: touchesRows(entry),
      }))
      .sort((a, b) => b.start.localeCompare(a.start, 'en') || a.id.localeCompare(b.id, 'en')),
    corrections: entries.corrections
      .map(({ entry }) => withoutEnglish(entry))
      .sort((a, b) => b.day.localeCompare(a.day, 'en')),
    changes: entries.changes.map(({ entry }) => withoutEnglish(entry)),
    series: entries.series.map(toSeries),
    profiles: [],
    statistics: [],
    drafts: entries.drafts.map(({ entry }) => entry.entry),
    english: toEnglish(entries),
  };
}

/**
 * Reads and checks a catalogue.
 *
 * @param dir the folder that holds catalogue/
 * @param posts slugs of the posts to which incidents may link; left out, their links are not checked
 * @throws WritingError that lists every problem with file, line, key and fix; Error that names the folder where it holds no catalogue/
 */
export async function loadCatalogue(dir: string, posts?: readonly string[]): Promise<Catalogue> {
  const folder = path.resolve(dir, 'catalogue');
  if (!existsSync(folder))
    throw new Error(`${folder}：沒有這個資料夾。修正：loadCatalogue要放著catalogue/的資料夾。`);
  const problems: Problem[] = await unfinished(dir);
  if (problems.length > 0) throw new WritingError(problems);
  const entries = await readEntries(dir, problems);
  if (!entries) throw new WritingError(problems);
  const found = checkEntries(entries, posts);
  if (found.length > 0) throw new WritingError(found);
  const catalogue = toCatalogue(entries);
  const profiles = await readProfiles(dir, catalogue, problems);
  const statistics = await readStatistics(dir, catalogue, problems);
  if (problems.length > 0) throw new WritingError(problems);
  return { ...catalogue, profiles, statistics };
}
