import { expect, it } from 'vitest';
import { linePath } from './line';
import { boxPath, dotted } from './path';

const at = (x: number) => ({ x, y: 10 });

it('a missing point breaks a line', () => {
  expect(linePath([at(0), at(5), null, at(15), at(20)])).toBe('M0 10l5 0M15 10l5 0');
});

it('a lone point is drawn as a dot', () => {
  expect(dotted(linePath([at(0), null, at(10), at(15), null, at(25)]))).toBe('M0 10h0M10 10l5 0M25 10h0');
  expect(dotted('')).toBe('');
});

it('a rectangle goes round from its left upper corner', () => {
  expect(boxPath(1, 2, 3, 4)).toBe('M1 2h3v4h-3z');
});
