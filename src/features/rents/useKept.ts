import { reloadIfReplaced } from 'html-first/client';
import { Again, formatMessage } from 'rental-files/session';
import { useCallback, useEffect, useState, useSyncExternalStore } from 'react';
import { isMarkedKept } from '@site/src/lib/browser/keptFlag';
import { type JudgedFile, mayKeep } from 'rental-data/statistics';
import type { Rents } from './useRents';

const load = () =>
  import('./kept').catch(() => {
    void reloadIfReplaced();
    throw new Again('連不上網站，請過一會兒再試一次。');
  });

const REFUSED = '這個瀏覽器不讓網站存放東西，沒有留下。請存成CSV。';
const UNREMOVED = '沒有刪掉。請打開瀏覽器的設定，刪除這個網站的資料。';
const UNREAD = '先前留下的數字讀不出來。請重新整理這一頁，或再選一次檔案。';

export interface KeptRents {
  /** are the figures of the files kept, those that come later too? `waiting`: there are some that are not shown */
  state: 'off' | 'waiting' | 'on';
  /** what went wrong, as a sentence */
  problem: string;
  keep: () => void;
  /** Shows what is kept beside what is there. */
  restore: () => void;
  /** Removes what is kept; what is shown stays. */
  forget: () => void;
}

/** By itself: each time that the page is drawn the mark is read anew. */
const neverChanges = () => () => undefined;

/** Keeps figures of the reader's files from visit to visit. @param isFirst show what is kept at once? */
export function useKept(
  { files, reading, restore: show }: Pick<Rents, 'files' | 'reading' | 'restore'>,
  baseUrl: string,
  isFirst: boolean,
): KeptRents {
  const [isOn, setIsOn] = useState(false);
  const isMarked = useSyncExternalStore(neverChanges, isMarkedKept, () => false);
  const state = isOn ? 'on' : isMarked && !isFirst ? 'waiting' : 'off';
  const [problem, setProblem] = useState('');

  const write = useCallback(
    (all: readonly JudgedFile[]) => {
      load()
        .then(({ keep }) => keep(all, baseUrl))
        .then(
          () => {
            // Not before it is so: whoever has read it may leave at once.
            setIsOn(true);
            setProblem('');
          },
          (error: unknown) => {
            setIsOn(false);
            setProblem(formatMessage(error, REFUSED));
          },
        );
    },
    [baseUrl],
  );

  const restore = useCallback(() => {
    load()
      .then(({ readKept }) => readKept(baseUrl))
      .then(show)
      .then(
        () => setIsOn(true),
        (error: unknown) => {
          setIsOn(false);
          setProblem(formatMessage(error, UNREAD));
        },
      );
  }, [baseUrl, show]);

  useEffect(() => {
    if (isFirst && isMarkedKept()) restore();
  }, [isFirst, restore]);

  const forget = useCallback(() => {
    load()
      .then((kept) => kept.forget(baseUrl))
      .then(
        () => setIsOn(false),
        (error: unknown) => setProblem(formatMessage(error, UNREMOVED)),
      );
  }, [baseUrl]);

  // One that is added or removed later is so in what is kept.
  useEffect(() => {
    if (!isOn || reading) return;
    if (files.some(mayKeep)) write(files);
    else forget();
  }, [isOn, reading, files, write, forget]);

  return { state, problem, keep: () => write(files), restore, forget };
}
