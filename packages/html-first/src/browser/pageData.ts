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
    throw new Error('這一頁沒有資料。修正：在路由的屬性或頁面的front matter寫上data，例如data: compare。');
  }
  return value as PageData<T>;
}
