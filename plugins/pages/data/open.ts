import { setsOf } from '../../../src/domain/catalogue/sets';
import type { Catalogue } from '../../../src/domain/catalogue/types';
import { readerOf } from '../../../src/domain/usability/reader';

/** @throws Error when nothing with complete rows is published */
export function toOpenPageProp(catalogue: Catalogue) {
  const [smallest] = setsOf(catalogue)
    .filter(({ files }) => files.some(({ format }) => format === 'csv'))
    .filter(({ period, variant }) => readerOf(catalogue).rows(period, variant).state === 'complete')
    .sort((a, b) => a.rows - b.rows);
  if (!smallest) throw new Error('catalogue/releases/：沒有列數完整的檔案。修正：至少加入一個。');
  const { period, variant, rows } = smallest;
  return {
    /** to begin with, for readers without a file */
    smallest: { period, variant, rows },
  };
}
export type OpenPageProp = ReturnType<typeof toOpenPageProp>;
