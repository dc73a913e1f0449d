import type { CodeFile } from '../../code/layout';
import { PERIOD_HEADER, type StoreColumn } from '#rental-files/cut/store';
import { askedBy, type View } from '#rental-files/cut/address';
import type { MeasureKind } from '#rental-files/cut/groups';

export interface CodeSource {
  /** with more than one, their rows stand below each other with 「期別」, and each has every column that is asked for */
  files: readonly CodeFile[];
  columns: readonly StoreColumn[];
  missing: string;
  yes: readonly string[];
}

export interface Plan extends CodeSource {
  filters: View['filters'];
  by: readonly string[];
  of: string | undefined;
  kind: MeasureKind;
  /** 「期別」, unless there is one file and nobody asks for it */
  period: string | undefined;
  needed: readonly string[];
  isTime: (header: string) => boolean;
  isYesNo: (header: string) => boolean;
  isNumeric: (header: string) => boolean;
}

export const FIGURES = {
  rows: '列數',
  missing: '缺值列數',
  quartiles: [
    ['p25', 0.25],
    ['median', 0.5],
    ['p75', 0.75],
  ],
  yes: '是的列數',
  share: '是的比例',
} as const;

/** @throws RangeError where no file is named */
export function planOf(source: CodeSource, view: View): Plan {
  if (source.files.length === 0)
    throw new RangeError('沒有檔案，寫不出讀檔案的程式。修正：至少給一個檔案的路徑。');
  const { filters, grouping: { by, of } = { by: [] } } = view;
  const typeOf = new Map(source.columns.map(({ header, type }) => [header, type]));
  const asked = askedBy(view);
  const inFiles = asked.filter((header) => header !== PERIOD_HEADER);
  // Rows cannot be read without any column, and no file has 「期別」.
  const first = source.columns.find(({ header }) => header !== PERIOD_HEADER);
  const isOnly = source.files.length === 1 && !asked.includes(PERIOD_HEADER);
  const needed = new Set(inFiles.length > 0 ? inFiles : first ? [first.header] : []);
  const type = typeOf.get(of ?? '');
  return {
    ...source,
    filters,
    by,
    of,
    kind: type === undefined ? 'rows' : type === 'boolean' ? 'yes' : 'number',
    period: isOnly ? undefined : PERIOD_HEADER,
    needed: [...needed],
    isTime: (header) => typeOf.get(header) === 'datetime',
    isYesNo: (header) => typeOf.get(header) === 'boolean',
    isNumeric: (header) => ['code', 'integer', 'number'].includes(typeOf.get(header) ?? ''),
  };
}
