/** A comparison as a JSON document, for those who keep what they saw on the page. */
import type { Incident } from '../catalogue/types';
import { sortKeys } from '../json/stable';
import type { Comparison } from './types';
import { comparisonWords } from './words';

interface ComparisonJson extends Comparison {
  /** name and version of this form; a change that old readers do not understand raises the version */
  format: 'comparison';
  formatVersion: 2;
  licence: 'CC0-1.0';
  /** the whole in Chinese, a sentence each */
  text: string[];
}

/** The same comparison gives the same text. @param incidents those of the catalogue, for their titles */
export const toComparisonJson = (
  comparison: Comparison,
  incidents: readonly Pick<Incident, 'id' | 'title'>[],
): ComparisonJson =>
  sortKeys<ComparisonJson>({
    format: 'comparison',
    formatVersion: 2,
    licence: 'CC0-1.0',
    ...comparison,
    text: comparisonWords(comparison, incidents),
  });
