/** What the map's modules hold: types only. */
import type { GeometryCollection, Topology } from 'topojson-specification';

export interface AreaProps {
  name: string;
}

export interface CountyShape {
  /** official code, 5 digits */
  code: string;
  name: string;
  path: string;
  /** middle of its largest part, where its name stands and from where the arrow keys leave */
  x: number;
  y: number;
}

export interface CountyMap {
  counties: CountyShape[];
  /** frames around the islands, which are drawn nearer than they are */
  frames: { county: string; path: string }[];
  /** left, top, right and bottom of all counties */
  view: [number, number, number, number];
}

/** The id of each area is its official code, 8 digits. */
export type DistrictTopology = Topology<{ areas: GeometryCollection<AreaProps> }>;
