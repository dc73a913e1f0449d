import { formatMessage } from 'rental-files/session';
import { startTransition, useEffect, useState } from 'react';

type Ask<T> = (() => Promise<T>) | null;

const FAILED = '這裡算不出來。換一個條件，或重新打開一次檔案。';

/**
 * Asks whenever the question changes. The last answer stays until the next; answers are drawn in pieces, since a large table would hold up typing.
 * @param ask null where nothing is asked; the same function while the question is the same @returns `settled`: is it the answer to the question of now?
 */
export function useAnswer<T>(ask: Ask<T>): { value: T | null; error: string | null; settled: boolean } {
  const [answer, setAnswer] = useState<{ ask: Ask<T>; value: T | null; error: string | null }>({
    ask: null,
    value: null,
    error: null,
  });
  useEffect(() => {
    if (!ask) return undefined;
    let wanted = true;
    ask().then(
      (value) => {
        if (wanted) startTransition(() => setAnswer({ ask, value, error: null }));
      },
      (error: unknown) => {
        if (wanted) setAnswer({ ask, value: null, error: formatMessage(error, FAILED) });
      },
    );
    return () => {
      wanted = false;
    };
  }, [ask]);
  return { value: answer.value, error: answer.error, settled: ask !== null && answer.ask === ask };
}
