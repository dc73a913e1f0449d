/** A drawing on a page that answers pointer and keys and is saved as a file: what is said of its points comes from the table of its figures. */
export { followCells } from './cells';
export { drawHair, indexAt, plotText, rowText } from './hair';
export { chartTable, collectWords, drawChart } from './file';
export { drawMap } from './map';
export { pictureFile, type Picture, type Words } from './picture';
export { type Point, pointWords, readPoints, tapWords } from './points';
