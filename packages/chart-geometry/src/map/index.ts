/** Maps of areas: their paths, where their names have room, and where the arrow keys lead. */
export { type AreaMap, type AreaTopology, drawAreas, type Inset, type MapArea } from './places';
export { type Bounds, DIRECTIONS, findMiddle, neighbourIn, type Shape, type Spot, toPath } from './shapes';
