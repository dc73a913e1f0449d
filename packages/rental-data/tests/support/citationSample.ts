import type { DataSet } from '../../src/catalogue/types';
import type { Variant } from '../../src/catalogue/values';
import type { Reference } from '../../src/citation/types';
import { datasetReference, setReference } from '../../src/citation/reference';
import { findSet, listSets } from '../../src/catalogue/sets';
import { recorded } from './realCatalogue';
import { SITE } from './sampleSite';

export { SITE };

export const findRecordedSet = (period: string, variant: Variant): DataSet =>
  findSet(recorded, period, variant);

export const whole: Reference = datasetReference(recorded, SITE);
export const raw2021Q3: Reference = setReference(recorded, findRecordedSet('2021Q3', 'raw'), SITE);
export const everyReference: Reference[] = [
  whole,
  ...listSets(recorded).map((s) => setReference(recorded, s, SITE)),
];

export const DAY = '2026-11-21';
