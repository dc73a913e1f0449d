/** Small functions that know nothing of the dataset. */
export { isFormula, toCsv } from './csv';
export { formatLocalDay } from './day';
export { first } from './first';
export { groupBy } from './groupBy';
export { hasHidden } from './hidden';
export { memoByObject } from './memo';
export { say } from './say';
export { sortKeys } from './stable';
