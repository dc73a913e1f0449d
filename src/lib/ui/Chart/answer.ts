export { drawHair, indexAt } from './hair';
export { pointWords, readPoints, tapWords } from './points';
export { take } from './take';
