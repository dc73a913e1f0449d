import { formatCount, VARIANT_NAME } from 'rental-data';
import type { Verified } from './check/verify';
import type { Finding } from './table/finding';
import { inLine } from './terminal';

/** Which file it is, what is wrong with it, and what is to note. @param name of the file, without folders */
export function describeVerified(name: string, { format, inspection, notes, findings }: Verified): string[] {
  const { candidate, period, profile } = inspection;
  const exact = candidate.distance === 0 ? '' : '最接近';
  return [
    `${findings.some(({ severity }) => severity !== 'note') ? '✗' : '✓'} ${inLine(name)}：${period ?? '檔名沒有期別'}，${VARIANT_NAME[candidate.variant]}，${format.toUpperCase()}，${exact}資料集版本${candidate.version.version}，${formatCount(profile.rows)}列`,
    ...findings.map(describeFinding),
    ...notes.map((note) => `  ・${inLine(note)}`),
  ];
}

const MARKS: Record<Finding['severity'], string> = { wrong: '✗', differs: '！', note: '・' };

/** What was found, and how to mend it where that needs to be. */
export function describeFinding({ column, problem, fix, severity }: Finding): string {
  // Sentences of some rules name their columns themselves.
  const where = column === undefined || problem.includes(column) ? '' : `「${column}」`;
  const line = `  ${MARKS[severity]} ${inLine(`${where}${problem}`)}`;
  return severity === 'note' ? line : `${line}\n    修正：${inLine(fix)}`;
}
