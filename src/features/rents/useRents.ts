import { FILES } from 'rental-data';
import { addRentFile, type JudgedFile, joinableMonths, judgeRents, pairName } from 'rental-data/statistics';
import { fetchSet } from '@site/src/features/open/fetched';
import { type Progress, readingMessage, proxy } from 'rental-files/session';
import { startReader } from '@site/src/features/open/reader';
import { contentAddress } from '@site/src/lib/browser/contentAddress';
import { reloadIfReplaced } from 'html-first/client';
import { startTransition, useCallback, useEffect, useRef, useState } from 'react';

/** Files that are read one after the other: five years of months. */
export const MOST_FILES = 60;

async function judge(file: JudgedFile): Promise<JudgedFile> {
  const { period, variant, isPublished } = file;
  if (period === undefined || !isPublished) return file;
  const set = await fetchSet(contentAddress(FILES.set({ period, variant }))).catch(() => undefined);
  return set ? judgeRents(file, set.verdict) : file;
}

interface Reading {
  /** which of the files, from 1 on, and how many they are */
  place: number;
  count: number;
  progress: Progress | null;
}

export interface Rents {
  files: readonly JudgedFile[];
  /** pairs of months, as `pairName` writes them, whose rents may be joined */
  joined: ReadonlySet<string>;
  reading: Reading | null;
  /** what is wrong with the files that could not be read, as sentences */
  failed: readonly string[];
  open: (files: readonly File[]) => void;
  /** Ends the reading; what has been read stays. */
  stop: () => void;
  remove: (file: JudgedFile) => void;
  /** Shows files that were read before, beside those that are there. */
  restore: (files: readonly JudgedFile[]) => Promise<void>;
}

const UNREAD = '檔案打不開。請先關掉其他分頁，再試一次；還是打不開時，請重新下載這個檔案。';

/** The worker that reads files, from the first file until the reader leaves the page. */
export function useRents(): Rents {
  const [files, setFiles] = useState<readonly JudgedFile[]>([]);
  const [joined, setJoined] = useState<ReadonlySet<string>>(new Set());
  const [reading, setReading] = useState<Reading | null>(null);
  const [failed, setFailed] = useState<readonly string[]>([]);
  const started = useRef<ReturnType<typeof startReader> | null>(null);
  const runs = useRef(0);
  const catalogue = contentAddress(FILES.catalogue);

  const end = useCallback(() => {
    runs.current += 1;
    started.current?.end();
    started.current = null;
  }, []);
  useEffect(() => end, [end]);

  const stop = useCallback(() => {
    end();
    setReading(null);
  }, [end]);

  const open = useCallback(
    (chosen: readonly File[]) => {
      if (chosen.length === 0) return;
      end();
      const run = runs.current;
      const isCurrent = (): boolean => runs.current === run;
      const wanted = chosen.slice(0, MOST_FILES);
      setFailed(chosen.length > MOST_FILES ? [`一次最多讀${String(MOST_FILES)}個檔案，其餘的沒有讀。`] : []);
      const { reader } = (started.current = startReader(() => void reloadIfReplaced()));
      const readAll = async (): Promise<void> => {
        for (const [index, file] of wanted.entries()) {
          const step = { place: index + 1, count: wanted.length };
          setReading({ ...step, progress: null });
          try {
            const read = await judge(
              await reader.readRents(
                catalogue,
                file,
                proxy((progress) => {
                  if (isCurrent()) setReading({ ...step, progress });
                }),
              ),
            );
            if (!isCurrent()) return;
            // The map and its tables are many elements: drawn in pieces, so that a press in between is answered.
            startTransition(() => setFiles((before) => addRentFile(before, read)));
          } catch (error) {
            if (!isCurrent()) return;
            setFailed((before) => [...before, readingMessage(error, UNREAD)]);
            // A worker that has died answers nothing any more.
            if (error instanceof Error && error.name === 'Again') break;
          }
        }
        startTransition(() => setReading(null));
      };
      void readAll();
    },
    [catalogue, end],
  );

  useEffect(() => {
    const pairs = joinableMonths(files);
    if (reading || pairs.length === 0) return undefined;
    const { reader } = (started.current ??= startReader(() => void reloadIfReplaced()));
    let wanted = true;
    const ask = async (): Promise<void> => {
      const found = new Set<string>();
      for (const [a, b] of pairs)
        if (await reader.mayJoinRents(catalogue, a.period, b.period, a.variant))
          found.add(pairName(a.period, b.period));
      if (wanted) setJoined(found);
    };
    ask().catch(() => undefined);
    return () => {
      wanted = false;
    };
  }, [files, reading, catalogue]);

  const remove = useCallback(
    (file: JudgedFile) => setFiles((before) => before.filter((one) => one !== file)),
    [],
  );
  const restore = useCallback(async (kept: readonly JudgedFile[]): Promise<void> => {
    const judged = await Promise.all(kept.map(judge));
    setFiles((before) => [...judged, ...before].reduce<readonly JudgedFile[]>(addRentFile, []));
  }, []);
  return { files, joined, reading, failed, open, stop, remove, restore };
}
