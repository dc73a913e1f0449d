/** What a reader is told of a file. One that was cut or saved again on purpose is no fault but a difference; faults are what makes figures wrong. */
import {
  type Catalogue,
  type Column,
  containsPeriod,
  formatCount,
  type Incident,
  quoted as quote,
  resolveReach,
  listSets,
  touchesColumn,
  VARIANT_NAME,
} from 'rental-data';
import { forReader } from '../check/policy';
import type { Table } from '../table/files';
import type { Finding } from '../table/finding';
import type { Inspection } from '../table/inspect';
import type { ColumnProfile } from '../table/profile';
import { type Violation, VIOLATION_WORDS } from '../table/values';

/** Plain data, since it travels between threads. */
export interface FileReport {
  /** that the file was saved again, and how it is read: one sentence */
  note?: string | undefined;
  /** which part of the published file it is, where it is not all of it: one sentence: cut without a word, one county of all, or any other part */
  extent?: { problem: string; kind: 'loss' | 'county' | 'part' } | undefined;
  /** what makes figures wrong, as sentences */
  alerts: string[];
  /** how it differs from the published file without being at fault, as sentences */
  differences: string[];
  incident?: (Pick<Incident, 'id' | 'title'> & { advice: string }) | undefined;
  /** rows with the id of an earlier one, in a file that should list each once */
  repeats?: number | undefined;
  /** periods that it may be of by the times of its rows, the likeliest first, where its names do not say the period for certain */
  periods?: string[] | undefined;
}

const FIRST = 3;
const MOST_MONTHS = 6;

const some = (names: readonly string[]): string =>
  quote(names.slice(0, FIRST)) + (names.length > FIRST ? `等${formatCount(names.length)}欄` : '');

function columnDifferences({ version, variant, difference }: Inspection['candidate']): string[] {
  const { missing, extra } = difference;
  const table = `資料集版本${version.version}的${VARIANT_NAME[variant]}`;
  return [
    ...(missing.length > 0 ? [`沒有${some(missing)}，${table}有。`] : []),
    ...(extra.length > 0 ? [`多了${some(extra)}，${table}沒有。`] : []),
  ];
}

const UNREADABLE: readonly Violation[] = ['boolean', 'code', 'integer', 'number', 'datetime', 'blank'];

const isFlag = (text: string): boolean => text === 'T' || text === 'F';

const hasFlags = ({ violations, examples }: ColumnProfile): boolean =>
  UNREADABLE.some((violation) => violations[violation] !== undefined) &&
  examples.filter(({ violation }) => violation !== 'range').every(({ text }) => isFlag(text));

/** Columns with flags from which on they are the traces of an event; fewer may be a slip of whoever saved the file. */
const FEWEST_FLAGGED = 3;

/** The recorded event that wrote T and F into such columns, the widest where several did; its period has to fit. */
function findIncident(
  { columns, incidents }: Catalogue,
  headers: readonly string[],
  period: string | undefined,
): Incident | undefined {
  if (headers.length < FEWEST_FLAGGED) return undefined;
  const flagged = columns.filter(({ header }) => headers.includes(header));
  const touches = (incident: Incident) => (column: Column) => touchesColumn(incident, column);
  return incidents
    .filter(
      (incident) =>
        incident.kinds.includes('wrong-value') &&
        flagged.every(touches(incident)) &&
        (period === undefined || resolveReach(incident, period)),
    )
    .map((incident) => ({ incident, width: columns.filter(touches(incident)).length }))
    .sort((a, b) => b.width - a.width)[0]?.incident;
}

function valueDifferences(columns: readonly ColumnProfile[]): string[] {
  return UNREADABLE.flatMap((violation) => {
    const found = columns.filter(({ violations }) => violations[violation] !== undefined);
    const [first] = found;
    if (!first) return [];
    const example = first.examples.find((one) => one.violation === violation);
    const such = example
      ? `，例如「${first.header}」第${formatCount(example.row)}列的「${example.text}」`
      : '';
    return [
      `${some(found.map(({ header }) => header))}有些值${VIOLATION_WORDS[violation]}${such}；這些值留著原樣，不算在四分位數裡。`,
    ];
  });
}

