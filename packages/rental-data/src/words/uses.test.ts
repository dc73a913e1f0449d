import { expect, it } from 'vitest';
import { formatUse } from '.';

const use = { who: '某報', year: 2030, work: '專題' };

it.each([
  [use, '2030年：專題。'],
  [{ ...use, rows: 3_970_000 }, '2030年：專題，約397萬列。'],
  [{ ...use, rows: 1_234 }, '2030年：專題，約1,234列。'],
  [{ ...use, years: [2019, 2023], rows: 10_000 }, '2030年：專題，用了2019年到2023年的資料，約1萬列。'],
  [{ ...use, years: [2019, 2019] }, '2030年：專題，用了2019年的資料。'],
] as const)('%o is %s', (given, words) => {
  expect(formatUse({ ...given, ...('years' in given ? { years: [...given.years] } : {}) } as never)).toBe(
    words,
  );
});
