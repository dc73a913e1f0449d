import type { SeriesTable } from '../../../src/domain/catalogue/types';
import { FILES } from '../../../src/domain/addresses/files';

/** Figures of a post for its chart, with the address of the same figures as a file. */
export const toSeriesProp = ({ id, labels, lines }: SeriesTable) => ({
  labels,
  lines,
  /** below the base path */
  csv: `/${FILES.series(id)}`,
});
export type SeriesProp = ReturnType<typeof toSeriesProp>;
