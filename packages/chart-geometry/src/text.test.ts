import { expect, it } from 'vitest';
import { linesIn, textWidth } from './text';

it('a Chinese character is a square, and others are about half as wide', () => {
  expect(textWidth('版本', 10)).toBe(20);
  expect(textWidth('12', 10)).toBeCloseTo(11.6);
});

it('lines fit, and none begins with the punctuation behind a word', () => {
  expect(linesIn('一二三四，五六', 40, 10)).toEqual(['一二三四，', '五六']);
  expect(linesIn('一二2026年', 40, 10)).toEqual(['一二', '2026年']);
  expect(linesIn('一二三', 40, 10)).toEqual(['一二三']);
});
