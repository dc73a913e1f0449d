import {
  ENGLISH_VARIANT,
  englishPeriod,
  type Format,
  formatCount,
  parseGranularity,
  periodWords,
  VARIANT_NAME,
  VARIANTS,
} from 'rental-data';
import { areasIn, type AreaStatistics } from 'rental-data/statistics';
import type { Catalogue } from '../catalogue';
import { openTable, type Table } from '../table/files';
import type { ColumnProfile } from '../table/profile';
import { inspectWithForms, type CountedInspection } from '../table/forms';
import { publisherFinding, type Finding } from '../table/finding';
import type { InspectOptions, Inspection } from '../table/inspect';
import type { ByteSource } from '../table/source';
import { RentGatherer } from '../statistics/gather';
import { makeCheck } from '../table/values';
import type { Language, ProblemAndFix } from '../words/language';
import { insideFindings, lineNotes } from './inside';
import { metaFindings, statedIn } from './meta';
import { forPublisher, forReader } from './policy';

export interface Verified {
  format: Format;
  /** in bytes, unpacked: what the catalogue calls its size */
  bytes: number;
  sha256: string;
  repeats: string[];
  inspection: CountedInspection;
  findings: Finding[];
  /** what is no fault, though it looks like one */
  notes: Record<Language, string>[];
  /** rents by area and type, where they were asked for */
  statistics?: AreaStatistics[] | undefined;
}

const UNPACKED = publisherFinding(
  'meta',
  ['發布的是ZIP，這是ZIP裡的檔案。', '選整個ZIP，不要解壓縮。'],
  ['What is published is a ZIP; this is a file out of it.', 'Choose the whole ZIP, not unpacked.'],
);

export interface VerifyOptions extends Pick<InspectOptions, 'onProgress' | 'signal'> {
  /** Who asks: what keeps the file from being published, or what a reader is told of it. The findings are the same. */
  policy?: 'publisher' | 'reader';
  /** also work out the rents by area and type of a month of dwellings */
  withStatistics?: boolean;
}

/** What `du -b` counts for a folder besides its files. */
const FOLDER_BYTES = 4096;

function publishedFindings({ set }: Inspection, { format, size }: Table, sha256: string): Finding[] {
  const known = set?.files.find((file) => file.format === format);
  const fix = '公布過的檔案不換內容；重新下載再核對一次，仍然不同就是檔案主機上的檔案被換過。';
  const englishFix =
    'A published file keeps its content; download it and check once more. If it still differs, the file was replaced on its host.';
  const found: Finding[] = [];
  const add = (problem: string, english: string) =>
    found.push(publisherFinding('published', [problem, fix], [english, englishFix]));
  if (known?.sha256 !== undefined && known.sha256 !== sha256)
    add(`SHA-256和目錄記的不同（${sha256}）。`, `Its SHA-256 (${sha256}) is not the one in the catalogue.`);
  // Sizes of JSON were taken of the folder of county files, which has a size of its own.
  const sizes = format === 'json' ? [size, size + FOLDER_BYTES] : [size];
  if (known && known.doubtful === undefined && !sizes.includes(known.bytes))
    add(
      `解壓縮後${formatCount(size)}位元組，目錄記的是${formatCount(known.bytes)}位元組。`,
      `Unpacked it has ${formatCount(size)} bytes; the catalogue says ${formatCount(known.bytes)}.`,
    );
  return found;
}

export type Unknown = readonly (readonly [text: string, rows: number])[];

/** Codes of a column that its table lacks. None where a value is no code at all: that is a fault of the file, while a code may be newer than the catalogue. */
export function unknownCodes(
  catalogue: Pick<Catalogue, 'codeTables' | 'releases'>,
  { candidate: { version, columns }, period }: Pick<Inspection, 'candidate' | 'period'>,
  { header, counts = {}, distinctError }: ColumnProfile,
): Unknown {
  const column = columns.find((known) => known.header === header);
  if (column?.type !== 'code' || distinctError > 0) return [];
  const check = makeCheck(catalogue, column, version, period);
  const unknown = Object.entries(counts).filter(([text]) => check(text) === 'code');
  return unknown.every(([text]) => /^\d+$/.test(text)) ? unknown : [];
}

/** A code that the catalogue does not know yet is a matter of alarms: whoever publishes may answer for it. Readers are told. */
const isAnswerable = (
  { violation, column }: Finding,
  inspection: CountedInspection,
  catalogue: Catalogue,
): boolean =>
  violation === 'code' &&
  inspection.profile.columns.some(
    (summary) => summary.header === column && unknownCodes(catalogue, inspection, summary).length > 0,
  );

export interface CheckedSource extends ByteSource {
  checksum: () => Promise<string>;
}

