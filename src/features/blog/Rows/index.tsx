import catalogue from '@catalogue';
import type { ReactNode } from 'react';
import { findRelease, formatCount, type Release } from 'rental-data';

/** Published rows of one variant of a period. @throws Error that names what the period does have */
export function countRows({ period, sets }: Pick<Release, 'period' | 'sets'>, variant: string): number {
  const found = sets.find((s) => s.variant === variant);
  if (!found) {
    const names = sets.map((s) => s.variant).join('、');
    throw new Error(
      `<Rows period="${period}" variant="${variant}" />：${period}沒有${variant}。修正：variant改成${names}，或換一個期別。`,
    );
  }
  return found.rows;
}

/** The published number of rows, so that no author types it by hand. A variant that the period lacks stops the build. */
export default function Rows({ period, variant }: { period: string; variant: string }): ReactNode {
  return <span className="num">{formatCount(countRows(findRelease(catalogue, period), variant))}</span>;
}
