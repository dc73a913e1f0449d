import { reportFault, toError } from '../browser/faults';
import { useCallback, useEffect, useMemo, useRef, useState, type ReactNode } from 'react';
import { MIN_FETCH_DISPLAY } from '../browser/constants';
import { reloadIfReplaced } from '../browser/lostFile';
import { PageDataContext, type LoadedData, type PageData } from '../browser/pageData';

const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

interface Props {
  loaded: LoadedData;
  meanwhile?: ReactNode;
  children: ReactNode;
}

/** Gives a page its data; a failed fetch can be repeated from inside the page. Set `key` to the page's path. */
export default function PageDataProvider({ loaded, meanwhile, children }: Props): ReactNode {
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

  useEffect(() => {
    if (current.dataError !== undefined) void reloadIfReplaced();
  }, [current]);

  const value = useMemo<PageData<unknown>>(
    () =>
      current.dataError === undefined
        ? { data: current.data, error: null, pending: false }
        : { data: null, error: toError(current.dataError), pending, retry },
    [current, pending, retry],
  );
  return (
    <PageDataContext value={value}>
      {current.dataError !== undefined && meanwhile ? meanwhile : children}
    </PageDataContext>
  );
}
