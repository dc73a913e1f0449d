import { filesOfDrop, type Dropped } from '@site/src/features/open/session/dropped';
import { readingMessage } from '@site/src/features/open/session/faults';
import clsx from 'clsx';
import { useCallback, useEffect, useRef, useState, type ReactNode } from 'react';
import Named from './Named';
import styles from './page.module.css';
import Practice from './Practice';
import type { Files } from './useFiles';

const UNREAD = '拖進來的檔案或資料夾讀不到。請改用上面的按鈕選擇檔案。';

/** Where files are chosen; they may also be dropped or pasted anywhere on the page. */
export default function Choose({ files: { state, open: openFiles } }: { files: Files }): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const [over, setOver] = useState(false);
  // What is open stays open when nothing of a drop can be.
  const [dropFault, setDropFault] = useState('');
  const isOpen = state.step !== 'none' && state.step !== 'failed';

  const open = useCallback(
    (files: readonly File[]) => {
      if (files.length > 0) setDropFault('');
      openFiles(files);
    },
    [openFiles],
  );

  const openDropped = useCallback(
    (dropped: Dropped | null) => {
      filesOfDrop(dropped).then(open, (error: unknown) => setDropFault(readingMessage(error, UNREAD)));
    },
    [open],
  );

  // Chosen, dropped or pasted before the page answered.
  useEffect(() => {
    if (input.current?.files?.length) open([...input.current.files]);
    const early = window.takeFiles?.();
    if (early) openDropped(early);
  }, [open, openDropped]);

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

  // An installed app is handed the file that was opened with it.
  useEffect(() => {
    if (!('launchQueue' in window)) return;
    const { launchQueue } = window as {
      launchQueue: { setConsumer: (take: (launch: Launch) => void) => void };
    };
    launchQueue.setConsumer(({ files = [] }) => {
      void Promise.all(files.map((file) => file.getFile())).then(open);
    });
  }, [open]);

  return (
    <div
      className={clsx(styles.choose, 'noPrint')}
      data-over={over ? '' : undefined}
      data-small={isOpen ? '' : undefined}
    >
      <button type="button" className={isOpen ? 'btn btnLine' : 'btn'} onClick={() => input.current?.click()}>
        {isOpen ? '選擇其他檔案' : '選擇檔案'}
      </button>
      {/* The button above stands for it: a native file field cannot be worded. */}
      <input
        ref={input}
        type="file"
        accept=".zip,.csv,.json,.gz,.tsv,.txt,application/zip,text/csv,application/json"
        multiple
        hidden
        onChange={({ target }) => {
          open([...(target.files ?? [])]);
          // The same file can be chosen again.
          target.value = '';
        }}
      />
      <p role="status">{dropFault}</p>
      {!isOpen && (
        <p>
          或把ZIP、CSV、JSON或整個資料夾拖到這一頁，也可以貼上。可以一次選幾個月，合成一張表。在試算表或程式裡另外存過的也讀得懂。同一則刊登出現在三個月，就有三列；要跨月合併，請用季資料或年資料。
        </p>
      )}
      {!isOpen && <Named onFile={(file) => open([file])} />}
      {!isOpen && <Practice onFile={(file) => open([file])} />}
    </div>
  );
}

interface Launch {
  files?: readonly { getFile: () => Promise<File> }[];
}
