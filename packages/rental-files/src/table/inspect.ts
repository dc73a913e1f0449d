import {
  type Column,
  compareVersions,
  COUNTIES,
  toDayRange,
  formatCount,
  marksDwelling,
  periodWords,
  practiceProblem,
  practiceTest,
  quoted as quote,
  VARIANT_NAME,
  withPracticeMark,
} from 'rental-data';
import type { Catalogue, DataSet } from '../catalogue';
import { type Batch, countLineEnds, textAt, TextFacts } from './batch';
import type { Table } from './files';
import {
  EXPORT,
  EXPORT_AGAIN,
  type Facts,
  type Finding,
  type FindingKind,
  KEPT_AS_PUBLISHED,
  NEW_VERSION,
  OTHER_MONTH,
} from './finding';
import { columnsAsRead, nameIn, NEAR, type Candidate } from './identify';
import { Profiler, type ColumnProfile, type Profile } from './profile';
import { SCIENTIFIC, VIOLATION_WORDS, type Violation } from './values';

export interface Inspection {
  candidate: Candidate;
  /** undefined where the name of the file does not say it */
  period: string | undefined;
  set: DataSet | undefined;
  profile: Profile;
  /** lines below the header: rows, and the line breaks in their texts */
  lines: number;
  /** rows that come from the practice file */
  practiceRows: number;
  findings: Finding[];
}

export interface InspectOptions {
  /** told after each batch: rows, and unpacked bytes of how many */
  onProgress?: ((rows: number, bytes: number, size: number) => void) | undefined;
  /**
   * told once before the rows: as which table the file is read, and its columns in the order of the fields.
   * @returns the columns that are wanted, which alone are read and judged; all of them where it returns nothing
   */
  onTable?: (candidate: Candidate, columns: readonly Column[]) => ReadonlySet<string> | undefined;
  onBatch?: (batch: Batch) => void;
  signal?: AbortSignal | undefined;
  version?: string | undefined;
}

/** The table that the columns belong to; of versions with the same columns that of the period, the one that the file states, or one with files of the format. */
function choose(
  { candidates, named, format }: Table,
  published: DataSet | undefined,
  stated: string | undefined,
): Candidate | undefined {
  const [nearest] = candidates;
  // The header of a whole file is exact or nearly so; a cut has as few columns of one version as of another.
  const isAsNear = ({ distance, difference: { extra } }: Candidate): boolean =>
    nearest !== undefined &&
    (nearest.distance <= NEAR
      ? distance === nearest.distance
      : extra.length === nearest.difference.extra.length);
  const ofVariant = candidates.filter(
    (candidate) => isAsNear(candidate) && (!named || candidate.variant === named.variant),
  );
  return (
    ofVariant.find(({ version }) => version.version === published?.version) ??
    ofVariant.find(({ version }) => version.version === stated) ??
    ofVariant.find(({ version }) => version.formats.includes(format)) ??
    ofVariant[0] ??
    nearest
  );
}

const ALL = { audience: 'everyone' } as const;

function columnFindings({ variant, version: { version }, difference }: Candidate): Finding[] {
  const { missing, extra, moved } = difference;
  const table = `資料集版本${version}的${VARIANT_NAME[variant]}`;
  const finding = (kind: FindingKind, names: readonly string[], problem: string): Finding[] =>
    names.length === 0
      ? []
      : [
          {
            ...ALL,
            rule: 'columns',
            kind,
            facts: { names, version, variant },
            severity: 'differs',
            problem,
            fix: NEW_VERSION,
          },
        ];
  return [
    ...finding(
      'missing-columns',
      missing,
      `少了${quote(missing)}，${table}有這${formatCount(missing.length)}欄。`,
    ),
    ...finding('extra-columns', extra, `多了${quote(extra)}，${table}沒有這${formatCount(extra.length)}欄。`),
    ...finding(
      'column-order',
      moved.slice(0, 1),
      `欄位的順序不對，從${quote(moved.slice(0, 1))}開始和${table}不同。`,
    ),
  ];
}

/** A count of rows may be one of lines, which a text with line breaks has several of. */
function rowFindings({ recorded }: Table, rows: number, lines: number, set: DataSet | undefined): Finding[] {
  const found: Finding[] = [];
  if (recorded !== undefined && recorded !== rows && recorded !== lines) {
    const problem = `ZIP記的是${formatCount(recorded)}列，實際有${formatCount(rows)}列。`;
    found.push({
      ...ALL,
      rule: 'rows',
      kind: 'recorded-rows',
      facts: { expected: recorded, count: rows },
      severity: 'wrong',
      problem,
      fix: EXPORT_AGAIN,
    });
  }
  if (set && set.rows !== rows && set.rows !== lines) {
    const problem = `已經公布的是${formatCount(set.rows)}列，這個檔案有${formatCount(rows)}列。`;
    found.push({
      rule: 'published',
      kind: 'other-rows',
      facts: { expected: set.rows, count: rows },
      severity: 'differs',
      audience: 'publisher',
      problem,
      fix: KEPT_AS_PUBLISHED,
    });
  }
  return found;
}

