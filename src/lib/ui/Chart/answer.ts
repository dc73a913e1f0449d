/** What a chart needs once it is touched, in one file. */
export { drawHair, indexAt } from './hair';
export { pointWords, readPoints, tapWords } from './points';
export { take } from './take';
