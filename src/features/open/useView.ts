import { type Dropped, readAddress, type View, writeAddress } from 'rental-files';
import { replaceAddress } from 'html-first/client';
import { type Opened, addressColumns, chooseColumns, type FirstView } from 'rental-files/session';
import { useCallback, useEffect, useMemo, useState } from 'react';

/** What of the file is asked for, as the part of the address behind `#` says it: no data, so that it can be sent to others. */
export function useView(
  { columns, missing }: Opened,
  first: FirstView,
): {
  view: View;
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
  // An address that says anything says all: whoever sends a link sees what its reader sees. A place on the page, as links inside
  // the site name it, says nothing of a file.
  const { view, dropped } = useMemo(
    () => (hash.includes('=') ? readAddress(hash, known, missing) : { view: first, dropped: [] }),
    [hash, known, missing, first],
  );
  const change = useCallback(
    (part: Partial<View>) => {
      // Never an empty one, which means the first view.
      const next = `#${writeAddress({ ...view, grouping: view.grouping ?? first.grouping, ...part })}`;
      // Not an entry of its own for each key that is typed.
      replaceAddress(next);
      setHash(next);
    },
    [view, first],
  );
  const shown = useMemo(
    () => chooseColumns(columns, view.columns).map(({ header }) => header),
    [view.columns, columns],
  );
  return { view, shown, dropped, change };
}
