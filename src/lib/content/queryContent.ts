import { createQuery, fetchDatabase, type ContentQuery } from 'content-database';
import {
  memoiseSuccess,
  MIN_FETCH_DISPLAY,
  reloadIfReplaced,
  reportFault,
  retryBypassingCache,
  toError,
} from 'html-first/client';
import { useCallback, useEffect, useState } from 'react';
import type { CollectionName, SiteDocument } from './collections';
import { contentUrl } from './configuration';

type ContentState<D> = { retry: () => void } & (
  | { status: 'loading'; data: null; error: null }
  | { status: 'ready'; data: D; error: null }
  | { status: 'failed'; data: null; error: Error }
);

type Dependency = string | number | boolean | null;

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

type Outcome<D> = { key: string } & ({ data: D; error: null } | { data: null; error: Error });

const loadDatabase = memoiseSuccess((url) =>
  retryBypassingCache((cache) => fetchDatabase<CollectionName>(url, cache)),
);

/** A query over collections of the site's content; without names over all. `fetch` throws ContentLoadError. */
export const queryContent = (...collections: CollectionName[]): ContentQuery<SiteDocument> =>
  createQuery<SiteDocument>(async () => {
    const { documents } = await loadDatabase(contentUrl());
    return documents.filter(({ collection }) => collections.length === 0 || collections.includes(collection));
  }, ['title', 'description', 'tags', 'text']);

/** Carries out a query, anew when a dependency changes. The state of loading, shown for every query, stays at least MIN_FETCH_DISPLAY from its start. */
export function useContent<D>(
  makeQuery: () => { fetch(): Promise<D> },
  deps: readonly Dependency[],
): ContentState<D> {
  const [attempt, setAttempt] = useState(0);
  const [outcome, setOutcome] = useState<Outcome<D> | null>(null);
  const key = JSON.stringify([attempt, ...deps]);

  useEffect(() => {
    let wanted = true;
    const run = async () => makeQuery().fetch();
    void Promise.allSettled([run(), wait(MIN_FETCH_DISPLAY)]).then(([result]) => {
      if (!wanted) return;
      if (result.status === 'fulfilled') setOutcome({ key, data: result.value, error: null });
      else {
        reportFault('content', result.reason);
        void reloadIfReplaced();
        setOutcome({ key, data: null, error: toError(result.reason) });
      }
    });
    return () => {
      wanted = false;
    };
    // makeQuery is a new function in every render; key stands for what it depends on.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [key]);

  const retry = useCallback(() => setAttempt((n) => n + 1), []);
  if (outcome?.key !== key) return { status: 'loading', data: null, error: null, retry };
  return outcome.error
    ? { status: 'failed', data: null, error: outcome.error, retry }
    : { status: 'ready', data: outcome.data, error: null, retry };
}
