import { readAddress, writeAddress, type Dropped, type View } from '@site/src/domain/cut/address';
import { replaceAddress } from '@site/src/navigation/replaceAddress';
import type { Opened } from '@site/src/open/opened';
import { addressColumns, shownOf } from '@site/src/open/columns';
import { useCallback, useEffect, useMemo, useState } from 'react';

/** What of the file is asked for, as the part of the address behind `#` says it: no data, so that it can be sent to others. */
export function useView({ columns, missing }: Opened): {
  view: View;
  /** columns of the table, in the order of the file */
  shown: readonly string[];
  dropped: readonly Dropped[];
  change: (part: Partial<View>) => void;
} {
  const known = useMemo(() => addressColumns(columns), [columns]);
  const [hash, setHash] = useState(() => window.location.hash);
  useEffect(() => {
    const read = () => setHash(window.location.hash);
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  const { view, dropped } = useMemo(() => readAddress(hash, known, missing), [hash, known, missing]);
  const change = useCallback(
    (part: Partial<View>) => {
      const next = `#${writeAddress({ ...view, ...part })}`;
      // Not an entry of its own for each key that is typed.
      replaceAddress(next === '#' ? window.location.pathname + window.location.search : next);
      setHash(next);
    },
    [view],
  );
  const shown = useMemo(
    () => shownOf(columns, view.columns).map(({ header }) => header),
    [view.columns, columns],
  );
  return { view, shown, dropped, change };
}
