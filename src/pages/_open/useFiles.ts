import { useBaseUrlUtils } from '@docusaurus/useBaseUrl';
import { FILES } from '@site/src/domain/addresses/files';
import type { FirstLook, Opened, Progress } from '@site/src/open/opened';
import { proxy, startReader, type Reader } from '@site/src/open/reader';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';

export type FilesState =
  | { step: 'none' }
  | { step: 'reading'; look: FirstLook | null; progress: Progress | null }
  | { step: 'asking'; bytes: number; goOn: () => void }
  | { step: 'open'; opened: Opened; number: number }
  | { step: 'failed'; message: string };

export interface Files {
  state: FilesState;
  /** of the open files; used only while they are open */
  reader: Reader;
  open: (files: readonly File[]) => void;
  stop: () => void;
}

/** What a reader is told. Messages of ours are sentences that say what to do; others come from the browser. */
export function messageOf(error: unknown, otherwise: (message: string) => string): string {
  const message = error instanceof Error ? error.message : String(error);
  return message.endsWith('。') ? message : otherwise(message);
}

const unopened = (message: string): string =>
  `檔案打不開（${message}）。修正：重新整理這一頁再試；檔案很大時，先關掉其他分頁。`;

/** The worker that reads files, from the first file until the reader leaves the page. */
export function useFiles(): Files {
  const { withBaseUrl } = useBaseUrlUtils();
  const [state, setState] = useState<FilesState>({ step: 'none' });
  const started = useRef<ReturnType<typeof startReader> | null>(null);
  const unused = useRef(false);
  const runs = useRef(0);
  const catalogue = withBaseUrl(FILES.catalogue);

  /** Starts a worker that waits with the catalogue; the one before it ends with all that it holds in memory. */
  const restart = useCallback(() => {
    started.current?.end();
    started.current = startReader();
    unused.current = true;
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

  const open = useCallback(
    (files: readonly File[]) => {
      if (files.length === 0) return;
      const run = (runs.current += 1);
      const change = (next: (before: FilesState) => FilesState) => {
        if (runs.current === run) setState(next);
      };
      const reading = (part: Partial<Extract<FilesState, { step: 'reading' }>>) =>
        change((before) => (before.step === 'reading' ? { ...before, ...part } : before));
      setState({ step: 'reading', look: null, progress: null });
      const reader = unused.current && started.current ? started.current.reader : restart();
      unused.current = false;
      reader
        .open(
          catalogue,
          [...files],
          proxy((look) => reading({ look })),
          proxy((progress) => reading({ progress })),
          proxy(
            (bytes) =>
              new Promise<boolean>((done) => {
                const goOn = () => {
                  change(() => ({ step: 'reading', look: null, progress: null }));
                  done(true);
                };
                change(() => ({ step: 'asking', bytes, goOn }));
              }),
          ),
        )
        .then(
          (opened) => startTransition(() => change(() => ({ step: 'open', opened, number: run }))),
          (error: unknown) => change(() => ({ step: 'failed', message: messageOf(error, unopened) })),
        );
    },
    [catalogue, restart],
  );

  return {
    state,
    get reader() {
      if (!started.current) throw new Error('No file is open.');
      return started.current.reader;
    },
    open,
    stop,
  };
}
