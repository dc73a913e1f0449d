import { filesOfDrop, readingMessage, type Transfer } from 'rental-files/session';
import { useCallback, useEffect, useState, type RefObject } from 'react';

declare global {
  interface Window {
    /** Gives what was dropped before the page answered, and leaves what is dropped next to it (plugins/html/earlyFiles). */
    takeFiles?: () => Transfer | undefined;
  }
}

const UNREAD = '拖進來的檔案或資料夾讀不到。請改用上面的按鈕選擇檔案。';

/** Files that are dropped or pasted anywhere on the page, or were chosen before it answered. @returns `open` for files chosen otherwise, whether files are held over the page, and what was wrong with the last drop */
export function useDroppedFiles(
  openFiles: (files: readonly File[]) => void,
  input: RefObject<HTMLInputElement | null>,
): { open: (files: readonly File[]) => void; isOver: boolean; fault: string } {
  const [isOver, setOver] = useState(false);
  // What is open stays open when nothing of a drop can be.
  const [fault, setFault] = useState('');

  const open = useCallback(
    (files: readonly File[]) => {
      if (files.length > 0) setFault('');
      openFiles(files);
    },
    [openFiles],
  );

  const openDropped = useCallback(
    (dropped: Transfer | null) => {
      filesOfDrop(dropped).then(open, (error: unknown) => setFault(readingMessage(error, UNREAD)));
    },
    [open],
  );

  // Chosen, dropped or pasted before the page answered.
  useEffect(() => {
    if (input.current?.files?.length) openFiles([...input.current.files]);
    const early = window.takeFiles?.();
    if (early) openDropped(early);
  }, [input, openFiles, openDropped]);

  // Anywhere on the page: a file that misses a frame would otherwise be opened in place of the page.
  useEffect(() => {
    const paste = ({ clipboardData }: ClipboardEvent) => open([...(clipboardData?.files ?? [])]);
    const drag = (event: DragEvent) => {
      event.preventDefault();
      setOver(event.type === 'dragover');
    };
    const drop = (event: DragEvent) => {
      drag(event);
      openDropped(event.dataTransfer);
    };
    const listening = new AbortController();
    const { signal } = listening;
    window.addEventListener('paste', paste, { signal });
    window.addEventListener('dragover', drag, { signal });
    window.addEventListener('dragleave', drag, { signal });
    window.addEventListener('drop', drop, { signal });
    return () => listening.abort();
  }, [open, openDropped]);
  return { open, isOver, fault };
}