const fieldAt = ({ columns }: Batch, place: number, row: number): string | undefined => {
  const column = columns[place];
  return column && textAt(column, row);
};

function repeatFindings({ repeats }: Table, rows: number): Finding[] {
  const problem = `結尾重複的${formatCount(repeats.length)}欄，有${formatCount(rows)}列和前面的同名欄位不同。`;
  const facts = { count: rows };
  return rows > 0
    ? [{ ...ALL, rule: 'columns', kind: 'repeated-columns', facts, severity: 'wrong', problem, fix: EXPORT }]
    : [];
}

/** Violations of these kinds are how a file of another table looks; a number out of its range may be a typing error of a landlord. */
const STOPS: readonly Violation[] = ['blank', 'boolean', 'code', 'integer', 'number', 'datetime'];

/** What the values of a column break, as they stand in the file: those that were read otherwise count too, for the publisher. */
function valueFindings(
  { header, violations, examples }: ColumnProfile,
  converted: readonly Finding[],
): Finding[] {
  return STOPS.flatMap((violation): Finding[] => {
    const unread = violations[violation] ?? 0;
    const read = converted.filter((one) => one.column === header && one.violation === violation);
    const rows = read.reduce((sum, one) => sum + (one.rows ?? 0), unread);
    if (rows === 0) return [];
    const known = examples.find((one) => one.violation === violation);
    const [example] = [known, ...read.map((one) => one.example)]
      .filter((one) => one !== undefined)
      .sort((a, b) => a.row - b.row);
    const where = example ? `，例如第${formatCount(example.row)}列的「${example.text}」` : '';
    const finding = (count: number, audience: Finding['audience']): Finding => ({
      rule: 'values',
      kind: 'values',
      severity: 'wrong',
      audience,
      column: header,
      problem: `${formatCount(count)}列的值${VIOLATION_WORDS[violation]}${where}。`,
      fix: EXPORT,
      violation,
      rows: count,
      ...(example ? { example: { row: example.row, text: example.text } } : {}),
    });
    if (unread === rows) return [finding(rows, 'everyone')];
    const own = known
      ? [{ ...finding(unread, 'reader'), example: { row: known.row, text: known.text } }]
      : [];
    return [finding(rows, 'publisher'), ...own];
  });
}

/** When a listing was last written; its time is that of the export, which may be after the period. */
const UPDATED = '物件最後更新時間';
/** When a listing was first seen; an export takes those up to one or two days after the period. */
const FIRST_SEEN = ['物件首次發現時間', '最大物件首次發現時間'];
const LATEST_DAYS = 2;

function periodFindings(period: string, columns: readonly ColumnProfile[]): Finding[] {
  const { start, end } = toDayRange(period);
  const latest = new Date(Date.parse(end) + LATEST_DAYS * 86_400_000).toISOString().slice(0, 10);
  return columns.flatMap(({ header, times }): Finding[] => {
    const days = [...(times?.days.keys() ?? [])].sort();
    const last = days.at(-1);
    if (last === undefined) return [];
    const isEarlier = header === UPDATED && last < start;
    if (!isEarlier && !(FIRST_SEEN.includes(header) && last > latest)) return [];
    const problem = `最後的時間在${last}，不在${periodWords(period)}裡。`;
    return [
      {
        ...ALL,
        rule: 'period',
        kind: 'period',
        facts: { text: last },
        severity: 'wrong',
        column: header,
        problem,
        fix: OTHER_MONTH,
      },
    ];
  });
}

/** Programs of dataset versions before left de-duplicated rows that agree in every key column. */
const MERGED_WHOLLY_SINCE = '0.3';
const IDENTIFIER = '物件編號';
/** What tells the listings of a raw file apart. */
export const LISTING: readonly string[] = ['租屋平台', IDENTIFIER];

