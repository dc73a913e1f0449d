/** A message of a schema: the problem and, after `→`, the fix. packages/rental-data/src/load/explain.ts takes the two apart. */
export const say = (problem: string, fix: string): string => `${problem}→${fix}`;
