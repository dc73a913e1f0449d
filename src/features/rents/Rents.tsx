import useBaseUrl from '@docusaurus/useBaseUrl';
import { useEffect, useRef, type ReactNode } from 'react';
import type { FirstRentsFile } from 'rental-data/statistics';
import type { MappedRents } from './build';
import Own from './Own';
import Published from './Published';
import { useKept } from './useKept';
import { useRents } from './useRents';

interface Props {
  /** which file a reader without any may begin with */
  first: FirstRentsFile;
  /** absent where the site has no rents: those of the reader's files alone are shown */
  published?: MappedRents;
}

/** The rents of the reader's files where there are any, else those that are published. */
export default function Rents({ first, published }: Props): ReactNode {
  const rents = useRents();
  const kept = useKept(rents, useBaseUrl('/'), !published);
  const isOwn = !published || rents.files.length > 0;
  const before = useRef(isOwn);
  // The button that had the focus stands elsewhere now.
  useEffect(() => {
    if (before.current !== isOwn) document.getElementById('answer')?.focus();
    before.current = isOwn;
  }, [isOwn]);
  return isOwn ? (
    <Own rents={rents} kept={kept} first={first} />
  ) : (
    <Published published={published} rents={rents} kept={kept} first={first} />
  );
}