/** A raw file of any period lists each listing once. Without its key columns nobody knows which rows are the same. */
function duplicateFindings(
  { format }: Table,
  { variant, version, columns, difference: { missing } }: Candidate,
  duplicates: number,
): Finding[] {
  const isKey = (column: Column): boolean =>
    variant === 'raw' ? column.header === IDENTIFIER : marksDwelling(version, column);
  const isUnknown = columns.some((column) => isKey(column) && missing.includes(nameIn(format, column)));
  const isUsual = variant !== 'raw' && compareVersions(version.version, MERGED_WHOLLY_SINCE) < 0;
  if (duplicates === 0 || isUnknown || isUsual) return [];
  const key = variant === 'raw' ? IDENTIFIER : version.dwelling;
  const what = key === undefined ? '比對欄位和前面的列全部相同' : `${key}和前面的列相同`;
  const problem = `${formatCount(duplicates)}列的${what}。`;
  return [
    {
      ...ALL,
      rule: 'duplicates',
      kind: 'duplicates',
      facts: { text: key },
      severity: 'wrong',
      problem,
      fix: EXPORT,
      rows: duplicates,
    },
  ];
}

/** Lines of a worksheet: a file that has as many was cut where the sheet ended. */
const SHEETS: Record<number, string> = {
  65_536: '舊版Excel（.xls）',
  1_048_576: 'Excel',
};
const findSheetLimit = (rows: number): string | undefined => SHEETS[rows] ?? SHEETS[rows + 1];

/** The label of the only county of a JSON file, of which there is one for each; undefined for any other file. */
function onlyCounty({ format }: Table, profile: Profile, { codeTables }: Catalogue): string | undefined {
  const counts = profile.columns.find(({ header }) => header === '縣市')?.counts ?? {};
  const [code, another] = Object.keys(counts);
  if (format !== 'json' || code === undefined || another !== undefined) return undefined;
  return countiesIn(codeTables).find((county) => String(county.code) === code)?.label;
}

/** Counties, without the code for rows of which nobody knows it. */
const countiesIn = (tables: Catalogue['codeTables']) =>
  tables.find(({ id }) => id === COUNTIES)?.codes.filter(({ label }) => /[市縣]$/.test(label)) ?? [];

/** How the rows differ from those that were published; whoever cut the file on purpose learns it all the same. */
function differenceFindings(
  table: Table,
  { profile, lines, set }: Pick<Inspection, 'profile' | 'lines' | 'set'>,
  catalogue: Catalogue,
): Finding[] {
  const { rows } = profile;
  const finding = (
    kind: FindingKind,
    severity: Finding['severity'],
    problem: string,
    facts: Facts = {},
    rule: Finding['rule'] = 'published',
  ): Finding[] => [
    {
      rule,
      kind,
      facts: { count: rows, expected: set?.rows, ...facts },
      severity,
      audience: 'reader',
      problem,
      fix: '需要全部的列，就用沒有改過的原檔。',
    },
  ];
  if (rows === 0) return finding('no-rows', 'wrong', '這個檔案沒有任何一列資料。', {}, 'rows');
  if (set && [rows, lines].includes(set.rows)) return [];
  const sheet = findSheetLimit(rows);
  const fewer = set ? set.rows - rows : 0;
  const counts = set ? `公布的是${formatCount(set.rows)}列，這個檔案有${formatCount(rows)}列` : '';
  if (sheet !== undefined && fewer >= 0) {
    const full = `正好是${sheet}一張工作表放得下的列數`;
    return finding(
      'sheet-limit',
      'wrong',
      set
        ? `少了${formatCount(fewer)}列：${counts}，${full}。`
        : `這個檔案有${formatCount(rows)}列，${full}，後面的列可能沒有存進來。`,
      { text: 'Excel' },
    );
  }
  if (!set) return [];
  const county = onlyCounty(table, profile, catalogue);
  const counties = countiesIn(catalogue.codeTables).length;
  if (county !== undefined && fewer > 0)
    return finding(
      'one-county',
      'note',
      `這是${formatCount(counties)}個縣市檔之一（${county}）；公布的${formatCount(set.rows)}列是全部縣市合計。`,
      { count: counties, text: county },
    );
  return fewer > 0
    ? finding(
        'fewer-rows',
        'differs',
        `這是公布的檔案的一部分：公布的是${formatCount(set.rows)}列，少了${formatCount(fewer)}列。`,
      )
    : finding('more-rows', 'differs', `比公布的檔案多了${formatCount(-fewer)}列：${counts}。`);
}

/** Made-up rows, which neither figures nor a published file may have. */
function practiceFindings(practiceRows: number, rows: number): Finding[] {
  if (practiceRows === 0) return [];
  const isAll = practiceRows === rows;
  const problem = practiceProblem(formatCount(practiceRows), isAll);
  const kind = isAll ? 'practice-file' : 'practice-rows';
  return [{ ...ALL, rule: 'practice', kind, severity: 'wrong', problem, fix: EXPORT, rows: practiceRows }];
}

