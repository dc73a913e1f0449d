import {
  type Column,
  compareVersions,
  daysOf,
  formatCount,
  marksDwelling,
  periodWords,
  quoted as quote,
  VARIANT_NAME,
} from 'rental-data';
import type { Catalogue, DataSet } from '../catalogue';
import type { Table } from './files';
import { columnsAsRead, nameIn, NEAR, type Candidate } from './identify';
import { Profiler, type ColumnProfile, type Profile } from './profile';
import { VIOLATION_WORDS, type Violation } from './values';

export interface Finding {
  rule: 'columns' | 'rows' | 'values' | 'period' | 'duplicates' | 'published' | 'meta';
  column?: string;
  problem: string;
  fix: string;
  violation?: Violation;
}

export interface Inspection {
  candidate: Candidate;
  /** undefined where the name of the file does not say it */
  period: string | undefined;
  set: DataSet | undefined;
  profile: Profile;
  /** lines below the header: rows, and the line breaks in their texts */
  lines: number;
  findings: Finding[];
}

export interface InspectOptions {
  /** told after each batch: rows, and unpacked bytes of how many */
  onProgress?: ((rows: number, bytes: number, size: number) => void) | undefined;
  /** told once before the rows: as which table the file is read, and its columns in the order of the fields */
  onTable?: (candidate: Candidate, columns: readonly Column[]) => void;
  onRows?: (rows: readonly (readonly string[])[]) => void;
  signal?: AbortSignal | undefined;
  version?: string | undefined;
}

const NEW_VERSION =
  '若這是新的資料集版本，先在catalogue/versions.yaml與columns.yaml寫下；否則檢查匯出的程式。';
const EXPORT = '檢查匯出的程式，不要發布這個檔案。';

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

function columnFindings({ variant, version, difference }: Candidate): Finding[] {
  const { missing, extra, moved } = difference;
  const table = `資料集版本${version.version}的${VARIANT_NAME[variant]}`;
  return [
    missing.length > 0 && `少了${quote(missing)}，${table}有這${formatCount(missing.length)}欄。`,
    extra.length > 0 && `多了${quote(extra)}，${table}沒有這${formatCount(extra.length)}欄。`,
    moved.length > 0 && `欄位的順序不對，從${quote(moved.slice(0, 1))}開始和${table}不同。`,
  ]
    .filter((problem) => problem !== false)
    .map((problem) => ({ rule: 'columns', problem, fix: NEW_VERSION }));
}

/** A count of rows may be one of lines, which a text with line breaks has several of. */
function rowFindings({ recorded }: Table, rows: number, lines: number, set: DataSet | undefined): Finding[] {
  const found: Finding[] = [];
  if (recorded !== undefined && recorded !== rows && recorded !== lines) {
    const problem = `ZIP記的是${formatCount(recorded)}列，實際有${formatCount(rows)}列。`;
    found.push({ rule: 'rows', problem, fix: '重新匯出；少掉的列可能是寫檔時中斷。' });
  }
  if (set && set.rows !== rows && set.rows !== lines) {
    const problem = `已經公布的是${formatCount(set.rows)}列，這個檔案有${formatCount(rows)}列。`;
    found.push({ rule: 'published', problem, fix: '公布過的檔案不換內容；要更正，另外寫成事件並重新盤點。' });
  }
  return found;
}

function countBreaks(rows: readonly (readonly string[])[], texts: readonly number[]): number {
  let breaks = 0;
  for (const row of rows)
    for (const index of texts) {
      const text = row[index] ?? '';
      for (let at = text.indexOf('\n'); at >= 0; at = text.indexOf('\n', at + 1)) breaks += 1;
    }
  return breaks;
}

function repeatFindings({ repeats }: Table, rows: number): Finding[] {
  const problem = `結尾重複的${formatCount(repeats.length)}欄，有${formatCount(rows)}列和前面的同名欄位不同。`;
  return rows > 0 ? [{ rule: 'columns', problem, fix: EXPORT }] : [];
}

