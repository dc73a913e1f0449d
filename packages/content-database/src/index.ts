/** Documents as trees, and queries of them. For browsers and Node. */
export type { Condition } from './condition';
export { ContentLoadError, fetchDatabase } from './fetchDatabase';
export { nearestPages } from './nearest';
export { createQuery, type ContentQuery } from './query';
export { defined, h, plainText, type Child, type Children } from './tree';
export type { ContentDatabase, ContentDocument, ContentNode, PropValue } from './types';
