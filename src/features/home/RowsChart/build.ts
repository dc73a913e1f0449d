import { worsensRows } from '@site/src/dataset/catalogue/reach';
import type { Catalogue, Incident } from '@site/src/dataset/catalogue/types';
import { monthlyRows } from '@site/src/dataset/usability/monthlyRows';
import { describeCoverage } from '@site/src/dataset/verdict/coverageMap';
import type { Chart } from './geometry';

/** The incidents that touched the number of rows, oldest first; the first is number 1. */
const listBands = ({ incidents }: Pick<Catalogue, 'incidents'>): Incident[] =>
  incidents.filter(worsensRows).reverse();

export function describeChart(catalogue: Catalogue): Chart {
  const bands = listBands(catalogue);
  const numbers = new Map(bands.map(({ id }, index) => [id, index + 1]));
  const { cells } = describeCoverage(catalogue);
  const months = monthlyRows(catalogue).map(({ month, incidents }) => {
    const touched = incidents.flatMap((id) => numbers.get(id) ?? []).sort((a, b) => a - b);
    return { month, ...cells[month], touched: touched.length > 0 ? touched : undefined };
  });
  return { months, bands };
}
