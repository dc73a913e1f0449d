import Unbroken from '@site/src/lib/ui/Unbroken';
import { formatCount } from 'rental-data';
import { chooseColumns, fileWords } from 'rental-files/session';
import { useMemo, type ReactNode } from 'react';
import Grid from './Grid';
import styles from './page.module.css';
import type { FilesState } from './useFiles';

/** Nothing is known of the columns before the file is read. */
const NONE = new Map<string, never>();

const megabytes = (bytes: number): string => formatCount(Math.round(bytes / 1e6));

export default function Waiting({
  state: { look, progress },
  onStop,
}: {
  state: Extract<FilesState, { step: 'reading' }>;
  onStop: () => void;
}): ReactNode {
  const table = useMemo(() => {
    if (!look) return null;
    const columns = chooseColumns(look.columns);
    const places = columns.map((column) => look.columns.indexOf(column));
    const rows = look.rows.map((row) => places.map((place) => row[place] ?? ''));
    return {
      columns,
      source: { total: rows.length, row: (index: number) => rows[index], want: () => undefined },
    };
  }, [look]);
  return (
    <section className="part" aria-label="讀取檔案">
      <div className={styles.waiting}>
        <progress aria-label="讀取檔案的進度" value={progress?.bytes} max={progress?.size} />
        <p className="num">
          {progress
            ? `已讀取${formatCount(progress.rows)}列，${megabytes(progress.bytes)}／${megabytes(progress.size)} MB`
            : '正在打開……'}
        </p>
        <button type="button" className="btn btnLine" onClick={onStop}>
          停止
        </button>
      </div>
      {look && table && (
        <>
          <p>
            <Unbroken>{fileWords(look)}</Unbroken>這裡先列出前{look.rows.length}
            列；全部讀取之後，可以篩選與計算。
          </p>
          <Grid columns={table.columns} source={table.source} states={NONE} words />
        </>
      )}
    </section>
  );
}
