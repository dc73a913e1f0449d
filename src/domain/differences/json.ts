/** The differences between two dataset versions as a public JSON document. Its JSON Schema stands in schema.ts. */
import type { Catalogue } from '../catalogue/types';
import { sortKeys } from '../usability/stable';
import { differences } from './differences';
import { hintOf } from './hints';
import type { KeptColumns, ScriptHint, VersionChange } from './types';
import { changeWords } from './words';

/** A change with what to do about it, for programs and in words. */
type ChangeJson = VersionChange & { hint: ScriptHint; text: string };

interface DifferencesJson {
  /** name and version of this form; a change that old readers do not understand raises the version */
  format: 'version-differences';
  formatVersion: 1;
  licence: 'CC0-1.0';
  from: string;
  to: string;
  changes: ChangeJson[];
  kept: KeptColumns[];
}

/**
 * What changes from one dataset version to another as JSON; the same catalogue gives the same text.
 * @throws RangeError when the catalogue has no such version
 */
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
