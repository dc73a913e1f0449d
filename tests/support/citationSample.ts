import type { DataSet, Variant } from '../../src/dataset/catalogue/types';
import type { Reference } from '../../src/dataset/citation';
import { datasetReference, setReference } from '../../src/dataset/citation/reference';
import type { Site } from '../../src/dataset/addresses/files';
import { setsOf } from '../../src/dataset/catalogue/sets';
import { recorded } from './realCatalogue';

/** Another address and base path than the published ones: nothing may be written down twice. */
export const SITE: Site = { siteUrl: 'https://example.org', baseUrl: '/sub/' };

export function setOf(period: string, variant: Variant): DataSet {
  const found = setsOf(recorded).find((s) => s.period === period && s.variant === variant);
  if (!found) throw new Error(`沒有${period}的${variant}`);
  return found;
}

export const whole: Reference = datasetReference(recorded, SITE);
export const raw2021Q3: Reference = setReference(recorded, setOf('2021Q3', 'raw'), SITE);
export const everyReference: Reference[] = [
  whole,
  ...setsOf(recorded).map((s) => setReference(recorded, s, SITE)),
];

export const DAY = '2026-11-21';
