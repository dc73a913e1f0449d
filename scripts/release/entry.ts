/** What becomes of the catalogue with a release; nothing else in its files is touched. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { isMap, isSeq, parseDocument, Scalar, type Document, type YAMLMap, type YAMLSeq } from 'yaml';
import {
  acceptedWords,
  type Catalogue,
  comparePeriods,
  FORMATS,
  findLastMonth,
  getReader,
  listSets,
  VARIANT_NAME,
  VARIANTS,
  parseYear,
} from 'rental-data';
import { groupBy } from 'rental-data/helpers';
import { errorCode, profileFile, statisticsFile } from 'rental-data/load';
import { comparableFor, statisticsToCsv } from 'rental-data/statistics';
import { profileText, findSource, toSetProfile, type Verified } from 'rental-files';
import type { Accepted } from './accept';
import { postDraft, postFile } from './post';
import type { Change } from './write';

export interface Released extends Verified {
  accepted: Accepted;
}

interface Days {
  published: string;
  today: string;
}

const DATASET = 'catalogue/dataset.yaml';
const readText = (siteDir: string, file: string): Promise<string> =>
  readFile(path.join(siteDir, file), 'utf8').catch((error: unknown) => {
    if (errorCode(error) === 'ENOENT') return '';
    throw error;
  });

function findEntry(
  list: YAMLSeq,
  document: Document,
  period: string,
  version: string,
  published: string,
): YAMLMap {
  const known = list.items.find((item) => isMap(item) && item.get('period') === period);
  if (isMap(known)) return known;
  // As the other entries write it.
  const text = new Scalar(period);
  text.type = 'QUOTE_SINGLE';
  const made = document.createNode({ period: text, version, published });
  const later = list.items.findIndex(
    (item) => isMap(item) && comparePeriods(String(item.get('period')), period) > 0,
  );
  list.items.splice(later < 0 ? list.items.length : later, 0, made);
  return made;
}

const flow = (document: Document, value: Record<string, unknown>): YAMLMap => {
  const made = document.createNode(value);
  made.flow = true;
  return made;
};

/** Rows per source of the catalogue. Those of no known platform are of the source with the most rows. */
function rowsBySource(catalogue: Catalogue, { inspection }: Verified): Record<string, number> {
  const rows = new Map<string, number>();
  for (const [platform, count] of inspection.platforms) {
    const source = findSource(catalogue.dataset.sources, platform);
    if (source !== undefined) rows.set(source, (rows.get(source) ?? 0) + count);
  }
  const [most = catalogue.dataset.sources[0]?.id ?? ''] = [...rows]
    .sort(([, a], [, b]) => b - a)
    .map(([source]) => source);
  const rest = inspection.profile.rows - [...rows.values()].reduce((sum, count) => sum + count, 0);
  return Object.fromEntries(rows.set(most, (rows.get(most) ?? 0) + rest));
}

function makeSet(document: Document, list: YAMLSeq, { inspection }: Released, published: string): YAMLMap {
  const { period = '', candidate } = inspection;
  const entry = findEntry(list, document, period, candidate.version.version, published);
  const known = entry.get(candidate.variant);
  if (isMap(known)) return known;
  const made = document.createNode({});
  entry.set(candidate.variant, made);
  return made;
}

function addFile(document: Document, set: YAMLMap, catalogue: Catalogue, file: Released, day: string): void {
  const { format, bytes, sha256, repeats, accepted } = file;
  if (!set.has('rows')) set.set('rows', flow(document, rowsBySource(catalogue, file)));
  const known = set.get(format);
  if (!isMap(known))
    set.set(
      format,
      flow(document, { bytes, repeats: repeats.length > 0 ? repeats : undefined, sha256, checkedAt: day }),
    );
  else if (!known.has('sha256')) known.set('sha256', sha256);
  if (accepted.length > 0 && !set.has('accepted')) set.set('accepted', document.createNode(accepted));
}

/** Sorts files as entries name them, so that the order in which they are given does not matter. */
const place = ({ inspection, format }: Released): number =>
  VARIANTS.indexOf(inspection.candidate.variant) * FORMATS.length + FORMATS.indexOf(format);

