import clsx from 'clsx';
import { useEffect, useRef, type ReactNode } from 'react';
import Named from './Named';
import styles from './page.module.css';
import Practice from './Practice';
import { useDroppedFiles } from './useDroppedFiles';
import type { Files } from './useFiles';

/** Where files are chosen; they may also be dropped or pasted anywhere on the page. */
export default function Choose({ files: { state, open: openFiles } }: { files: Files }): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const startedRef = useRef(false);
  const { open, isOver, fault } = useDroppedFiles(openFiles, input);
  const isOpen = state.step !== 'none' && state.step !== 'failed';

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
      data-over={isOver ? '' : undefined}
      data-small={isOpen ? '' : undefined}
    >
      <button
        type="button"
        className={clsx('scripted', isOpen ? 'btn btnLine' : 'btn')}
        onClick={() => input.current?.click()}
      >
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
      <p role="status">{fault}</p>
      {!isOpen && (
        <p>
          或把ZIP、CSV、JSON或整個資料夾拖到這一頁，也可以貼上。可以一次選幾個月，合成一張表。在試算表或程式裡另外存過的也讀得懂。同一則刊登出現在三個月，就有三列；要跨月合併，請用季資料或年資料。
        </p>
      )}
      {!isOpen && <Named onFile={(file) => open([file])} />}
      {!isOpen && <Practice onFile={(file) => open([file])} startedRef={startedRef} />}
    </div>
  );
}

interface Launch {
  files?: readonly { getFile: () => Promise<File> }[];
}
