/** A map of areas with their names: each where it has room, and those that have none in an inset. */
import { feature, merge } from 'topojson-client';
import { findRoomiest } from './roomiest';
import { findBounds, findMiddle, toPath, type Bounds, type Shape, type Spot } from './shapes';

/** Areas that share their borders, as TopoJSON; the id of each is its code. */
export interface AreaTopology {
  type: 'Topology';
  arcs: number[][][];
  transform?: { scale: [number, number]; translate: [number, number] };
  objects: { areas: { type: 'GeometryCollection'; geometries: AreaGeometry[] } };
}
type AreaGeometry = { id: string; properties: { name: string } } & (
  | { type: 'Polygon'; arcs: number[][] }
  | { type: 'MultiPolygon'; arcs: number[][][] }
);

/** An area as it is drawn; x and y are its middle. */
export interface MapArea extends Spot {
  name: string;
  path: string;
  /** where its name stands: outside it where it is too small, for islands in their frame; null where there is no room */
  label: { x: number; y: number; isOutside?: true; isIsland?: true } | null;
}

/** A part of the map that is drawn once more in an empty corner, larger. */
export interface Inset {
  /** the part */
  view: Bounds;
  /** where it is drawn, on the map */
  frame: Bounds;
  /** areas that lie in it, and where the names of those stand that have no other, on the map */
  areas: readonly { code: string; label: { x: number; y: number } | null }[];
}

export interface AreaMap {
  areas: readonly MapArea[];
  view: Bounds;
  /** frames around islands, a path */
  frames: string;
  /** lines from names to what they name, a path */
  leaders: string;
  /** what lies around, a path */
  around: string;
  inset?: Inset | undefined;
}

/** Room around the areas, as a share of their greater side. */
const MARGIN = 0.05;
const DECIMALS = 2;

/** Shares of the map's width and height that an inset may take, and how much it may enlarge. */
const SHARES = [0.46, 0.38, 0.3];
const ZOOMS = [1.5, 2, 2.6, 3.4];

interface Sized {
  code: string;
  name: string;
  /** where its name has most room, and half of the height that there is for it */
  room: { x: number; y: number; half: number };
  bounds: Bounds;
}

/** So far a name may reach over the border of its area, as a share of itself: the ground around letters keeps them apart from it. */
const OVER = 1.25;

/** Signs that a map writes of a name: the last one goes where it is a kind of place. */
const countSigns = (name: string): number => Math.max(2, name.length - 1);

/** Letters to a unit at which a name has room in its area. */
const scaleNeeded = ({ room }: Sized): number => 1 / 2 / (OVER * room.half);

const overlaps = (a: Bounds, b: Bounds): boolean => a[0] < b[2] && a[2] > b[0] && a[1] < b[3] && a[3] > b[1];

/** What a name takes up on the map. @param scale letters to a unit of the map */
export function measureName(name: string, { x, y }: { x: number; y: number }, scale: number): Bounds {
  const [half, high] = [countSigns(name) / 2 / scale, 1 / 2 / scale];
  return [x - half, y - high, x + half, y + high];
}

/** Those whose names can stand on the map side by side; where two would meet, the one with more room. */
function chooseApart(
  wanted: readonly Sized[],
  place: (one: Sized) => { x: number; y: number },
  scale: number,
): ReadonlySet<Sized> {
  const taken: Bounds[] = [];
  const isFree = (one: Sized): boolean => {
    const box = measureName(one.name, place(one), scale);
    if (taken.some((other) => overlaps(other, box))) return false;
    taken.push(box);
    return true;
  };
  return new Set(wanted.toSorted((a, b) => scaleNeeded(a) - scaleNeeded(b)).filter(isFree));
}

/** The part around an area that holds most small ones, and is not larger than this. */
function gatherAround(seed: Sized, small: readonly Sized[], width: number, height: number) {
  let part = seed.bounds;
  const inside = small
    .toSorted((a, b) => distance(a, seed.bounds) - distance(b, seed.bounds))
    .filter((one) => {
      const next = unite(part, one.bounds);
      if (next[2] - next[0] > width || next[3] - next[1] > height) return false;
      part = next;
      return true;
    });
  return { part, inside };
}

/**
 * The part where most areas are too small for their names, and a corner that is free for it.
 * @param view of the whole map @param scale letters to a unit
 * @returns undefined where fewer than two areas would get a name by it
 */
