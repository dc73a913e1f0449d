import { formatCount, VARIANT_NAME } from 'rental-data';
import type { Verified } from './check/verify';
import type { Finding } from './table/finding';
import { inLine } from './terminal';

/** Which file it is, what is wrong with it, and what is to note. @param name of the file, without folders */
export function describeVerified(name: string, { format, inspection, notes, findings }: Verified): string[] {
  const { candidate, period, profile } = inspection;
  const exact = candidate.distance === 0 ? '' : '最接近';
  return [
    `${findings.length === 0 ? '✓' : '✗'} ${inLine(name)}：${period ?? '檔名沒有期別'}，${VARIANT_NAME[candidate.variant]}，${format.toUpperCase()}，${exact}資料集版本${candidate.version.version}，${formatCount(profile.rows)}列`,
    ...findings.map(describeFinding),
    ...notes.map((note) => `  ・${inLine(note)}`),
  ];
}

export const describeFinding = ({ column, problem, fix }: Finding): string =>
  `  ✗ ${inLine(`${column === undefined ? '' : `「${column}」`}${problem}`)}\n    修正：${inLine(fix)}`;
