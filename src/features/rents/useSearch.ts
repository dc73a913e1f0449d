import { useHistory } from '@docusaurus/router';
import { useState, useSyncExternalStore } from 'react';

interface Search {
  search: string;
  /** What is shown in another way: Back leads past it. */
  replace: (search: string) => void;
  /** Another place: Back leads here again. */
  push: (search: string) => void;
}

/** What the address of the page asks for; the page as it is served asks for nothing. */
export function useSearch(): Search {
  const history = useHistory();
  const [store] = useState(() => {
    const { pathname } = history.location;
    let last = '';
    return {
      subscribe: (notify: () => void) => history.listen(notify),
      // Where the reader goes on to another page, this one stays as it is until it goes.
      read: () => {
        const { location } = history;
        if (location.pathname === pathname) last = location.search;
        return last;
      },
    };
  });
  const search = useSyncExternalStore(store.subscribe, store.read, () => '');
  return {
    search,
    replace: (next) => history.replace({ ...history.location, search: next }),
    push: (next) => history.push({ ...history.location, search: next }),
  };
}
