import type { Catalogue } from '../catalogue/types';
import { findFormatVersion } from '../formatVersions';
import { sortKeys } from '../helpers/stable';
import { differences } from './differences';
import { draftInForce, type DraftPair } from './draft';
import { makeHint } from './hints';
import type { DifferencesJson } from './schema';
import { changeWords } from './words';

/** What changes from one dataset version to another as JSON. @throws RangeError when the catalogue has no such version */
export function toDifferencesJson(catalogue: Catalogue, from: string, to: string): DifferencesJson {
  const { changes, kept } = differences(catalogue, from, to);
  return sortKeys<DifferencesJson>({
    format: 'version-differences',
    formatVersion: findFormatVersion('differences'),
    licence: 'CC0-1.0',
    from,
    to,
    changes: changes.map((change) => ({ ...change, hint: makeHint(change), text: changeWords(change) })),
    kept,
  });
}

export function toDraftJson(catalogue: Catalogue, { from, to, draft }: DraftPair): DifferencesJson {
  const { written, asOf, effective, firstPeriod, issues, removedIn, dedup, changes, unknown } = draft;
  return sortKeys<DifferencesJson>({
    ...toDifferencesJson(draftInForce(catalogue, draft), from, to),
    status: 'draft',
    draft: { written, asOf, effective, firstPeriod, issues, removedIn, dedup, changes, unknown },
  });
}
