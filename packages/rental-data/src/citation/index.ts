/** Citations as text and data. Everything here may be loaded by browsers; files are made by files.ts. */
export { toBibtex } from './bibtex';
export { toCsl } from './csl';
export { formatLocalDay } from '../helpers/day';
export { toChineseApa, toPressLine, toShortLine } from './press';
export { toRis } from './ris';
export type { Reference } from './types';
