import type { SeriesTable } from '../../../src/domain/catalogue/types';
import { FILES } from '../../../src/domain/addresses/files';
import type { SeriesProp } from '../client';

/** Figures of a post for its chart, with the address of the same figures as a file. */
export const toSeriesProp = ({ id, labels, lines }: SeriesTable): SeriesProp => ({
  labels,
  lines,
  csv: `/${FILES.series(id)}`,
});
