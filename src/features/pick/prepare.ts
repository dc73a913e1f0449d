import { type Catalogue, COLUMN_GROUPS, GRANULARITIES, VARIANTS } from 'rental-data';
import { columnsFor, defaultChoice, select } from 'rental-data/selection';

/** Works out selections in idle moments, so that first answers come as fast as later ones. @returns function that stops it */
export function prepare(catalogue: Catalogue): () => void {
  const waiting = VARIANTS.flatMap((variant) =>
    GRANULARITIES.flatMap((granularity) =>
      COLUMN_GROUPS.map((group) => () => {
        const columns = columnsFor(catalogue, variant).filter((column) => column.group === group);
        select(catalogue, {
          ...defaultChoice(catalogue),
          from: 0,
          variant,
          granularity,
          columns: columns.map(({ header }) => header),
        });
      }),
    ),
  );
  // Safari has no idle moments to wait for, and works things out when they are asked for.
  const { requestIdleCallback, cancelIdleCallback } = window as Partial<Window>;
  let handle = 0;
  const next = (): void => {
    waiting.shift()?.();
    if (waiting.length > 0) handle = requestIdleCallback?.(next) ?? 0;
  };
  handle = requestIdleCallback?.(next) ?? 0;
  return () => cancelIdleCallback?.(handle);
}
