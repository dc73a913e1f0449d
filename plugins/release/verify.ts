/** Compares files with the catalogue and with each other, before or after they are published. */
import type { Catalogue, DataFile, Format } from '../../src/domain/catalogue/types';
import { periodWords } from '../../src/domain/period';
import { openTable, type Table } from '../../src/domain/table/files';
import { inspect, type Finding, type Inspection } from '../../src/domain/table/inspect';
import { formatCount } from '../../src/domain/text/format';
import { VARIANT_NAME } from '../../src/domain/words';
import { groupBy } from '../../src/domain/groupBy';
import { checksumOf, openFile } from './disk';

/** What was found in a file. */
export interface Verified {
  file: string;
  format: Format;
  /** in bytes, unpacked: what the catalogue calls its size */
  bytes: number;
  sha256: string;
  inspection: Inspection;
  findings: Finding[];
}

interface Options {
  /** told while a file is read: rows so far, and the share of its bytes */
  onProgress?: (file: string, rows: number, share: number) => void;
  signal?: AbortSignal;
}

/** The file that the catalogue has under that period, variant and format. */
const publishedFile = ({ set }: Inspection, format: Format): DataFile | undefined =>
  set?.files.find((file) => file.format === format);

function publishedFindings(
  inspection: Inspection,
  { format, size, unpacked }: Table,
  sha256: string,
): Finding[] {
  const known = publishedFile(inspection, format);
  const fix = '公布過的檔案不換內容；重新下載再核對一次，仍然不同就是檔案主機上的檔案被換過。';
  const found: Finding[] = [];
  if (known?.sha256 !== undefined && known.sha256 !== sha256)
    found.push({ rule: 'published', problem: `SHA-256和目錄記的不同（${sha256}）。`, fix });
  // Nobody recorded whether the code tables are counted.
  if (known && known.bytes !== size && known.bytes !== unpacked)
    found.push({
      rule: 'published',
      problem: `解壓縮後${formatCount(size)}位元組，目錄記的是${formatCount(known.bytes)}位元組。`,
      fix,
    });
  return found;
}

/**
 * Reads a file once, to its end.
 * @throws TableError where it holds no table or cannot be read
 */
export async function verifyFile(
  file: string,
  catalogue: Catalogue,
  { onProgress, signal }: Options = {},
): Promise<Verified> {
  const source = await openFile(file);
  try {
    const table = await openTable(source, catalogue);
    const inspection = await inspect(table, catalogue, {
      onProgress: (rows, read, size) => onProgress?.(file, rows, size === 0 ? 1 : read / size),
      ...(signal ? { signal } : {}),
    });
    const sha256 = await checksumOf(file);
    const { format, size } = table;
    const findings = [...inspection.findings, ...publishedFindings(inspection, table, sha256)];
    return { file, format, bytes: size, sha256, inspection, findings };
  } finally {
    await source.close();
  }
}

const rowsOf = ({ inspection }: Verified): number => inspection.profile.rows;

/** What contradicts itself between files of the same period. */
export function betweenFiles(files: readonly Verified[]): Finding[] {
  const found: Finding[] = [];
  for (const [period, same] of groupBy(files, ({ inspection }) => inspection.period ?? '')) {
    if (period === '') continue;
    const of = (variant: string) => same.filter(({ inspection }) => inspection.candidate.variant === variant);
    const [raw] = of('raw');
    const [merged] = of('deduplicated');
    if (raw && merged && rowsOf(merged) > rowsOf(raw)) {
      const problem = `${periodWords(period)}的${VARIANT_NAME.deduplicated}有${formatCount(rowsOf(merged))}列，比${VARIANT_NAME.raw}的${formatCount(rowsOf(raw))}列還多。`;
      found.push({ rule: 'rows', problem, fix: '檢查合併的程式；消除重複之後不會變多。' });
    }
    for (const variant of [of('raw'), of('deduplicated')]) {
      const [first, ...others] = variant;
      for (const other of others) {
        if (!first || rowsOf(first) === rowsOf(other)) continue;
        const problem = `${periodWords(period)}的${VARIANT_NAME[first.inspection.candidate.variant]}，${first.format.toUpperCase()}有${formatCount(rowsOf(first))}列，${other.format.toUpperCase()}有${formatCount(rowsOf(other))}列。`;
        found.push({ rule: 'rows', problem, fix: '重新匯出列數較少的那一個。' });
      }
    }
  }
  return found;
}
