/** The districts of all counties, and what draws them: loaded when a county is opened first. */
import DISTRICTS from '@generated/map/default/districts.json';
import type { DistrictTopology } from '@site/plugins/map/client';
import { toDistrictAreas, type AreaMap, type MapArea } from './districtMap';

const topology: DistrictTopology = DISTRICTS;

export const drawDistricts = (county: MapArea): AreaMap => toDistrictAreas(topology, county);

/** All districts of the country, by their official codes. */
export const listDistricts = (): { code: string; name: string }[] =>
  topology.objects.areas.geometries.flatMap(({ id, properties }) =>
    properties && 'name' in properties ? [{ code: String(id), name: properties.name }] : [],
  );
