import { dateWords, formatCount, VARIANT_NAME } from 'rental-data';
import FileRents from '@site/src/features/areas/FileRents';
import { type FirstRentsFile, type JudgedFile, mayKeep, nameRentFile } from 'rental-data/statistics';
import Unbroken from '@site/src/lib/ui/Unbroken';
import type { ReactNode } from 'react';
import Choose from './Choose';
import styles from './page.module.css';
import type { KeptRents } from './useKept';
import type { Rents } from './useRents';
import { useSearch } from './useSearch';

export function Reading({ rents: { reading, failed, stop } }: { rents: Rents }): ReactNode {
  const { place = 0, count = 0, progress } = reading ?? {};
  return (
    <div aria-live="polite">
      {reading && (
        <div className={styles.reading}>
          <progress aria-label="讀取檔案的進度" value={progress?.bytes} max={progress?.size} />
          <p className="small num">
            {`第${String(place)}份，共${String(count)}份`}
            {progress && `；已讀取${formatCount(progress.rows)}列`}
          </p>
          <button type="button" className="btn btnLine" onClick={stop}>
            取消
          </button>
        </div>
      )}
      {failed.map((sentence) => (
        <p key={sentence} className={styles.failed}>
          <Unbroken>{sentence}</Unbroken>
        </p>
      ))}
    </div>
  );
}

/** Why no figures are made of a file, in the words of the catalogue. */
const findRefusal = ({ verdict }: JudgedFile): string =>
  (verdict?.rows === 'avoid' ? verdict.headline : verdict?.columnsAnswer) ?? '這一期的租金請勿使用。';

/** The files that have been read; what must not be used says so. */
function FileList({ rents: { files, remove } }: { rents: Rents }): ReactNode {
  return (
    <ul className={styles.list}>
      {files.map((file) => (
        <li key={`${file.name} ${file.variant}`}>
          <b>{nameRentFile(file)}</b>
          <span>
            {`${VARIANT_NAME[file.variant]}，${formatCount(file.rows)}列`}
            {file.computed !== undefined && `，${dateWords(file.computed)}算的`}
          </span>
          <button
            type="button"
            className="textButton"
            aria-label={`刪除${nameRentFile(file)}`}
            onClick={() => remove(file)}
          >
            刪除
          </button>
          {!file.areas && (
            <p className={styles.failed}>
              <Unbroken>{findRefusal(file)}</Unbroken>
            </p>
          )}
          {[...(file.extent === undefined ? [] : [file.extent]), ...file.notes].map((note) => (
            <p key={note} className="small">
              <Unbroken>{note}</Unbroken>
            </p>
          ))}
        </li>
      ))}
    </ul>
  );
}

/** Keeps the figures for the next visit, where there are any of a month. */
function Keep({ files, kept }: { files: Rents['files']; kept: KeptRents }): ReactNode {
  const { state, problem, keep, forget } = kept;
  const isKept = state === 'on';
  return (
    <div className={styles.kept}>
      {(isKept || files.some(mayKeep)) && (
        <>
          {isKept && <span className="small">算好的數字留在這個瀏覽器，下次打開還在；檔案沒有存。</span>}
          <button type="button" className="textButton" onClick={isKept ? forget : keep}>
            {isKept ? '不要留' : '留在這個瀏覽器'}
          </button>
        </>
      )}
      <span role="status">{problem}</span>
    </div>
  );
}

const COUNTY = 'county';
const readCounty = (search: string): string | undefined =>
  new URLSearchParams(search).get(COUNTY) ?? undefined;
const writeCounty = (code: string | undefined): string => (code === undefined ? '' : `?${COUNTY}=${code}`);

/** The rents of the reader's own files. */
export default function Own({
  rents,
  kept,
  first,
}: {
  rents: Rents;
  kept: KeptRents;
  first: FirstRentsFile;
}): ReactNode {
  const { files, joined } = rents;
  const { search, push } = useSearch();
  return (
    <FileRents
      files={files}
      joined={joined}
      county={readCounty(search)}
      onCounty={(code) => push(writeCounty(code))}
      nothing="這個網站還沒有算好的租金；用你下載的檔案，現在就能算。"
      door={
        <>
          <div className="noPrint">
            <Choose rents={rents} first={first} />
          </div>
          <Reading rents={rents} />
          {files.length > 0 && <FileList rents={rents} />}
          {(files.length > 0 || kept.problem !== '') && <Keep files={files} kept={kept} />}
        </>
      }
    />
  );
}
