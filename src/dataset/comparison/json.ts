import type { Incident } from '../catalogue/types';
import { sortKeys } from '../../lib/json/stable';
import type { Comparison } from './types';
import { comparisonWords } from './words';

/** The same comparison gives the same text. @param incidents those of the catalogue, for their titles */
export const toComparisonJson = (
  comparison: Comparison,
  incidents: readonly Pick<Incident, 'id' | 'title'>[],
) =>
  sortKeys({
    format: 'comparison',
    // A change that old readers do not understand raises it.
    formatVersion: 3,
    licence: 'CC0-1.0',
    ...comparison,
    text: comparisonWords(comparison, incidents),
  });
