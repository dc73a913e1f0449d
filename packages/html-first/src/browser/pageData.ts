import { createContext, useContext } from 'react';

export type PageData<T> =
  | { data: T; error: null; pending: false }
  | { data: null; error: Error; pending: boolean; retry: () => void };

export interface LoadedData {
  data?: unknown;
  dataError?: unknown;
  reload: () => Promise<unknown>;
}

export const PageDataContext = createContext<PageData<unknown> | null>(null);

/** What the `data` step of a page gave that browsers draw with React. @throws Error on a page that declares no data */
export function useFetchedData<T>(): PageData<T> {
  const value = useContext(PageDataContext);
  if (!value) {
    throw new Error(
      'This page has no data. Fix: name one of prepareNavigation’s `data` in the route or the front matter of the page, as its attribute `data`.',
    );
  }
  return value as PageData<T>;
}
