/** Small functions that know nothing of the dataset. */
export { isFormula, toCsv } from './csv';
export { dayOf } from './day';
export { first } from './first';
export { groupBy } from './groupBy';
export { hasHidden } from './hidden';
export { memoOf } from './memo';
export { say } from './say';
export { sortKeys } from './stable';
