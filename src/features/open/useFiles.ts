import { FILES } from 'rental-data';
import {
  type FirstLook,
  type Opened,
  type Progress,
  readingMessage,
  type Overlap,
  proxy,
  type Reader,
  type Choices,
} from 'rental-files/session';
import { startReader } from '@site/src/features/open/reader';
import { contentAddress } from '@site/src/lib/browser/contentAddress';
import { reloadIfReplaced } from 'html-first/client';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';

export type FilesState =
  | { step: 'none' }
  | { step: 'reading'; look: FirstLook | null; progress: Progress | null }
  | { step: 'asking'; bytes: number; goOn: () => void }
  | { step: 'overlapping'; overlaps: readonly Overlap[]; leave: (places: readonly number[]) => void }
  | { step: 'open'; opened: Opened; number: number }
  | { step: 'failed'; message: string; mayHelp: boolean };

export interface Files {
  state: FilesState;
  /** of the open files; used only while they are open */
  reader: Reader;
  open: (files: readonly File[]) => void;
  /** Reads the files again with what the reader has chosen about them, beside what was chosen before. */
  choose: (choices: Choices) => void;
  stop: () => void;
}

const STARTED: FilesState = { step: 'reading', look: null, progress: null };
const UNOPENED = '檔案打不開。請先關掉其他分頁，再試一次；還是打不開時，請重新下載這個檔案。';

/** The worker that reads files, from the first file until the reader leaves the page. */
export function useFiles(): Files {
  const [state, setState] = useState<FilesState>({ step: 'none' });
  const started = useRef<ReturnType<typeof startReader> | null>(null);
  const unused = useRef(false);
  const runs = useRef(0);
  const last = useRef<{ files: readonly File[]; choices: Choices }>({ files: [], choices: {} });
  const lose = useRef<(error: unknown) => void>(null);
  const catalogue = contentAddress(FILES.catalogue);

  /** Starts a worker that waits with the catalogue; the one before it ends with all that it holds in memory. */
  const restart = useCallback(() => {
    started.current?.end();
    unused.current = true;
    started.current = startReader((fault) => {
      unused.current = false;
      lose.current?.(fault);
      void reloadIfReplaced();
    });
    // Whoever opens a file is told what went wrong.
    started.current.reader.prepare(catalogue).catch(() => undefined);
    return started.current.reader;
  }, [catalogue]);
  useEffect(() => {
    // A file that was chosen before the page answered is being read already.
    if (!started.current) restart();
    return () => {
      started.current?.end();
      started.current = null;
    };
  }, [restart]);

  const stop = useCallback(() => {
    runs.current += 1;
    restart();
    setState({ step: 'none' });
  }, [restart]);

  const read = useCallback(
    (files: readonly File[], choices: Choices) => {
      if (files.length === 0) return;
      last.current = { files, choices };
      const run = (runs.current += 1);
      const change = (next: (before: FilesState) => FilesState) => {
        if (runs.current === run) setState(next);
      };
      const reading = (part: Partial<Extract<FilesState, { step: 'reading' }>>) =>
        change((before) => (before.step === 'reading' ? { ...before, ...part } : before));
      const fail = (error: unknown) =>
        change(() => {
          const message = readingMessage(error, UNOPENED);
          const mayHelp = message === UNOPENED || (error instanceof Error && error.name === 'Again');
          return { step: 'failed', message, mayHelp };
        });
      const ask = <T>(show: (answer: (value: T) => void) => FilesState): Promise<T> =>
        new Promise((done) => {
          const answer = (value: T) => {
            change(() => STARTED);
            done(value);
          };
          change(() => show(answer));
        });
      lose.current = fail;
      setState(STARTED);
      const reader = unused.current && started.current ? started.current.reader : restart();
      unused.current = false;
      reader
        .open(
          catalogue,
          [...files],
          proxy((look) => reading({ look })),
          proxy((progress) => reading({ progress })),
          proxy((bytes) => ask<boolean>((answer) => ({ step: 'asking', bytes, goOn: () => answer(true) }))),
          proxy((overlaps) => ask<readonly number[]>((leave) => ({ step: 'overlapping', overlaps, leave }))),
          choices,
        )
        .then((opened) => startTransition(() => change(() => ({ step: 'open', opened, number: run }))), fail);
    },
    [catalogue, restart],
  );
  const open = useCallback((files: readonly File[]) => read(files, {}), [read]);
  const choose = useCallback(
    (choices: Choices) => {
      const { files, choices: before } = last.current;
      read(files, { ...before, ...choices, periods: { ...before.periods, ...choices.periods } });
    },
    [read],
  );

  return {
    state,
    get reader() {
      if (!started.current) throw new Error('No file is open.');
      return started.current.reader;
    },
    open,
    choose,
    stop,
  };
}
