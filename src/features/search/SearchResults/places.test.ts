import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { move, optionId } from './places';

describe('move, among three results', () => {
  it.each([
    ['ArrowDown', 0, 1],
    ['ArrowDown', 2, 0],
    ['ArrowUp', 0, 2],
    ['ArrowUp', 2, 1],
    ['Home', 2, 0],
    ['End', 0, 2],
  ])('%s leads from %i to %i', (key, from, to) => {
    expect(move(3, from, key)).toBe(to);
  });

  it.each(['ArrowRight', 'ArrowLeft', 'Tab', 'a'])('leaves %s to the input', (key) => {
    expect(move(3, 1, key)).toBeNull();
  });

  it('leads nowhere without results', () => {
    for (const key of ['ArrowDown', 'ArrowUp', 'Home', 'End']) expect(move(0, 0, key)).toBeNull();
  });

  it('never leaves the options', () => {
    const keys = fc.constantFrom('ArrowDown', 'ArrowUp', 'Home', 'End');
    fc.assert(
      fc.property(fc.integer({ min: 1, max: 40 }), fc.array(keys), (count, pressed) => {
        const end = pressed.reduce((place, key) => move(count, place, key) ?? place, 0);
        expect(end).toBeGreaterThanOrEqual(0);
        expect(end).toBeLessThan(count);
      }),
    );
  });
});

it('an option has an id of its own', () => {
  expect(new Set([0, 1, 10, 11].map((place) => optionId('list-1', place))).size).toBe(4);
});
