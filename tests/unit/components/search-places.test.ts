import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  FIRST,
  move,
  optionId,
  samePlace,
  type Place,
} from '../../../src/components/site/SearchResults/places';

/** Three results, the second of which has two older versions. */
const ROWS = [0, 2, 0];
const at = (hit: number, older = 0): Place => ({ hit, older });

describe('move', () => {
  it.each([
    ['ArrowDown', at(0), at(1)],
    ['ArrowDown', at(1, 2), at(2)],
    ['ArrowDown', at(2), at(0)],
    ['ArrowUp', at(0), at(2)],
    ['ArrowUp', at(2), at(1)],
    ['ArrowUp', at(1, 2), at(1)],
    ['Home', at(2), at(0)],
    ['End', at(0), at(2)],
    ['ArrowRight', at(1), at(1, 1)],
    ['ArrowRight', at(1, 1), at(1, 2)],
    ['ArrowLeft', at(1, 2), at(1, 1)],
    ['ArrowLeft', at(1, 1), at(1)],
  ])('%s leads from %o to %o', (key, from, to) => {
    expect(move(ROWS, from, key)).toEqual(to);
  });

  it.each([
    ['ArrowRight', at(0)],
    ['ArrowRight', at(1, 2)],
    ['ArrowLeft', at(1)],
    ['Tab', at(0)],
    ['a', at(0)],
  ])('leaves %s at %o to the input', (key, from) => {
    expect(move(ROWS, from, key)).toBeNull();
  });

  it('leads nowhere without results', () => {
    for (const key of ['ArrowDown', 'ArrowUp', 'Home', 'End']) expect(move([], FIRST, key)).toBeNull();
  });

  it('never leaves the options', () => {
    const keys = fc.constantFrom('ArrowDown', 'ArrowUp', 'ArrowLeft', 'ArrowRight', 'Home', 'End');
    fc.assert(
      fc.property(fc.array(fc.nat(3), { minLength: 1 }), fc.array(keys), (rows, pressed) => {
        const end = pressed.reduce((place, key) => move(rows, place, key) ?? place, FIRST);
        expect(end.hit).toBeGreaterThanOrEqual(0);
        expect(end.older).toBeGreaterThanOrEqual(0);
        expect(end.older).toBeLessThanOrEqual(rows[end.hit] ?? -1);
      }),
    );
  });

  it('comes around after as many steps as there are results', () => {
    let place: Place = FIRST;
    for (const _ of ROWS) place = move(ROWS, place, 'ArrowDown') ?? place;
    expect(place).toEqual(FIRST);
  });
});

describe('optionId', () => {
  it('differs for every place of a list', () => {
    const places = ROWS.flatMap((older, hit) => Array.from({ length: older + 1 }, (_, n) => at(hit, n)));
    expect(new Set(places.map((place) => optionId('list', place))).size).toBe(places.length);
    expect(places.filter((place) => samePlace(place, at(1, 2)))).toHaveLength(1);
  });
});
