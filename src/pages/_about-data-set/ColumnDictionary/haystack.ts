import type { DictionaryColumnProp } from '@site/plugins/pages/client';
import { toHaystack } from '@site/src/domain/dictionary/text';

/** The texts by which a column is found: name, key, descriptions, and its codes' labels. */
export const haystackOf = ({
  header,
  key,
  definitions,
  codes,
}: Pick<DictionaryColumnProp, 'header' | 'key' | 'definitions' | 'codes'>): string =>
  toHaystack([
    header,
    key,
    ...definitions.map(({ description }) => description),
    ...(codes?.list ?? []).map(([, label]) => label),
    codes?.labels,
  ]);
