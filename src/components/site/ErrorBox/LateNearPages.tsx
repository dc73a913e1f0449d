import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

/** Loads NearPages only when the error page is shown: every page includes the error page, but not the query client. */
export default function LateNearPages(): ReactNode {
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);
  useEffect(() => {
    let wanted = true;
    import(/* webpackChunkName: "near-pages" */ './NearPages').then(
      ({ default: NearPages }) => {
        if (wanted) setLoaded(() => NearPages);
      },
      // Without near pages the error page still has its message and its links.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, []);
  return Loaded && <Loaded />;
}
