import { messageOf } from '@site/src/features/open/session/faults';
import { startTransition, useEffect, useState } from 'react';

/** An answer of the worker: the last one stays while the next is worked out. */
interface Answer<T> {
  value: T | null;
  error: string | null;
  /** is it the answer to the question of now? */
  settled: boolean;
}

interface Told<T> extends Omit<Answer<T>, 'settled'> {
  ask: (() => Promise<T>) | null;
}

/**
 * Asks the worker whenever the question changes. Answers to older questions are dropped, and answers are drawn in pieces:
 * a table of some hundred rows would hold up typing.
 * @param ask null where nothing is asked; it has to stay the same function while the question is the same
 */
export function useAnswer<T>(ask: (() => Promise<T>) | null): Answer<T> {
  const [told, setTold] = useState<Told<T>>({ ask: null, value: null, error: null });
  useEffect(() => {
    if (!ask) return undefined;
    let wanted = true;
    ask().then(
      (value) => {
        if (wanted) startTransition(() => setTold({ ask, value, error: null }));
      },
      (error: unknown) => {
        if (wanted)
          setTold({
            ask,
            value: null,
            error: messageOf(error, '這裡算不出來。換一個條件，或重新打開一次檔案。'),
          });
      },
    );
    return () => {
      wanted = false;
    };
  }, [ask]);
  const { value, error } = told;
  return { value, error, settled: ask !== null && told.ask === ask };
}
