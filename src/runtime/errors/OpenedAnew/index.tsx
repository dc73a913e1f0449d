import { canBeOpened } from '@site/src/runtime/navigation/canBeOpened';
import { makeLinksPlain } from '@site/src/lib/browser/history';
import { useEffect, useState, type ReactNode } from 'react';

/** In the place of a page that failed after a click: the browser opens it, which has it as HTML. @param children where it cannot be opened */
export default function OpenedAnew({ children }: { children: ReactNode }): ReactNode {
  const [cannot, setCannot] = useState(false);
  useEffect(() => {
    makeLinksPlain();
    void canBeOpened(window.location.pathname).then((can) => {
      if (can) window.location.reload();
      else setCannot(true);
    });
  }, []);
  return cannot && children;
}
