import catalogue from '@catalogue';
import RowsState from '@site/src/features/marks/RowsState';
import { type DataSet, getReader, rowsWhy } from 'rental-data';
import type { ReactNode } from 'react';

interface Props {
  set: Pick<DataSet, 'period' | 'variant'>;
  className?: string | undefined;
}

export default function SetState({ set: { period, variant }, className }: Props): ReactNode {
  const rows = getReader(catalogue).rows(period, variant);
  const why = rowsWhy(rows, catalogue.incidents);
  return <RowsState period={period} state={rows.state} why={why} className={className} />;
}
