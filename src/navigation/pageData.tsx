/** The data of the page on screen, for its components. */
import { createContext, useCallback, useContext, useMemo, useRef, useState, type ReactNode } from 'react';
import { reportFault, toError } from '@site/src/faults';
import { MIN_FETCH_DISPLAY } from './constants';

/** Data that came, or the error that came instead and a way to try again. */
type PageData<T> =
  | { data: T; error: null; pending: false }
  | { data: null; error: Error; pending: boolean; retry: () => void };

export interface LoadedData {
  data?: unknown;
  dataError?: unknown;
  /** fetches the data again */
  reload: () => Promise<unknown>;
}

const Context = createContext<PageData<unknown> | null>(null);

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

/** Gives a page its data; a failed fetch can be repeated from inside the page. Set `key` to the page's path. */
export function PageDataProvider({
  loaded,
  children,
}: {
  loaded: LoadedData;
  children: ReactNode;
}): ReactNode {
  const [current, setCurrent] = useState(loaded);
  const [pending, setPending] = useState(false);
  const running = useRef(false);
  const { reload } = loaded;

  const retry = useCallback(() => {
    if (running.current) return;
    running.current = true;
    setPending(true);
    // A sign of waiting that flashes by would look as if nothing had been tried.
    // allSettled never rejects: what failed is told to the page.
    void Promise.allSettled([reload(), wait(MIN_FETCH_DISPLAY)])
      .then(([result]) => {
        if (result.status === 'fulfilled') setCurrent({ data: result.value, reload });
        else {
          reportFault('data', result.reason);
          setCurrent({ dataError: result.reason, reload });
        }
      })
      .finally(() => {
        running.current = false;
        setPending(false);
      });
  }, [reload]);

  const value = useMemo<PageData<unknown>>(
    () =>
      current.dataError === undefined
        ? { data: current.data, error: null, pending: false }
        : { data: null, error: toError(current.dataError), pending, retry },
    [current, pending, retry],
  );
  return <Context value={value}>{children}</Context>;
}

/**
 * What the `data` step of a page gave that browsers draw with React.
 * @throws Error on a page that declares no data
 */
export function useFetchedData<T>(): PageData<T> {
  const value = useContext(Context);
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
