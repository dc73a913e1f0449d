/** Changes of meaning in the descriptions that programs read. */
import { changesOfColumn, sideOfSets } from '../catalogue/changes';
import type { Catalogue, DataSet, Column } from '../catalogue/types';
import type { Variant } from '../catalogue/values';
import { getReader } from '../usability/reader';
import { reasonWords } from '../usability/words';
import { meaningChangeWords, SIDE_WORDS } from '../words/change';

/** How the meaning of a column changed, and by which rule the files of a version are made, as sentences. May be empty. */
export const columnChangeText = (
  catalogue: Catalogue,
  column: Column,
  variant: Variant,
  sets: readonly DataSet[],
): string =>
  changesOfColumn(catalogue, column)
    .filter(({ variants }) => variants?.includes(variant) ?? true)
    .map((change) => {
      const side = change.from === undefined ? undefined : sideOfSets(catalogue, change, sets);
      const files = side === undefined ? '' : `這個版本的檔案${SIDE_WORDS[side]}。`;
      return `${meaningChangeWords({ ...change, since: change.from })}。${files}`;
    })
    .join('');

/** By which other rule than the newest files the rows of a set were made, as sentences. May be empty. */
export const rowsChangeText = (
  catalogue: Catalogue,
  { period, variant }: Pick<DataSet, 'period' | 'variant'>,
): string =>
  getReader(catalogue)
    .rows(period, variant)
    .reasons.filter(({ type }) => type === 'rows-changed')
    .map((reason) => `${reasonWords(reason, catalogue.incidents)}。`)
    .join('');