/** Published periods in which the rows may have been collected: the months of their times, then longer periods around the first. */
function periodsOfRows(
  catalogue: Catalogue,
  { candidate, profile }: Pick<Inspection, 'candidate' | 'profile'>,
): string[] {
  const published = listSets(catalogue).flatMap(({ period, variant }) =>
    variant === candidate.variant ? [period] : [],
  );
  const times =
    profile.columns.find(({ header }) => header.endsWith('物件最後更新時間'))?.times ??
    profile.columns.find(({ times: own }) => own)?.times;
  const rows = new Map<string, number>();
  for (const [day, count] of times?.days ?? []) {
    const month = day.slice(0, 7);
    if (published.includes(month)) rows.set(month, (rows.get(month) ?? 0) + count);
  }
  const months = [...rows]
    .sort(([, a], [, b]) => b - a)
    .slice(0, MOST_MONTHS)
    .map(([month]) => month);
  const [first] = months;
  return [...months, ...published.filter((period) => first !== undefined && containsPeriod(period, first))];
}

/** Those that are told in a sentence of their own, or with a button. */
const TOLD_OTHERWISE: readonly Finding['rule'][] = [
  'columns',
  'values',
  'written',
  'duplicates',
  'published',
];

const EXTENTS = { wrong: 'loss', note: 'county', differs: 'part' } as const;

/** How the file was saved again. That it is read as published is said only where every value was. */
function formatNote(findings: readonly Finding[], isWhole: boolean): string | undefined {
  const written = findings
    .filter(({ rule }) => rule === 'written')
    .map(({ problem }) => problem.replace(/。$/, ''));
  if (written.length === 0) return undefined;
  const reading = isWhole
    ? '這裡照公布的寫法讀，存出去的也是公布的寫法'
    : '看得懂的值照公布的寫法讀，存出去的也是；其餘留著原樣';
  return `這個檔案另外存過：${written.join('；')}。${reading}。`;
}

/** @param isChosen is its period one that the reader chose? Another can be chosen in its place */
export function reportFor(
  catalogue: Catalogue,
  table: Table,
  inspection: Pick<Inspection, 'candidate' | 'profile' | 'findings'>,
  isChosen = false,
): FileReport {
  const { profile, candidate } = inspection;
  const findings = forReader(inspection.findings);
  const flagged = profile.columns.filter(hasFlags);
  const period = table.named?.period;
  const headers = flagged.map(({ header }) => header);
  const incident = findIncident(catalogue, headers, period);
  const duplicates = findings.find(({ rule }) => rule === 'duplicates');
  const isRaw = candidate.variant === 'raw';
  const own = findings.filter(({ rule }) => !TOLD_OTHERWISE.includes(rule));
  const extent = findings.find(({ rule }) => rule === 'published');
  const isWhole = !findings.some(({ rule }) => rule === 'values' || rule === 'ambiguous');
  return {
    note: formatNote(findings, isWhole),
    extent: extent && { problem: extent.problem, kind: EXTENTS[extent.severity] },
    alerts: [...own.map(({ problem }) => problem), ...(duplicates && !isRaw ? [duplicates.problem] : [])],
    differences: [
      ...columnDifferences(candidate),
      ...valueDifferences(profile.columns.filter((column) => !incident || !flagged.includes(column))),
    ],
    incident: incident && { id: incident.id, title: incident.title, advice: incident.advice },
    repeats: duplicates && isRaw ? profile.duplicates : undefined,
    periods:
      !table.isPractice && (period === undefined || isChosen || table.contradictions.length > 0)
        ? periodsOfRows(catalogue, inspection)
        : undefined,
  };
}
