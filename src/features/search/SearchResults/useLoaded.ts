import { reloadIfReplaced, reportFault } from 'html-first/client';
import { useCallback, useEffect, useState } from 'react';

export type Loaded<T> = { status: 'loading' | 'failed' } | { status: 'ready'; value: T };

/** State of something that is loaded on demand. @param load must keep its identity */
export function useLoaded<T>(load: () => Promise<T>, wanted: boolean): [state: Loaded<T>, retry: () => void] {
  const [state, setState] = useState<Loaded<T>>({ status: 'loading' });
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    if (!wanted) return;
    let gone = false;
    load().then(
      (value) => {
        if (!gone) setState({ status: 'ready', value });
      },
      (error: unknown) => {
        console.warn(error);
        reportFault('content', error);
        void reloadIfReplaced();
        if (!gone) setState({ status: 'failed' });
      },
    );
    return () => {
      gone = true;
      setState((old) => (old.status === 'failed' ? { status: 'loading' } : old));
    };
  }, [load, wanted, attempt]);
  const retry = useCallback(() => {
    setState({ status: 'loading' });
    setAttempt((n) => n + 1);
  }, []);
  return [state, retry];
}
