import { expect, it } from 'vitest';
import { findScale } from './monthBars';

it('a strip is scaled by the most rows of a month, months that must not be used left out', () => {
  expect(
    findScale([
      null,
      { rows: 100, state: 'partial' },
      { rows: 300, state: 'avoid' },
      { rows: 80, state: 'complete' },
    ]),
  ).toBe(100);
  expect(findScale([])).toBe(1);
});
