/** What tests of a built site ask of the rules of its service worker. */
export { classifyRequest } from '../../src/worker/kinds';
export { digestBytes, hashIn, isWhole, packed } from '../../src/worker/whole';
