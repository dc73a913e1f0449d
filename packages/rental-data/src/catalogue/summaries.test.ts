import { expect, it } from 'vitest';
import { recorded } from '../../tests/support/realCatalogue';
import { columnValuesWords } from './summaries';
import type { Column, ColumnSummary } from './types';

const tell = (summary: Partial<ColumnSummary>, present = 100, codeTable?: string) =>
  columnValuesWords(recorded, { unit: '元', codeTable } as Column, summary as ColumnSummary, present);

it('a column is told by its median, its share of yes, its most frequent codes, its days or its number of values', () => {
  const numbers = { min: 1, p25: 8000, median: 9000, p75: 10_000, max: 99_999 };
  expect(tell({ numbers } as Partial<ColumnSummary>)).toEqual({
    words: '中位數9,000元，一半的列在8,000到10,000之間',
    range: '最小1，最大99,999',
  });
  expect(tell({ type: 'boolean', counts: { T: 25, F: 75 } })).toEqual({
    words: '25.0%的列是「是」',
    share: 0.25,
  });
  const counts = Object.fromEntries(Array.from({ length: 7 }, (_, code) => [`x${String(code)}`, 20 - code]));
  expect(tell({ type: 'code', counts }).words).toMatch(/^x020.0%、.*x416.0%，其他2個代碼共29.0%$/);
  expect(tell({ type: 'string', distinct: 1200, distinctError: 0.01 }).words).toBe('大約1,200種不同的值');
  expect(tell({}, 0)).toEqual({ words: '全部是缺值' });
});
