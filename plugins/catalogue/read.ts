import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type * as z from 'zod';
import { schemaProblems } from './explain';
import type { Problem } from './problems';
import {
  codeSchema,
  columnSchema,
  datasetSchema,
  incidentSchema,
  releaseSchema,
  seriesSchema,
  versionSchema,
  type ReleaseEntry,
  type SeriesEntry,
} from '../../src/domain/catalogue/schema';
import type { Code, Column, Dataset, DatasetVersion, Incident } from '../../src/domain/catalogue/types';
import { keyText, readCsv, readYaml, type KeyPath, type SourceFile } from './source';

/** An entry and its place in the file. */
export interface Placed<T> {
  entry: T;
  /** the place of the entry, or of a key inside it, for a problem */
  at: (...inside: KeyPath) => Pick<Problem, 'file' | 'line' | 'key'>;
}

/** Every file of catalogue/, each entry valid for itself. */
export interface Entries {
  dataset: Placed<Dataset>;
  versions: Placed<DatasetVersion>[];
  columns: Placed<Column>[];
  incidents: Placed<Incident>[];
  codeTables: { id: string; file: string; codes: Placed<Code>[] }[];
  releases: { year: string; file: string; entries: Placed<ReleaseEntry>[] }[];
  series: { id: string; file: string; rows: Placed<SeriesEntry>[] }[];
}

const DEFAULT_FIX = '照catalogue/README.md的範例改寫。';

function check<T>(
  schema: z.ZodType<T>,
  source: SourceFile,
  at: KeyPath,
  value: unknown,
  problems: Problem[],
) {
  const result = schema.safeParse(value);
  const place = (inside: KeyPath) => ({
    file: source.file,
    line: source.lineOf([...at, ...inside]),
    key: keyText([...at, ...inside]),
  });
  if (!result.success) {
    problems.push(...schemaProblems(result.error.issues, source, at, DEFAULT_FIX));
    return undefined;
  }
  return { entry: result.data, at: (...inside: KeyPath) => place(inside) } satisfies Placed<T>;
}

function list<T>(schema: z.ZodType<T>, source: SourceFile | undefined, problems: Problem[]): Placed<T>[] {
  if (!source) return [];
  if (!Array.isArray(source.value)) {
    problems.push({
      file: source.file,
      line: 1,
      key: keyText([]),
      problem: '整個檔案要是一份清單。',
      fix: '每一筆以「- 」開頭。',
    });
    return [];
  }
  return source.value.flatMap((value, index) => check(schema, source, [index], value, problems) ?? []);
}

async function names(
  siteDir: string,
  folder: string,
  ending: string,
  problems: Problem[],
): Promise<string[]> {
  try {
    const found = (await readdir(path.join(siteDir, folder))).filter((n) => !n.startsWith('.')).sort();
    for (const name of found.filter((n) => !n.endsWith(ending))) {
      problems.push({
        file: `${folder}/${name}`,
        line: 1,
        key: keyText([]),
        problem: '這個檔案不會被讀進目錄。',
        fix: `檔名要以${ending}結尾；不是目錄的檔案請移到別處。`,
      });
    }
    return found.filter((n) => n.endsWith(ending));
  } catch (error) {
    problems.push({
      file: folder,
      line: 1,
      key: keyText([]),
      problem: `資料夾讀不到（${(error as NodeJS.ErrnoException).code ?? 'error'}）。`,
      fix: '缺少的資料夾請從版本紀錄取回。',
    });
    return [];
  }
}

/**
 * Reads all of catalogue/ and checks every entry against its schema.
 * @returns the entries, or undefined when at least one problem was added to `problems`
 */
export async function readEntries(siteDir: string, problems: Problem[]): Promise<Entries | undefined> {
  const yaml = (file: string) => readYaml(siteDir, file, problems);
  const datasetFile = await yaml('catalogue/dataset.yaml');
  const dataset = datasetFile && check(datasetSchema, datasetFile, [], datasetFile.value, problems);
  const versions = list(versionSchema, await yaml('catalogue/versions.yaml'), problems);
  const columns = list(columnSchema, await yaml('catalogue/columns.yaml'), problems);
  const incidents = list(incidentSchema, await yaml('catalogue/incidents.yaml'), problems);
  const codeTables = await Promise.all(
    (await names(siteDir, 'catalogue/codes', '.csv', problems)).map(async (name) => {
      const file = `catalogue/codes/${name}`;
      return {
        id: name.replace(/\.csv$/, ''),
        file,
        codes: list(codeSchema, await readCsv(siteDir, file, problems), problems),
      };
    }),
  );
  const releases = await Promise.all(
    (await names(siteDir, 'catalogue/releases', '.yaml', problems)).map(async (name) => {
      const file = `catalogue/releases/${name}`;
      return {
        year: name.replace(/\.yaml$/, ''),
        file,
        entries: list(releaseSchema, await yaml(file), problems),
      };
    }),
  );
  const series = await Promise.all(
    (await names(siteDir, 'catalogue/series', '.csv', problems)).map(async (name) => {
      const file = `catalogue/series/${name}`;
      return {
        id: name.replace(/\.csv$/, ''),
        file,
        rows: list(seriesSchema, await readCsv(siteDir, file, problems), problems),
      };
    }),
  );
  if (problems.length > 0 || !dataset) return undefined;
  return { dataset, versions, columns, incidents, codeTables, releases, series };
}
