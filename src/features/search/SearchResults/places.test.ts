import { describe, expect, it } from 'vitest';
import { move } from './places';

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
});
