import { readAddress, writeAddress, type Dropped, type View } from '@site/src/domain/cut/address';
import { PERIOD_HEADER } from '@site/src/domain/cut/store';
import type { Opened } from '@site/src/open/session';
import { COLUMN_CHOICES } from '@site/src/open/columns';
import { useCallback, useEffect, useMemo, useState } from 'react';

/** What of the file is asked for, as the part of the address behind `#` says it: no data, so that it can be sent to others. */
export function useView({ columns, missing }: Opened): {
  view: View;
  /** columns of the table, in the order of the file */
  shown: readonly string[];
  dropped: readonly Dropped[];
  change: (part: Partial<View>) => void;
} {
  const known = useMemo(
    () =>
      columns.map(({ header, type, words }) => ({
        header,
        type,
        ...(words ? { values: new Set([...words.map(([text]) => text), missing]) } : {}),
      })),
    [columns, missing],
  );
  const [hash, setHash] = useState(() => window.location.hash);
  useEffect(() => {
    const read = () => setHash(window.location.hash);
    window.addEventListener('hashchange', read);
    return () => window.removeEventListener('hashchange', read);
  }, []);
  const { view, dropped } = useMemo(() => readAddress(hash, known), [hash, known]);
  const change = useCallback(
    (part: Partial<View>) => {
      const next = `#${writeAddress({ ...view, ...part })}`;
      // Not an entry of its own for each key that is typed.
      window.history.replaceState(
        window.history.state,
        '',
        next === '#' ? window.location.pathname + window.location.search : next,
      );
      setHash(next);
    },
    [view],
  );
  const shown = useMemo(() => {
    const wanted = view.columns ?? COLUMN_CHOICES[0]?.headers ?? [];
    const all = columns.map(({ header }) => header);
    const found = all.filter((header) => wanted.includes(header) || header === PERIOD_HEADER);
    return found.length > 0 ? found : all;
  }, [view.columns, columns]);
  return { view, shown, dropped, change };
}
