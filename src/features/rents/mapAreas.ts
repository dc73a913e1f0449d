/** What a map draws: the counties of the page, or the districts of a county from the file that comes with the first of them. */
import COUNTY_MAP from '@generated/map/default/counties.json';
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

export interface MapArea extends Spot {
  /** of a district without its county */
  name: string;
  path: string;
  /** where its name stands: outside it where it is too small, for islands in their frame; null where there is no room */
  label: { x: number; y: number; isOutside?: true; isIsland?: true } | null;
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
}

type Label = NonNullable<MapArea['label']>;
/** Names that stand elsewhere than in the middle, by the code of the county. */
const LABELS: Readonly<Record<string, Label>> = {
  '65000': { x: 384, y: 87 },
  '10017': { x: 425, y: 14, isOutside: true },
  '10018': { x: 240, y: 84, isOutside: true },
  '10020': { x: 112, y: 316, isOutside: true },
  '63000': { x: 322, y: 16, isOutside: true },
  '10004': { x: 309, y: 112 },
  '10008': { x: 274, y: 258 },
  '64000': { x: 230, y: 392 },
  '10014': { x: 292, y: 415 },
  '10013': { x: 218, y: 470 },
  '10010': { x: 236, y: 333 },
  '10016': { x: 64, y: 549, isIsland: true },
  '09020': { x: 78, y: 207, isIsland: true },
  '09007': { x: 80, y: 130, isIsland: true },
};
const LEADERS = 'M398 30 412 20M270 93 254 87M190 321l-54-3M366 40 338 19';

export const COUNTY_AREAS: AreaMap = {
  areas: COUNTY_MAP.counties.map(({ code, name, path, x, y }) => ({
    code,
    name,
    path,
    x,
    y,
    label: LABELS[code] ?? { x, y },
  })),
  view: [16, 0, 444, 602],
  frames: COUNTY_MAP.frames.map(({ path }) => path).join(''),
  leaders: LEADERS,
  around: '',
};

/** All districts of the country, by their official codes. */
export const listDistricts = ({ objects }: DistrictTopology): { code: string; name: string }[] =>
  objects.areas.geometries.flatMap(({ id, properties }) =>
    properties && 'name' in properties ? [{ code: String(id), name: properties.name }] : [],
  );

/** Width of the drawing on a large screen, and of a character on it, in px. */
const WIDTH = 440;
const SIGN = 13;

/** Room around a county, as a share of its greater side. */
const MARGIN = 0.05;
const DECIMALS = 2;

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
  const areas = own.map(({ id, properties: { name }, geometry }, index): MapArea => {
    const shape = shapes[index] ?? (geometry as Shape);
    const [x, y] = findMiddle(shape);
    const [west, north, east, south] = findBounds([shape]);
    const scale = WIDTH / (view[2] - view[0]);
    const hasRoom =
      (east - west) * scale > SIGN * Math.max(2, name.length - 1) + 16 && (south - north) * scale > 2 * SIGN;
    return {
      code: String(id),
      name,
      path: toPath(geometry as Shape, DECIMALS),
      x,
      y,
      label: hasRoom ? { x, y } : null,
    };
  });
  return {
    areas: areas.sort((a, b) => (a.code < b.code ? -1 : 1)),
    view,
    frames: '',
    leaders: '',
    around: toPath({ type: 'MultiPolygon', coordinates: land }, DECIMALS),
  };
}
