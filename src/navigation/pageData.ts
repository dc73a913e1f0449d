/** The data of the page on screen, for its components. */
import { createContext, useContext } from 'react';

/** Data that came, or the error that came instead and a way to try again. */
export type PageData<T> =
  | { data: T; error: null; pending: false }
  | { data: null; error: Error; pending: boolean; retry: () => void };

export interface LoadedData {
  data?: unknown;
  dataError?: unknown;
  /** fetches the data again */
  reload: () => Promise<unknown>;
}

export const PageDataContext = createContext<PageData<unknown> | null>(null);

/**
 * What the `data` step of a page gave that browsers draw with React.
 * @throws Error on a page that declares no data
 */
export function useFetchedData<T>(): PageData<T> {
  const value = useContext(PageDataContext);
  if (!value) {
    throw new Error('這一頁沒有資料。修正：在路由的屬性或頁面的front matter寫上data，例如data: payload。');
  }
  return value as PageData<T>;
}

/**
 * The data of an HTML page (plugins/pages/kinds.ts), which are at hand wherever it is drawn: on the server, and while editing.
 * @throws Error in browsers, which show such pages as they were prerendered
 */
export function usePageData<T>(): T {
  const { data } = useFetchedData<T>();
  if (data === null || data === undefined) {
    throw new Error('這一頁沒有資料。修正：頁面的資料寫在plugins/pages/kinds.ts；瀏覽器不畫這種頁面。');
  }
  return data;
}
