import catalogue from '@catalogue';
import type { ReactNode } from 'react';
import { findRelease } from '@site/src/dataset/catalogue/sets';
import { formatCount } from '@site/src/lib/text/format';
import { rowsOf } from './rowsOf';

interface Props {
  period: string;
  variant: string;
}

/** The published number of rows, so that no author types it by hand. A variant that the period lacks stops the build. */
export default function Rows({ period, variant }: Props): ReactNode {
  return <span className="num">{formatCount(rowsOf(findRelease(catalogue, period), variant))}</span>;
}
