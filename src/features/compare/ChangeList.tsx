import { changeWords, type VersionChange } from 'rental-data';
import Unbroken from '@site/src/lib/ui/Unbroken';
import type { ReactNode } from 'react';

interface Props {
  changes: readonly VersionChange[];
  className?: string | undefined;
}

export default function ChangeList({ changes, className }: Props): ReactNode {
  if (changes.length === 0) return null;
  return (
    <ul className={className}>
      {changes.map(changeWords).map((text) => (
        <li key={text}>
          <Unbroken>{text}</Unbroken>
        </li>
      ))}
    </ul>
  );
}