/** Ids that are none: rows of one listing cannot be told from those of another any more. */
function identifierFindings(columns: readonly ColumnProfile[]): Finding[] {
  return columns.flatMap(({ header, violations, examples }): Finding[] => {
    const rows = violations.identifier;
    const example = examples.find(({ violation }) => violation === 'identifier');
    if (rows === undefined || !example) return [];
    const why = SCIENTIFIC.test(example.text) ? '，是試算表改成的科學記號，原來的編號已經不在檔案裡' : '';
    const such = `例如第${formatCount(example.row)}列的「${example.text}」${why}`;
    return [
      {
        rule: 'identifiers',
        kind: 'identifiers',
        severity: 'wrong',
        audience: 'reader',
        column: header,
        problem: `「${header}」有${formatCount(rows)}列不是編號，${such}。分不出哪幾列是同一則刊登。`,
        fix: '要分辨刊登，用沒有改過的原檔。',
        rows,
        example: { row: example.row, text: example.text },
      },
    ];
  });
}

/** As which table a file is read, and its columns in the order of the fields. @param version that the file states */
export function readAs(table: Table, { releases }: Pick<Catalogue, 'releases'>, version = table.stated) {
  const { named } = table;
  const set = releases
    .flatMap((release) => release.sets)
    .find(({ period, variant }) => period === named?.period && variant === named.variant);
  const candidate = choose(table, set, version);
  if (!candidate) throw new Error('The catalogue has no dataset version.');
  return { set, candidate, columns: columnsAsRead(table.format, table.names, candidate) };
}

/** Reads all rows once, and says which rules the file breaks. @throws TableError where rows cannot be read; the signal's reason where it was stopped */
export async function inspect(
  table: Table,
  catalogue: Catalogue,
  options: InspectOptions = {},
): Promise<Inspection> {
  const { named } = table;
  const { set, candidate, columns } = readAs(table, catalogue, options.version);
  const asked = options.onTable?.(candidate, columns);
  const headers = columns.map(({ header }) => header);
  // Rows of one listing and made-up ones are told of, whatever was asked for.
  const wanted = asked && new Set(withPracticeMark([...asked, ...LISTING], headers));
  const isRead = ({ header }: Column): boolean => wanted?.has(header) ?? true;
  const profiler = new Profiler(catalogue, columns, candidate.version, named?.period, isRead);
  const texts = columns.map(({ type }) => (type === 'string' ? new TextFacts(countLineEnds) : undefined));
  const isPracticeRow = practiceTest(headers);
  let [rows, breaks, contradicted, practiceRows] = [0, 0, 0, 0];
  for await (const batch of table.rows(candidate, wanted)) {
    options.signal?.throwIfAborted();
    profiler.add(batch);
    options.onBatch?.(batch);
    rows += batch.length;
    breaks += batch.breaks;
    for (let row = 0; row < batch.length; row += 1)
      if (isPracticeRow((place) => fieldAt(batch, place, row))) practiceRows += 1;
    for (const [index, counter] of texts.entries()) {
      const column = batch.columns[index];
      if (!counter || !column) continue;
      for (let row = 0; row < batch.length; row += 1) breaks += counter.at(column, row);
    }
    contradicted += batch.contradicted;
    options.onProgress?.(rows, batch.bytes, table.size);
  }
  const profile = profiler.profile();
  const lines = rows + breaks;
  const found = table.found();
  const converted = found.filter(({ rule, violation }) => rule === 'values' && violation !== undefined);
  const identifiers = identifierFindings(profile.columns);
  // What two rows have in common says nothing where ids are damaged.
  const duplicates = duplicateFindings(table, candidate, profile.duplicates).map((finding) =>
    identifiers.length > 0 ? { ...finding, audience: 'publisher' as const } : finding,
  );
  return {
    candidate,
    period: named?.period,
    set,
    profile,
    lines,
    practiceRows,
    findings: [
      ...practiceFindings(practiceRows, rows),
      ...table.contradictions.map(contradictionFinding),
      ...differenceFindings(table, { profile, lines, set }, catalogue),
      ...found.filter((finding) => !converted.includes(finding)),
      ...columnFindings(candidate),
      ...repeatFindings(table, contradicted),
      ...rowFindings(table, rows, lines, set),
      ...profile.columns.flatMap((column) => valueFindings(column, converted)),
      ...identifiers,
      ...(named ? periodFindings(named.period, profile.columns) : []),
      ...duplicates,
    ],
  };
}

const contradictionFinding = (problem: string): Finding => ({
  rule: 'names',
  kind: 'names',
  facts: { names: [...problem.matchAll(/「([^」]*)」/g)].map(([, name = '']) => name) },
  severity: 'wrong',
  audience: 'reader',
  problem,
  fix: '看是哪一個寫錯；期別可以在打開之後改選。',
});
