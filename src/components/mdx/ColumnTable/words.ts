/** Where a column of a dataset version stands. Pure. */
import type { ColumnProp, VersionProp } from '@site/plugins/pages/client';
import { VARIANT_NAME } from '@site/src/domain/words';

/** The dataset version of the page, among all versions, newest first. */
export type Place = Pick<VersionProp, 'version' | 'versions' | 'variants'>;

/** Whether the version is the first or the last one with the column; empty where it is neither. */
function lifeWords(
  { since, until }: ColumnProp['definitions'][number],
  { version, versions }: Place,
): string {
  const isNew = since === version && version !== versions.at(-1);
  if (until === version) return isNew ? '只有這一版' : '只到這一版';
  return isNew ? '這一版新增' : '';
}

/** The variants that have a column where not all have it, and what this version did with it. */
export function placeWords(definitions: ColumnProp['definitions'], place: Place): string {
  return definitions
    .map((definition) => {
      const { variants } = definition;
      const names = variants.map((variant) => VARIANT_NAME[variant]).join('、');
      const all = variants.length === place.variants.length;
      const who = all ? '' : definitions.length > 1 ? names : `只有${names}`;
      return [who, lifeWords(definition, place)].filter(Boolean).join('，');
    })
    .filter(Boolean)
    .join('；');
}