/** Violations of these kinds are how a file of another table looks; a number out of its range may be a typing error of a landlord. */
const STOPS: readonly Violation[] = ['blank', 'boolean', 'code', 'integer', 'number', 'datetime'];

const valueFindings = ({ header, violations, examples }: ColumnProfile): Finding[] =>
  STOPS.flatMap((violation): Finding[] => {
    const rows = violations[violation];
    if (rows === undefined) return [];
    const example = examples.find((known) => known.violation === violation);
    const where = example ? `，例如第${formatCount(example.row)}列的「${example.text}」` : '';
    const problem = `${formatCount(rows)}列的值${VIOLATION_WORDS[violation]}${where}。`;
    return [{ rule: 'values', column: header, problem, fix: EXPORT, violation }];
  });

/** When a listing was last written; its time is that of the export, which may be after the period. */
const UPDATED = '物件最後更新時間';
/** When a listing was first seen; an export takes those up to one or two days after the period. */
const FIRST_SEEN = ['物件首次發現時間', '最大物件首次發現時間'];
const LATEST_DAYS = 2;

function periodFindings(period: string, columns: readonly ColumnProfile[]): Finding[] {
  const { start, end } = daysOf(period);
  const latest = new Date(Date.parse(end) + LATEST_DAYS * 86_400_000).toISOString().slice(0, 10);
  return columns.flatMap(({ header, times }): Finding[] => {
    const days = [...(times?.days.keys() ?? [])].sort();
    const last = days.at(-1);
    if (last === undefined) return [];
    const isEarlier = header === UPDATED && last < start;
    if (!isEarlier && !(FIRST_SEEN.includes(header) && last > latest)) return [];
    const problem = `最後的時間在${last}，不在${periodWords(period)}裡。`;
    return [{ rule: 'period', column: header, problem, fix: '對照檔名的期別，可能匯出了別的月份。' }];
  });
}

/** Programs of dataset versions before left de-duplicated rows that agree in every key column. */
const MERGED_WHOLLY_SINCE = '0.3';
const IDENTIFIER = '物件編號';

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
  return [{ rule: 'duplicates', problem, fix: EXPORT }];
}

/** Reads all rows once, and says which rules the file breaks. @throws TableError where rows cannot be read; the signal's reason where it was stopped */
export async function inspect(
  table: Table,
  catalogue: Catalogue,
  options: InspectOptions = {},
): Promise<Inspection> {
  const { named } = table;
  const set = catalogue.releases
    .flatMap((release) => release.sets)
    .find(({ period, variant }) => period === named?.period && variant === named.variant);
  const candidate = choose(table, set, options.version ?? table.stated);
  if (!candidate) throw new Error('The catalogue has no dataset version.');
  const columns = columnsAsRead(table.format, table.names, candidate);
  options.onTable?.(candidate, columns);
  const profiler = new Profiler(catalogue, columns, candidate.version, named?.period);
  const texts = columns.flatMap(({ type }, index) => (type === 'string' ? [index] : []));
  let [rows, breaks, contradicted] = [0, 0, 0];
  for await (const batch of table.rows(candidate)) {
    options.signal?.throwIfAborted();
    profiler.add(batch.rows);
    options.onRows?.(batch.rows);
    rows += batch.rows.length;
    breaks += countBreaks(batch.rows, texts);
    contradicted += batch.contradicted;
    options.onProgress?.(rows, batch.bytes, table.size);
  }
  const profile = profiler.profile();
  const lines = rows + breaks;
  return {
    candidate,
    period: named?.period,
    set,
    profile,
    lines,
    findings: [
      ...columnFindings(candidate),
      ...repeatFindings(table, contradicted),
      ...rowFindings(table, rows, lines, set),
      ...profile.columns.flatMap(valueFindings),
      ...(named ? periodFindings(named.period, profile.columns) : []),
      ...duplicateFindings(table, candidate, profile.duplicates),
    ],
  };
}