/** Reads a file once, to its end. @throws TableError where it holds no table or cannot be read */
export async function verify(
  source: CheckedSource,
  catalogue: Catalogue,
  { onProgress, signal, policy = 'publisher', withStatistics = false }: VerifyOptions = {},
): Promise<Verified> {
  const table = await openTable(source, catalogue);
  const [p, k] = await source.read(0, 2);
  const isZip = p === 0x50 && k === 0x4b;
  const stated = await statedIn(table.json);
  const { named } = table;
  const isMonth = named?.variant === 'deduplicated' && parseGranularity(named.period) === 'monthly';
  const gatherer = withStatistics && isMonth ? new RentGatherer(areasIn(catalogue)) : undefined;
  const inspection = await inspectWithForms(table, catalogue, {
    version: stated.versions[0]?.version,
    onProgress,
    signal,
    gatherer,
  });
  const sha256 = await source.checksum();
  const inside = isZip ? await insideFindings(source, table, inspection, catalogue) : [];
  return {
    format: table.format,
    bytes: table.size,
    sha256,
    repeats: table.repeats,
    inspection,
    findings: (policy === 'publisher' ? forPublisher : forReader)([
      ...inspection.findings.filter(
        (finding) => policy === 'reader' || !isAnswerable(finding, inspection, catalogue),
      ),
      ...(isZip ? inside : [UNPACKED]),
      ...metaFindings(stated, inspection, catalogue),
      ...publishedFindings(inspection, table, sha256),
    ]),
    notes: lineNotes(table, inspection),
    statistics: gatherer?.statistics(),
  };
}

/** Two files contradict each other, whoever reads them. */
const between = (rule: Finding['rule'], chinese: ProblemAndFix, english: ProblemAndFix): Finding => ({
  ...publisherFinding(rule, chinese, english),
  audience: 'everyone',
});

const countRows = ({ inspection }: Verified): number => inspection.profile.rows;

/** What both formats of a column have to agree in; times and texts are written in different ways. */
const agreed = ({ missing, counts = {}, numbers }: ColumnProfile): string =>
  JSON.stringify([missing, Object.entries(counts).sort(), numbers && Object.values(numbers)]);

function betweenFormats(first: Verified, other: Verified, period: string): Finding[] {
  const { variant } = first.inspection.candidate;
  const what = `${periodWords(period)}的${VARIANT_NAME[variant]}`;
  const english = `${ENGLISH_VARIANT[variant]} data of ${englishPeriod(period)}`;
  const [a, b] = [first.format.toUpperCase(), other.format.toUpperCase()];
  const [rows, others] = [first, other].map((one) => formatCount(countRows(one))) as [string, string];
  if (rows !== others)
    return [
      between(
        'rows',
        [`${what}，${a}有${rows}列，${b}有${others}列。`, '重新匯出列數較少的那一個。'],
        [
          `${english}: the ${a} has ${rows} rows, the ${b} ${others}.`,
          'Export the one with fewer rows again.',
        ],
      ),
    ];
  const { columns } = first.inspection.profile;
  return columns.flatMap((column): Finding[] => {
    const same = other.inspection.profile.columns.find(({ header }) => header === column.header);
    if (!same || agreed(same) === agreed(column)) return [];
    const [missing, also] = [column, same].map((one) => formatCount(one.missing)) as [string, string];
    const finding = between(
      'values',
      [`${what}，${a}和${b}的值不同（缺值${missing}列與${also}列）。`, '兩個檔案要從同一批資料匯出。'],
      [
        `${english}: the values of the ${a} and the ${b} differ (missing in ${missing} rows and in ${also}).`,
        'Export both from the same data.',
      ],
    );
    return [{ ...finding, column: column.header }];
  });
}

/** What two files of one period contradict each other in: variants in their rows, formats in their rows and columns. Files of unknown periods are left out. */
export function betweenFiles(files: readonly Verified[]): Finding[] {
  const found: Finding[] = [];
  for (const period of new Set(files.flatMap(({ inspection }) => inspection.period ?? []))) {
    const same = files.filter(({ inspection }) => inspection.period === period);
    const [raws = [], merges = []] = VARIANTS.map((variant) =>
      same.filter(({ inspection }) => inspection.candidate.variant === variant),
    );
    const [[raw], [merged]] = [raws, merges];
    if (raw && merged && countRows(merged) > countRows(raw)) {
      const [more, fewer] = [merged, raw].map((one) => formatCount(countRows(one))) as [string, string];
      found.push(
        between(
          'rows',
          [
            `${periodWords(period)}的${VARIANT_NAME.deduplicated}有${more}列，比${VARIANT_NAME.raw}的${fewer}列還多。`,
            '檢查合併的程式；消除重複之後不會變多。',
          ],
          [
            `De-duplicated data of ${englishPeriod(period)} has ${more} rows, more than the ${fewer} of the raw data.`,
            'Check the program that merges; merging makes no further rows.',
          ],
        ),
      );
    }
    for (const [first, ...others] of [raws, merges])
      for (const other of others) if (first) found.push(...betweenFormats(first, other, period));
  }
  return found;
}
