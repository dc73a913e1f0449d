/** The districts of all counties, and what draws them: loaded when a county is opened first. */
import DISTRICTS from '@generated/map/default/districts.json';
import { drawAreas, type AreaMap, type AreaTopology } from 'chart-geometry/map';
import { LETTERS_ACROSS } from './lettersAcross';

const topology: AreaTopology = DISTRICTS;

/** @param county official code */
export const drawDistricts = (county: string): AreaMap => drawAreas(topology, county, LETTERS_ACROSS);

/** All districts of the country, by their official codes. */
export const listDistricts = (): { code: string; name: string }[] =>
  topology.objects.areas.geometries.map(({ id, properties: { name } }) => ({ code: id, name }));
