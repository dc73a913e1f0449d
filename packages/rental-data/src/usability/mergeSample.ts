/** Made-up rows that show what one row of a file is. Pure. */
import { findRelease } from '../catalogue/sets';
import type { Catalogue, DataSet } from '../catalogue/types';
import { type SampleCell, sampleRows } from './sampleRows';

/** Values of a made-up row by header. */
export type SampleRow = ReadonlyMap<string, SampleCell>;

const ALL = 100;
const toRow = (cells: readonly SampleCell[]): SampleRow =>
  new Map(cells.map((cell) => [cell.column.header, cell]));
const readValue = (row: SampleRow, header: string): string => row.get(header)?.value ?? '';

/** Made-up listings beside what de-duplication makes of them. */
export interface Merge {
  /** listings that became one row, then one that is no dwelling */
  listings: SampleRow[];
  dwellings: SampleRow[];
  /** the made-up listing that is shown by itself */
  single: SampleRow;
}

/** Made-up listings of a period and the dwellings that they became: all that were listed more than once, and one that is left out. */
export function mergeSample(catalogue: Catalogue, { period }: Pick<DataSet, 'period'>): Merge | undefined {
  const findRows = (variant: DataSet['variant']): SampleRow[] => {
    const set = findRelease(catalogue, period).sets.find((one) => one.variant === variant);
    return set ? sampleRows(catalogue, set, ALL).map(toRow) : [];
  };
  const raw = findRows('raw');
  const merged = findRows('deduplicated');
  const ids = (row: SampleRow): string[] =>
    ['最大物件編號', '最小物件編號'].map((header) => readValue(row, header));
  const dwellings = merged.filter((row) => Number(readValue(row, '重複物件數')) > 1);
  const listed = dwellings.flatMap((dwelling) =>
    raw.filter((row) => ids(dwelling).includes(readValue(row, '物件編號'))),
  );
  const kept = new Set(merged.flatMap(ids));
  const out = raw.find((row) => !kept.has(readValue(row, '物件編號')));
  // One with a position, a deposit and a lister is worth a card.
  const single = raw.find(
    (row) =>
      !listed.includes(row) &&
      row !== out &&
      ['約略地點_x', '押金月數', '可炊？', '所在樓層'].every((header) => readValue(row, header) !== '-'),
  );
  return out && single && { listings: [...listed, out], dwellings, single };
}

/** What the value of a column means, in a few words: the label of a code, the unit of a number, what T and - stand for. */
export function sampleMeaning({ codeTables }: Catalogue, row: SampleRow, header: string): string | undefined {
  const cell = row.get(header);
  if (!cell) return undefined;
  const { column, value } = cell;
  if (value === '-') return '「-」是缺值';
  if (column.type === 'boolean') return 'T是、F不是';
  const table = codeTables.find(({ id }) => id === column.codeTable);
  if (table) return table.codes.find(({ code }) => String(code) === value)?.label;
  if (header.endsWith('_x')) return '大約的緯度';
  return column.unit;
}
