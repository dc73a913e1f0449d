/** What tests of a built site ask of the rules of its service worker. */
export { kindOf } from '../../src/worker/kinds';
export { digestOf, hashIn, isWhole, packed } from '../../src/worker/whole';
