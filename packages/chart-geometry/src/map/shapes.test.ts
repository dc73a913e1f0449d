import { describe, expect, it } from 'vitest';
import { DIRECTIONS, findBounds, findMiddle, neighbourIn, toPath, type Shape } from './shapes';

const square = (left: number, top: number, side: number): [number, number][] => [
  [left, top],
  [left + side, top],
  [left + side, top + side],
  [left, top + side],
  [left, top],
];
const two: Shape = { type: 'MultiPolygon', coordinates: [[square(0, 0, 1)], [square(10, 10, 4)]] };

describe('an area', () => {
  it('is drawn in short steps that end where they began', () => {
    expect(toPath({ type: 'Polygon', coordinates: [square(1.24, 2, 0.5)] })).toBe('M1.2 2l.5 0 0 .5-.5 0z');
    expect(toPath(two, 0)).toBe('M0 0l1 0 0 1-1 0zM10 10l4 0 0 4-4 0z');
  });

  it('has its middle in its largest part, and bounds around all parts', () => {
    expect(findMiddle(two)).toEqual([12, 12]);
    expect(findBounds([two])).toEqual([0, 0, 14, 14]);
  });
});

describe('the neighbour in a direction', () => {
  const spots = [
    { code: 'a', x: 0, y: 0 },
    { code: 'b', x: 10, y: 1 },
    { code: 'c', x: 6, y: 6 },
    { code: 'd', x: 1, y: 10 },
  ];
  const from = (code: string, key: string) =>
    neighbourIn(
      spots,
      spots.find((spot) => spot.code === code) as (typeof spots)[number],
      DIRECTIONS[key] as readonly [number, number],
    )?.code;

  it('is the nearest straight ahead before one that lies aside, and none at the edge', () => {
    expect([from('a', 'ArrowRight'), from('a', 'ArrowDown'), from('a', 'ArrowLeft')]).toEqual([
      'b',
      'd',
      undefined,
    ]);
    expect(from('c', 'ArrowUp')).toBe('b');
  });
});
