/** What a map of the districts of a county draws. Pure. */
import { feature, merge } from 'topojson-client';
import type { DistrictTopology } from '@site/plugins/map/client';
import {
  findBounds,
  findMiddle,
  toPath,
  type Bounds,
  type Shape,
  type Spot,
} from '@site/src/lib/charts/areas';
import { findRoomiest } from '@site/src/lib/charts/roomiest';

export interface MapArea extends Spot {
  /** of a district without its county */
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
  /** frames around islands */
  frames: string;
  /** lines from names to what they name */
  leaders: string;
  /** what lies around, a path */
  around: string;
  inset?: Inset | undefined;
}

/** Width of the drawing on a large screen, and of a character on it, in px. */
const WIDTH = 440;
const SIGN = 13;

/** Room around a county, as a share of its greater side. */
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

/** px of a unit at which a name has room in its area. */
const scaleNeeded = ({ room }: Sized): number => SIGN / 2 / (OVER * room.half);

const overlaps = (a: Bounds, b: Bounds): boolean => a[0] < b[2] && a[2] > b[0] && a[1] < b[3] && a[3] > b[1];

/** What a name takes up on the map. @param scale px of a unit */
export function measureName(name: string, { x, y }: { x: number; y: number }, scale: number): Bounds {
  const [half, high] = [(SIGN * countSigns(name)) / 2 / scale, SIGN / 2 / scale];
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

/** The part around a district that holds most small ones, and is not larger than this. */
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
 * The part of a county where most districts are too small for their names, and a corner that is free for it.
 * @param view of the whole map
 * @returns undefined where fewer than two districts would get a name by it
 */
function findInset(districts: readonly Sized[], view: Bounds, shapes: readonly Shape[]): Inset | undefined {
  const [left, top, right, bottom] = view;
  const [width, height] = [right - left, bottom - top];
  const scale = WIDTH / width;
  const small = districts.filter((one) => scaleNeeded(one) >= scale);
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
    areas: districts
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

/** The districts of a county, in its own bounds. */
export function toDistrictAreas(topology: DistrictTopology, county: Pick<MapArea, 'code' | 'name'>): AreaMap {
  const { geometries } = topology.objects.areas;
  const isOwn = ({ id }: { id?: string | number | undefined }): boolean => String(id).startsWith(county.code);
  const own = feature(topology, {
    type: 'GeometryCollection',
    geometries: geometries.filter(isOwn),
  } as typeof topology.objects.areas).features;
  const shapes = own.map(({ geometry }) => geometry as Shape);
  const [left, top, right, bottom] = findBounds(shapes);
  const margin = Math.max(right - left, bottom - top) * MARGIN;
  const view: Bounds = [left - margin, top - margin, right + margin, bottom + margin];
  const others = geometries.filter((one) => !isOwn(one)) as Parameters<typeof merge>[1];
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
  const scale = WIDTH / (view[2] - view[0]);
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
    inset: findInset(sized, view, shapes),
  };
}
