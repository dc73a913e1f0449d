import type { DataSet, Variant } from '../../src/dataset/catalogue/types';
import type { Reference } from '../../src/dataset/citation';
import { datasetReference, setReference } from '../../src/dataset/citation/reference';
import type { Site } from '../../src/dataset/addresses/files';
import { findSet, setsOf } from '../../src/dataset/catalogue/sets';
import { recorded } from './realCatalogue';

/** Another address and base path than the published ones: nothing may be written down twice. */
export const SITE: Site = { siteUrl: 'https://example.org', baseUrl: '/sub/' };

export const setOf = (period: string, variant: Variant): DataSet => findSet(recorded, period, variant);

export const whole: Reference = datasetReference(recorded, SITE);
export const raw2021Q3: Reference = setReference(recorded, setOf('2021Q3', 'raw'), SITE);
export const everyReference: Reference[] = [
  whole,
  ...setsOf(recorded).map((s) => setReference(recorded, s, SITE)),
];

export const DAY = '2026-11-21';
