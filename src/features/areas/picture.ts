/** What a picture of the map needs, loaded once somebody saves one. */
export { drawMap, pictureFile } from 'chart-geometry/browser';
