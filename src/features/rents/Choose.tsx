import { useDroppedFiles } from '@site/src/features/open/useDroppedFiles';
import Practice from '@site/src/features/open/Practice';
import Link from '@docusaurus/Link';
import { filePage } from '@site/src/lib/addresses/pages';
import { formatCount, periodWords, VARIANT_NAME } from 'rental-data';
import type { FirstRentsFile } from 'rental-data/statistics';
import Unbroken from '@site/src/lib/ui/Unbroken';
import { useRef, type ReactNode } from 'react';
import { MOST_FILES, type Rents } from './useRents';
import styles from './page.module.css';

/** Where monthly files are chosen; they may also be dropped or pasted anywhere on the page. */
export default function Choose({
  rents: { files, open: openFiles },
  first,
}: {
  rents: Rents;
  first: FirstRentsFile;
}): ReactNode {
  const input = useRef<HTMLInputElement>(null);
  const { open, isOver, fault } = useDroppedFiles(openFiles, input);
  const isSmall = files.length > 0;
  return (
    <section
      className={styles.choose}
      aria-labelledby="choose"
      data-over={isOver ? '' : undefined}
      data-small={isSmall ? '' : undefined}
    >
      <h3 id="choose" className={isSmall ? 'vh' : undefined}>
        用你下載的檔案算
      </h3>
      <p className={isSmall ? 'vh' : undefined}>
        <Unbroken>{`選擇或拖放月資料的ZIP，一次最多${String(MOST_FILES)}份，一份是一期。檔案不會離開你的電腦。`}</Unbroken>
      </p>
      <div className={styles.actions}>
        <button
          type="button"
          className={isSmall ? 'btn btnLine scripted' : 'btn scripted'}
          onClick={() => input.current?.click()}
        >
          {isSmall ? '再選檔案' : '選擇檔案'}
        </button>
        {/* The button stands for it: a native file field cannot be worded. */}
        <input
          ref={input}
          type="file"
          accept=".zip,.csv,.json,application/zip,text/csv,application/json"
          multiple
          hidden
          onChange={({ target }) => {
            open([...(target.files ?? [])]);
            // The same file can be chosen again.
            target.value = '';
          }}
        />
        {!isSmall && <Practice onFile={(file) => open([file])} />}
      </div>
      <p role="status">{fault}</p>
      {!isSmall && (
        <p className="small mute">
          還沒有檔案？可以從這一期開始，它的列數與月租金沒有已知問題：
          <Link to={filePage(first.period, first.variant)}>
            <Unbroken>{`${periodWords(first.period)}，${VARIANT_NAME[first.variant]}，${formatCount(first.rows)}列`}</Unbroken>
          </Link>
          。
        </p>
      )}
    </section>
  );
}