/** The years with their new entries. @throws Error where a file of the catalogue is no list */
async function entryChanges(
  siteDir: string,
  catalogue: Catalogue,
  files: readonly Released[],
  { published, today }: Days,
): Promise<Change[]> {
  const changes: Change[] = [];
  for (const [year, same] of groupBy(files, ({ inspection }) => parseYear(inspection.period ?? ''))) {
    const file = `catalogue/releases/${String(year)}.yaml`;
    const before = await readText(siteDir, file);
    const heading = `# ${String(year)}年已發布的資料。一筆是一個期別；寫法見catalogue/README.md。\n`;
    const document = parseDocument(before || `${heading}[]`);
    const list = document.contents;
    if (!isSeq(list)) throw new Error(`${file}：整個檔案要是一份清單。修正：每一筆以「- 」開頭。`);
    list.flow = false;
    for (const released of [...same].sort((a, b) => place(a) - place(b))) {
      addFile(document, makeSet(document, list, released, published), catalogue, released, today);
    }
    const after = document.toString({ lineWidth: 0, singleQuote: true, flowCollectionPadding: true });
    changes.push({ file, before, after });
  }
  return changes;
}

async function asOfChange(siteDir: string, { dataset }: Catalogue, last: string): Promise<Change[]> {
  if (last <= dataset.asOf) return [];
  const before = await readText(siteDir, DATASET);
  return [{ file: DATASET, before, after: before.replace(/^asOf: .*$/m, `asOf: '${last}'`) }];
}

/** One file with the same text for all formats of a set: their rows are the same. */
async function profileChanges(siteDir: string, files: readonly Released[]): Promise<Change[]> {
  const profiles = new Map(
    [...files]
      .sort((a, b) => place(b) - place(a))
      .map(({ inspection }) => toSetProfile(inspection, inspection.period ?? ''))
      .map((profile) => [profileFile(profile), profileText(profile)]),
  );
  return Promise.all(
    [...profiles].map(async ([file, after]) => ({ file, before: await readText(siteDir, file), after })),
  );
}

/** Rents by area and type of each month of dwellings; none of one that must not be used. The same text for all formats. */
async function statisticsChanges(
  siteDir: string,
  catalogue: Catalogue,
  files: readonly Released[],
): Promise<Change[]> {
  const tables = new Map(
    [...files]
      .sort((a, b) => place(b) - place(a))
      .flatMap(({ statistics, inspection }): [string, string][] => {
        const { period = '', candidate, set } = inspection;
        // Of a new month no incident is known yet; whoever reads the table asks again.
        const state = set ? getReader(catalogue).rows(period, candidate.variant).state : 'complete';
        const comparable = comparableFor(state);
        if (!statistics || statistics.length === 0 || comparable === undefined) return [];
        const rows = statistics.map((one) => ({ ...one, period, comparable }));
        return [[statisticsFile(period), statisticsToCsv(rows)]];
      }),
  );
  return Promise.all(
    [...tables].map(async ([file, after]) => ({ file, before: await readText(siteDir, file), after })),
  );
}

/** A draft for each period with a new set; one that is there already is its author's. */
async function postChanges(
  siteDir: string,
  catalogue: Catalogue,
  files: readonly Released[],
  day: string,
): Promise<Change[]> {
  const changes: Change[] = [];
  for (const [period, same] of groupBy(files, ({ inspection }) => inspection.period ?? '')) {
    const file = postFile(period);
    if (same.every(({ inspection }) => inspection.set) || (await readText(siteDir, file)) !== '') continue;
    const variants = VARIANTS.filter(
      (variant) =>
        same.some(({ inspection }) => inspection.candidate.variant === variant) ||
        listSets(catalogue).some((set) => set.period === period && set.variant === variant),
    );
    const alarms = same.flatMap(({ accepted, inspection }) =>
      accepted.map((change) => `${VARIANT_NAME[inspection.candidate.variant]}的${acceptedWords(change)}`),
    );
    changes.push({
      file,
      before: '',
      after: postDraft(catalogue, period, variants, [...new Set(alarms)], day),
    });
  }
  return changes;
}

/** What the catalogue becomes with these files; empty where it has all of them. @throws Error where a file of the catalogue is no list */
export async function changesFor(
  siteDir: string,
  catalogue: Catalogue,
  files: readonly Released[],
  days: Days,
): Promise<Change[]> {
  const last = files
    .map(({ inspection }) => findLastMonth(inspection.period ?? ''))
    .reduce((latest, month) => (month > latest ? month : latest), '');
  const changes = [
    ...(await entryChanges(siteDir, catalogue, files, days)),
    ...(await asOfChange(siteDir, catalogue, last)),
    ...(await profileChanges(siteDir, files)),
    ...(await statisticsChanges(siteDir, catalogue, files)),
    ...(await postChanges(siteDir, catalogue, files, days.published)),
  ];
  return changes.filter(({ before, after }) => before !== after);
}
