/** Areas of a map: their paths, middles and bounds, and which one lies in a direction. */

type Place = readonly number[];
type Ring = readonly Place[];
export type Shape =
  | { type: 'Polygon'; coordinates: readonly Ring[] }
  | { type: 'MultiPolygon'; coordinates: readonly (readonly Ring[])[] };

export type Bounds = [left: number, top: number, right: number, bottom: number];

export const ringsIn = ({ type, coordinates }: Shape): readonly Ring[] =>
  type === 'Polygon' ? coordinates : coordinates.flat();

/** Path data as steps, which compress better than places. @param decimals of a coordinate */
export function toPath(shape: Shape, decimals = 1): string {
  const scale = 10 ** decimals;
  // Steps between rounded places: their sums do not drift.
  const short = (steps: number): string => String(steps / scale).replace(/^(-?)0\./, '$1.');
  const pair = (x: number, y: number): string => `${short(x)}${y < 0 ? '' : ' '}${short(y)}`;
  return ringsIn(shape)
    .map((ring) => {
      const places = ring.map(([x = 0, y = 0]) => [Math.round(x * scale), Math.round(y * scale)] as const);
      const [[left, top] = [0, 0], ...others] = places;
      let [x, y] = [left, top];
      let steps = '';
      // The last place is the first again, which `z` draws.
      for (const [nextX, nextY] of others.slice(0, -1)) {
        if (nextX === x && nextY === y) continue;
        steps += `${steps !== '' && nextX >= x ? ' ' : ''}${pair(nextX - x, nextY - y)}`;
        [x, y] = [nextX, nextY];
      }
      return `M${pair(left, top)}l${steps}z`;
    })
    .join('');
}

/** Twice the signed area of a ring, and its centre of mass. */
function weigh(ring: Ring): { area: number; x: number; y: number } {
  let [area, x, y] = [0, 0, 0];
  for (const [index, [x0 = 0, y0 = 0]] of ring.entries()) {
    const [x1 = 0, y1 = 0] = ring[(index + 1) % ring.length] ?? [];
    const cross = x0 * y1 - x1 * y0;
    area += cross;
    x += (x0 + x1) * cross;
    y += (y0 + y1) * cross;
  }
  return { area, x: x / (3 * area), y: y / (3 * area) };
}

const toTenth = (value: number): number => Math.round(value * 10) / 10;

/** The centre of mass of the largest part. */
export function findMiddle(shape: Shape): [x: number, y: number] {
  const [first, ...others] = ringsIn(shape).map(weigh);
  if (!first) throw new RangeError('The shape has no ring.');
  const { x, y } = others.reduce((a, b) => (Math.abs(b.area) > Math.abs(a.area) ? b : a), first);
  return [toTenth(x), toTenth(y)];
}

export function findBounds(shapes: readonly Shape[]): Bounds {
  const bounds: Bounds = [Infinity, Infinity, -Infinity, -Infinity];
  for (const [x = 0, y = 0] of shapes.flatMap((shape) => ringsIn(shape).flat())) {
    bounds[0] = Math.min(bounds[0], x);
    bounds[1] = Math.min(bounds[1], y);
    bounds[2] = Math.max(bounds[2], x);
    bounds[3] = Math.max(bounds[3], y);
  }
  return bounds;
}

export interface Spot {
  code: string;
  x: number;
  y: number;
}

/** Steps of the arrow keys. */
export const DIRECTIONS: Readonly<Record<string, readonly [x: number, y: number]>> = {
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
};

/** How much farther away an area is for each unit that it lies aside. */
const ASIDE = 1.5;

/** The nearest area within 45 degrees of a direction, where one straight ahead is nearer than one aside; undefined at the edge. */
export function neighbourIn<S extends Spot>(
  spots: readonly S[],
  from: Spot,
  [right, down]: readonly [x: number, y: number],
): S | undefined {
  let nearest: S | undefined;
  let least = Infinity;
  for (const spot of spots) {
    const [x, y] = [spot.x - from.x, spot.y - from.y];
    const ahead = x * right + y * down;
    const aside = Math.abs(x * down) + Math.abs(y * right);
    if (spot.code === from.code || ahead <= 0 || aside > ahead) continue;
    const way = ahead + ASIDE * aside;
    if (way < least) [nearest, least] = [spot, way];
  }
  return nearest;
}
