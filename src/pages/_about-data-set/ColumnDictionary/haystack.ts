import type { DictionaryColumnProp } from '@site/plugins/pages/client';
import { toHaystack } from '@site/src/domain/dictionary/text';

/** The texts that the filter searches for a column: name, key, descriptions and labels of its codes. */
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
