import type { ReactNode } from 'react';
import Frame from './Frame';

export default function RentsPage(): ReactNode {
  return <Frame />;
}
