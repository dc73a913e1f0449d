import type { Catalogue, DataSet } from '../catalogue/types';
import { RENTS_VARIANT } from './rule';

/** Are the rents of a set published, by area? */
export const hasRents = (
  { statistics }: Pick<Catalogue, 'statistics'>,
  { period, variant }: Pick<DataSet, 'period' | 'variant'>,
): boolean => variant === RENTS_VARIANT && statistics.some((row) => row.period === period);
