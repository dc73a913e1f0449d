/** JSON of the dataset as an array of rows, and as an object that holds dataset_version and one array. */
import { strToU8 } from 'fflate';
import { describe, expect, it } from 'vitest';
import { readFields, jsonRows, type JsonRow } from './json';

async function read(text: string, piece = 7): Promise<JsonRow[]> {
  const bytes = strToU8(text);
  async function* pieces() {
    for (let at = 0; at < bytes.length; at += piece) {
      yield await Promise.resolve(bytes.subarray(at, at + piece));
    }
  }
  const all: JsonRow[] = [];
  for await (const rows of jsonRows(pieces(), 'x.json')) all.push(...rows);
  return all;
}

const ROWS = [
  { a: 1, tags: ['甲', '乙'] },
  { a: null, tags: [] },
];

describe('rows of JSON', () => {
  it.each([
    ['an array', ROWS],
    ['an object with its version first', { dataset_version: '1.0', rows: ROWS }],
    ['an object with its version last', { 資料: ROWS, dataset_version: '1.0' }],
    ['an object with other facts', { dataset_version: '1.0', about: { a: { b: 1 } }, n: 2, data: ROWS }],
  ])('are read from %s, whatever the pieces', async (_, value) => {
    const text = `\n ${JSON.stringify(value)}`;
    for (const piece of [1, 7, 10_000]) expect(await read(text, piece)).toEqual(ROWS);
  });

  it.each([
    ['two arrays', { dataset_version: '1.0', a: ROWS, b: ROWS }, /不只一個陣列/],
    ['no version', { rows: ROWS }, /沒有dataset_version/],
    ['rows that are none', { dataset_version: '1.0', rows: [1] }, /不是物件的陣列/],
  ])('are refused from an object with %s', async (_, value, problem) => {
    await expect(read(JSON.stringify(value))).rejects.toThrow(problem);
  });

  it('write a list as the CSV does, and a box as JSON', () => {
    const notation = { missing: '-', true: 'T', false: 'F' };
    const row = { list: ['學生', '家庭'], none: [], box: [1, 2] };
    expect(readFields(row, ['list', 'none', 'box'], notation)).toEqual(['學生|家庭', '-', '[1,2]']);
  });
});
