/** The counties, which are in the page; districts come in a file of their own. */
import COUNTY_MAP from '@generated/map/default/counties.json';
import type { AreaMap, MapArea } from './districtMap';

type Label = NonNullable<MapArea['label']>;

/** Names that stand elsewhere than in the middle, by the code of the county. */
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
