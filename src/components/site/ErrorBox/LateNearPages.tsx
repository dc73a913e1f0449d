import { useEffect, useState, type ComponentType, type ReactNode } from 'react';

/** NearPages, loaded when a reader is lost: error pages are part of every page's code, the query client need not be. */
export default function LateNearPages(): ReactNode {
  const [Loaded, setLoaded] = useState<ComponentType | null>(null);
  useEffect(() => {
    let wanted = true;
    import(/* webpackChunkName: "near-pages" */ './NearPages').then(
      ({ default: NearPages }) => {
        if (wanted) setLoaded(() => NearPages);
      },
      // Without it the error page still has its message and its ways on.
      () => undefined,
    );
    return () => {
      wanted = false;
    };
  }, []);
  return Loaded && <Loaded />;
}
