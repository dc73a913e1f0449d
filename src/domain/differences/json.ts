/** The differences between two dataset versions as a public JSON document. What it holds is said in schema.ts. */
import type { Catalogue } from '../catalogue/types';
import { sortKeys } from '../json/stable';
import { differences } from './differences';
import { hintOf } from './hints';
import type { DifferencesJson } from './schema';
import { changeWords } from './words';

/** What changes from one dataset version to another as JSON. @throws RangeError when the catalogue has no such version */
export function toDifferencesJson(catalogue: Catalogue, from: string, to: string): DifferencesJson {
  const { changes, kept } = differences(catalogue, from, to);
  return sortKeys<DifferencesJson>({
    format: 'version-differences',
    formatVersion: 1,
    licence: 'CC0-1.0',
    from,
    to,
    changes: changes.map((change) => ({ ...change, hint: hintOf(change), text: changeWords(change) })),
    kept,
  });
}
