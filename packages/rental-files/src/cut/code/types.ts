import type { CodeFile } from 'rental-data';
import type { View } from '../address';
import type { StoreColumn } from '../store';
import type { MeasureKind } from '../groups';

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
  measure: string | undefined;
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
