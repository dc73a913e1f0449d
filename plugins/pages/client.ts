/** The data of pages that browsers draw: types only. Browser code may import no other file of this plugin. */
export type { ComparePageProp } from './data/compare';
export type { OpenPageProp } from './data/open';
