import matrix from '@generated/pages/default/matrix.json';
import type { ReactNode } from 'react';
import Matrix from './Matrix';

/** The matrix with its data, as browsers bring it to life. */
export default function WithData(): ReactNode {
  return <Matrix {...matrix} />;
}