function findInset(
  all: readonly Sized[],
  view: Bounds,
  shapes: readonly Shape[],
  scale: number,
): Inset | undefined {
  const [left, top, right, bottom] = view;
  const [width, height] = [right - left, bottom - top];
  const small = all.filter((one) => scaleNeeded(one) >= scale);
  const places = shapes.flatMap(({ type, coordinates }) =>
    (type === 'Polygon' ? coordinates : coordinates.flat()).flat(),
  );
  let best: { part: Bounds; frame: Bounds; zoom: number; named: readonly Sized[]; worth: number } | undefined;
  for (const share of SHARES)
    for (const most of ZOOMS)
      for (const seed of small) {
        const { part, inside } = gatherAround(seed, small, (share * width) / most, (share * height) / most);
        const [w, h] = [part[2] - part[0], part[3] - part[1]];
        const zoom = Math.min((share * width) / w, (share * height) / h, 1.5 * most);
        const named = inside.filter((one) => scaleNeeded(one) < scale * zoom);
        // Those that are smallest need it most, and have most rents.
        const worth = named.reduce((sum, one) => sum + scaleNeeded(one), 0);
        if (named.length < 2 || worth <= (best?.worth ?? 0)) continue;
        const [fw, fh] = [w * zoom, h * zoom];
        const corners: Bounds[] = [
          [right - fw, bottom - fh, right, bottom],
          [left, bottom - fh, left + fw, bottom],
          [left, top, left + fw, top + fh],
          [right - fw, top, right, top + fh],
        ];
        const frame = corners.find(
          (corner) =>
            !overlaps(corner, part) &&
            !places.some(
              ([x = 0, y = 0]) => x > corner[0] && x < corner[2] && y > corner[1] && y < corner[3],
            ),
        );
        if (frame) best = { part, frame, zoom, named, worth };
      }
  if (!best) return undefined;
  const { part, frame, zoom, named } = best;
  const place = ({ room: { x, y } }: Sized) => ({
    x: frame[0] + (x - part[0]) * zoom,
    y: frame[1] + (y - part[1]) * zoom,
  });
  const apart = chooseApart(named, place, scale);
  return {
    view: part,
    frame,
    areas: all
      .filter(({ bounds }) => overlaps(bounds, part))
      .map((one) => ({
        code: one.code,
        label: apart.has(one) ? place(one) : null,
      })),
  };
}

const unite = (a: Bounds, b: Bounds): Bounds => [
  Math.min(a[0], b[0]),
  Math.min(a[1], b[1]),
  Math.max(a[2], b[2]),
  Math.max(a[3], b[3]),
];
const distance = ({ room: { x, y } }: Sized, [left, top, right, bottom]: Bounds): number =>
  Math.hypot(x - (left + right) / 2, y - (top + bottom) / 2);

/**
 * Draws the areas whose codes begin so, in their own bounds, and the land around them.
 * @param lettersAcross how many letters of a name the map is wide on the largest screen: names that would meet there are left out
 * @throws RangeError where no area has such a code
 */
export function drawAreas(topology: AreaTopology, codeStart: string, lettersAcross: number): AreaMap {
  const { geometries } = topology.objects.areas;
  const isOwn = ({ id }: AreaGeometry): boolean => id.startsWith(codeStart);
  const own = feature(topology, {
    type: 'GeometryCollection',
    geometries: geometries.filter(isOwn),
  }).features;
  if (own.length === 0) throw new RangeError(`No area has a code that begins with ${codeStart}.`);
  const shapes = own.map(({ geometry }) => geometry as Shape);
  const [left, top, right, bottom] = findBounds(shapes);
  const margin = Math.max(right - left, bottom - top) * MARGIN;
  const view: Bounds = [left - margin, top - margin, right + margin, bottom + margin];
  const others = geometries.filter((one) => !isOwn(one));
  const land = merge(topology, others).coordinates.filter(([ring = []]) =>
    ring.some(
      ([x = 0, y = 0]) =>
        x > 2 * view[0] - view[2] &&
        x < 2 * view[2] - view[0] &&
        y > 2 * view[1] - view[3] &&
        y < 2 * view[3] - view[1],
    ),
  );
  const sized = own.map(({ id, properties: { name } }, index): Sized => {
    const shape = shapes[index] as Shape;
    const room = findRoomiest(shape, countSigns(name));
    return { code: String(id), name, room, bounds: findBounds([shape]) };
  });
  const scale = lettersAcross / (view[2] - view[0]);
  const roomy = sized.filter((one) => scaleNeeded(one) < scale);
  const apart = chooseApart(roomy, ({ room }) => room, scale);
  const areas = sized.map((one, index): MapArea => {
    const { code, name, room } = one;
    const shape = shapes[index] as Shape;
    const [x, y] = findMiddle(shape);
    const label = apart.has(one) ? { x: room.x, y: room.y } : null;
    return { code, name, path: toPath(shape, DECIMALS), x, y, label };
  });
  return {
    areas: areas.sort((a, b) => (a.code < b.code ? -1 : 1)),
    view,
    frames: '',
    leaders: '',
    around: toPath({ type: 'MultiPolygon', coordinates: land }, DECIMALS),
    inset: findInset(sized, view, shapes, scale),
  };
}
