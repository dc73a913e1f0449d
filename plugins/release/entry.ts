/** Writes what was read of a file into the catalogue: whole or not at all, and nothing else in the file is touched. */
import { cp, mkdtemp, open, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { isMap, isSeq, parseDocument, Scalar, type Document, type YAMLMap, type YAMLSeq } from 'yaml';
import { FORMATS, VARIANTS, type Catalogue } from '../../src/domain/catalogue/types';
import { comparePeriods, lastMonthOf, yearOf } from '../../src/domain/period';
import { groupBy } from '../../src/domain/groupBy';
import { loadCatalogue } from '../catalogue/load';
import { errorCode } from '../files';
import type { Verified } from './verify';

const DATASET = 'catalogue/dataset.yaml';
const LOCK = 'catalogue/.release';
const fileOf = (year: number): string => `catalogue/releases/${String(year)}.yaml`;

/** A file of the catalogue, and what it is to become. */
interface Change {
  file: string;
  before: string;
  after: string;
}

const heading = (year: number): string =>
  `# ${String(year)}年已發布的資料。一筆是一個期別；寫法見catalogue/README.md。\n`;

const textOf = (siteDir: string, file: string): Promise<string> =>
  readFile(path.join(siteDir, file), 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return '';
    throw error;
  });

const asText = (document: Document): string =>
  document.toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: true });

function entryOf(list: YAMLSeq, document: Document, period: string, version: string): YAMLMap {
  const known = list.items.find((item) => isMap(item) && item.get('period') === period);
  if (isMap(known)) return known;
  // As the other entries write it.
  const text = new Scalar(period);
  text.type = 'QUOTE_SINGLE';
  const made = document.createNode({ period: text, version });
  const later = list.items.findIndex(
    (item) => isMap(item) && comparePeriods(String(item.get('period')), period) > 0,
  );
  list.items.splice(later < 0 ? list.items.length : later, 0, made);
  return made;
}

const flow = (document: Document, value: unknown): YAMLMap => {
  const made = document.createNode(value);
  if (!isMap(made)) throw new Error('An object makes a map.');
  made.flow = true;
  return made;
};

/** Rows per source of the catalogue; the files name the platform in a column of their own. */
function rowsBySource({ dataset }: Catalogue, { inspection }: Verified): Record<string, number> {
  const { rows, columns } = inspection.profile;
  const [only] = dataset.sources;
  if (only && dataset.sources.length === 1) return { [only.id]: rows };
  const counts = columns.find(({ header }) => header === '租屋平台')?.counts ?? {};
  const plain = (name: string): string => name.replace(/\s/g, '');
  return Object.fromEntries(
    Object.entries(counts).map(([name, count]) => [
      dataset.sources.find((source) => plain(source.name) === plain(name))?.id ?? name,
      count,
    ]),
  );
}

function addFile(
  document: Document,
  list: YAMLSeq,
  catalogue: Catalogue,
  verified: Verified,
  day: string,
): void {
  const { inspection, format, bytes, sha256 } = verified;
  const { period = '', candidate } = inspection;
  const entry = entryOf(list, document, period, candidate.version.version);
  const known = entry.get(candidate.variant);
  const set = isMap(known) ? known : document.createNode({});
  if (!isMap(known)) entry.set(candidate.variant, set);
  if (!isMap(set)) return;
  if (!set.has('rows')) set.set('rows', flow(document, rowsBySource(catalogue, verified)));
  if (!set.has(format)) set.set(format, flow(document, { bytes, sha256, checkedAt: day }));
}

/** Sorts files as entries name them, so that the order in which they are given does not matter. */
const place = ({ inspection, format }: Verified): number =>
  VARIANTS.indexOf(inspection.candidate.variant) * FORMATS.length + FORMATS.indexOf(format);

/**
 * What the catalogue becomes with these files; empty where it has all of them.
 * @param day on which their addresses were checked, as 2026-04-30
 * @throws Error where a file of the catalogue is no list
 */
export async function changesFor(
  siteDir: string,
  catalogue: Catalogue,
  files: readonly Verified[],
  day: string,
): Promise<Change[]> {
  const dated = files.filter(({ inspection }) => inspection.period !== undefined);
  const changes: Change[] = [];
  for (const [year, same] of groupBy(dated, ({ inspection }) => yearOf(inspection.period ?? ''))) {
    const file = fileOf(year);
    const before = await textOf(siteDir, file);
    const document = parseDocument(before || `${heading(year)}[]`);
    if (!isSeq(document.contents))
      throw new Error(`${file}：整個檔案要是一份清單。修正：每一筆以「- 」開頭。`);
    document.contents.flow = false;
    for (const verified of [...same].sort((a, b) => place(a) - place(b)))
      addFile(document, document.contents, catalogue, verified, day);
    changes.push({ file, before, after: asText(document) });
  }
  const last = dated
    .map(({ inspection }) => lastMonthOf(inspection.period ?? ''))
    .sort()
    .at(-1);
  if (last !== undefined && last > catalogue.dataset.asOf) {
    const before = await textOf(siteDir, DATASET);
    changes.push({ file: DATASET, before, after: before.replace(/^asOf: .*$/m, `asOf: '${last}'`) });
  }
  return changes.filter(({ before, after }) => before !== after);
}

/** Does the catalogue hold with the changes? Tried in a copy. @throws WritingError where it does not */
async function tryOut(siteDir: string, changes: readonly Change[]): Promise<void> {
  const copy = await mkdtemp(path.join(tmpdir(), 'release-'));
  try {
    for (const folder of ['catalogue', 'blog'])
      await cp(path.join(siteDir, folder), path.join(copy, folder), { recursive: true });
    for (const { file, after } of changes) await writeFile(path.join(copy, file), after);
    await loadCatalogue(copy);
  } finally {
    await rm(copy, { recursive: true, force: true });
  }
}

/**
 * Writes the changes: each file beside its place first, all of them into place at the end.
 * @throws WritingError where the catalogue would not hold; Error where another run is writing, or the disk is full
 */
export async function writeChanges(siteDir: string, changes: readonly Change[]): Promise<void> {
  const lock = path.join(siteDir, LOCK);
  const held = await open(lock, 'wx').catch((error: unknown) => {
    if (errorCode(error) !== 'EEXIST') throw error;
    throw new Error(
      `${LOCK}：另一次npm run release正在寫目錄。修正：等它結束；若它已經中斷，刪掉這個檔案再執行。`,
    );
  });
  const waiting: string[] = [];
  try {
    await tryOut(siteDir, changes);
    for (const { file, after } of changes) {
      const beside = path.join(siteDir, path.dirname(file), `.${path.basename(file)}.new`);
      waiting.push(beside);
      await writeFile(beside, after, { flush: true });
    }
    for (const { file } of changes) {
      const beside = path.join(siteDir, path.dirname(file), `.${path.basename(file)}.new`);
      await rename(beside, path.join(siteDir, file));
    }
  } finally {
    for (const file of waiting) await rm(file, { force: true });
    await held.close();
    await rm(lock, { force: true });
  }
}
