import { mendLost } from '@site/src/lib/browser/lostFile';
import { useEffect, useState, type ReactNode } from 'react';
import type { setNamed } from '@site/src/dataset/usability/nearby';

/** Loads what the reader may have meant only when the error page is shown: every page includes the error page. */
export default function Near({ set }: { set: ReturnType<typeof setNamed> }): ReactNode {
  const [near, setNear] = useState<ReactNode>(null);
  const { period, variant } = set ?? {};
  useEffect(() => {
    let wanted = true;
    const draw =
      period === undefined || variant === undefined
        ? import(/* webpackChunkName: "near-pages" */ './NearPages').then(({ default: NearPages }) => (
            <NearPages />
          ))
        : import(/* webpackChunkName: "near-sets" */ './NearSets').then(({ default: NearSets }) => (
            <NearSets period={period} variant={variant} />
          ));
    draw.then(
      (drawn) => {
        if (wanted) setNear(drawn);
      },
      // Without it the error page still has its message, its search and its links.
      () => void mendLost(),
    );
    return () => {
      wanted = false;
    };
  }, [period, variant]);
  return near;
}
