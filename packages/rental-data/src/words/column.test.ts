import { expect, it } from 'vitest';
import { changeSentences, columnText, valueMeanings } from './column';
import type { Column } from '../catalogue/types';
import { sampleColumn } from '../../tests/support/usabilitySample';

const column = (header: string, more: Partial<Column>): Column =>
  sampleColumn(header, { description: '樓層。', ...more });

it('documents say everything of a column in one text', () => {
  expect(columnText(column('所在樓層', {}))).toBe('樓層。');
  expect(
    columnText(
      column('所在樓層', {
        unit: '樓',
        special: [{ value: '0', meaning: '整棟。' }],
        missing: '沒有寫。',
        inferred: ['有負數。'],
      }),
    ),
  ).toBe('樓層。單位：樓。「0」：整棟。缺值：沒有寫。依產生檔案的程式推斷：有負數。');
  expect(columnText(column('所在樓層', { neverMissing: true }))).toBe('樓層。每一列都有值。');
});

it('values of the same meaning are told once, a whole kind of columns by its beginning', () => {
  const same = { missing: '沒有提到。' };
  const columns = [
    column('房數', { special: [{ value: '0', meaning: '沒有寫。' }] }),
    column('客廳數', { special: [{ value: '0', meaning: '沒有寫。' }] }),
    column('提供家具_床？', same),
    column('提供家具_電視？', same),
    column('提供家具_冰箱？', same),
    column('有產權登記？', { neverMissing: true }),
  ];
  expect(valueMeanings(columns)).toEqual([
    { value: '0', meaning: '沒有寫。', columns: ['房數', '客廳數'] },
    { value: '缺值', meaning: '沒有提到。', columns: ['「提供家具_」開頭的3欄'] },
    { value: '', meaning: '每一列都有值。', columns: ['有產權登記？'] },
  ]);
});

it('changes are sentences, with what is inferred', () => {
  const change = { id: 'a', compare: 'care', certainty: 'stated', before: '舊。', after: '新。' } as const;
  expect(
    changeSentences([
      { ...change, from: '2021-11' },
      { ...change, from: '0.3', certainty: 'inferred' },
    ]),
  ).toEqual([
    '2021年11月起改變。之前：舊。之後：新。',
    '版本0.3起改變。之前：舊。之後：新（依產生檔案的程式推斷）。',
  ]);
});
