import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type * as z from 'zod';
import { errorCode } from './errorCode';
import { checked } from './explain';
import { ofFile, type Problem } from './problems';
import { releaseSchema, seriesSchema, type ReleaseEntry, type SeriesEntry } from '../catalogue/schema';
import { draftSchema } from '../catalogue/draftSchema';
import {
  writtenChangeSchema,
  writtenCodeSchema,
  writtenColumnSchema,
  writtenCorrectionSchema,
  writtenDatasetSchema,
  writtenIncidentSchema,
  writtenVersionSchema,
  type WrittenChange,
  type WrittenCode,
  type WrittenColumn,
  type WrittenCorrection,
  type WrittenDataset,
  type WrittenIncident,
  type WrittenVersion,
} from '../catalogue/englishSchema';
import type { Draft } from '../catalogue/types';
import { placeIn, readCsv, readYaml, type KeyPath, type Place, type SourceFile } from './source';
import type { Reading } from './text';

export interface Placed<T> {
  entry: T;
  at: (...inside: KeyPath) => Place;
}

interface EntryFile<T> {
  id: string;
  file: string;
  entries: Placed<T>[];
}

export interface Entries {
  dataset: Placed<WrittenDataset>;
  versions: Placed<WrittenVersion>[];
  columns: Placed<WrittenColumn>[];
  incidents: Placed<WrittenIncident>[];
  corrections: Placed<WrittenCorrection>[];
  changes: Placed<WrittenChange>[];
  codeTables: EntryFile<WrittenCode>[];
  releases: EntryFile<ReleaseEntry>[];
  series: EntryFile<SeriesEntry>[];
  drafts: { id: string; entry: Placed<Draft> }[];
}

const DEFAULT_FIX = '照catalogue/README.md的範例改寫。';

function check<T>(
  schema: z.ZodType<T>,
  source: SourceFile,
  problems: Problem[],
  at: KeyPath = [],
  value = source.value,
): Placed<T> | undefined {
  const entry = checked(schema, source, problems, DEFAULT_FIX, at, value);
  return entry && { entry, at: (...inside) => placeIn(source, [...at, ...inside]) };
}

function list<T>(schema: z.ZodType<T>, source: SourceFile | undefined, problems: Problem[]): Placed<T>[] {
  if (!source) return [];
  if (!Array.isArray(source.value)) {
    problems.push(ofFile(source.file, '整個檔案要是一份清單。', '每一筆以「- 」開頭。'));
    return [];
  }
  return source.value.flatMap((value, index) => check(schema, source, problems, [index], value) ?? []);
}

async function names(
  { siteDir, problems }: Reading,
  folder: string,
  ending: string,
  { mayLack = false } = {},
): Promise<string[]> {
  try {
    const found = (await readdir(path.join(siteDir, folder))).filter((n) => !n.startsWith('.')).sort();
    for (const name of found.filter((n) => !n.endsWith(ending))) {
      const fix = `檔名要以${ending}結尾；不是目錄的檔案請移到別處。`;
      problems.push(ofFile(`${folder}/${name}`, '這個檔案不會被讀進目錄。', fix));
    }
    return found.filter((n) => n.endsWith(ending));
  } catch (error) {
    // Git keeps no empty folder.
    if (mayLack && errorCode(error) === 'ENOENT') return [];
    const problem = `資料夾讀不到（${errorCode(error) ?? 'error'}）。`;
    problems.push(ofFile(folder, problem, '缺少的資料夾請從版本紀錄取回。'));
    return [];
  }
}

/** Reads all of catalogue/ by its schemas; undefined when at least one problem was added to `problems`. */
export async function readEntries(siteDir: string, problems: Problem[]): Promise<Entries | undefined> {
  const reading = { siteDir, problems };
  const yaml = (file: string) => readYaml(reading, file);
  const datasetFile = await yaml('catalogue/dataset.yaml');
  const dataset = datasetFile && check(writtenDatasetSchema, datasetFile, problems);
  const versions = list(writtenVersionSchema, await yaml('catalogue/versions.yaml'), problems);
  const columns = list(writtenColumnSchema, await yaml('catalogue/columns.yaml'), problems);
  const incidents = list(writtenIncidentSchema, await yaml('catalogue/incidents.yaml'), problems);
  const corrections = list(writtenCorrectionSchema, await yaml('catalogue/corrections.yaml'), problems);
  const changes = list(writtenChangeSchema, await yaml('catalogue/changes.yaml'), problems);
  const folder = async <T>(name: string, ending: '.csv' | '.yaml', schema: z.ZodType<T>) =>
    Promise.all(
      (await names(reading, `catalogue/${name}`, ending)).map(async (found) => {
        const file = `catalogue/${name}/${found}`;
        const source = await (ending === '.csv' ? readCsv : readYaml)(reading, file);
        return { id: path.basename(found, ending), file, entries: list(schema, source, problems) };
      }),
    );
  const codeTables = await folder('codes', '.csv', writtenCodeSchema);
  const releases = await folder('releases', '.yaml', releaseSchema);
  const series = await folder('series', '.csv', seriesSchema);
  const drafts = await Promise.all(
    (await names(reading, 'catalogue/drafts', '.yaml', { mayLack: true })).map(async (found) => {
      const source = await yaml(`catalogue/drafts/${found}`);
      const entry = source && check(draftSchema, source, problems);
      return entry ? [{ id: path.basename(found, '.yaml'), entry }] : [];
    }),
  );
  if (problems.length > 0 || !dataset) return undefined;
  return {
    dataset,
    versions,
    columns,
    incidents,
    corrections,
    changes,
    codeTables,
    releases,
    series,
    drafts: drafts.flat(),
  };
}
