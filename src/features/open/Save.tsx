import Fold from '@site/src/lib/ui/Fold';
import SectionHead from '@site/src/lib/ui/SectionHead';
import CopyButton from '@site/src/lib/ui/CopyButton';
import Code from '@site/src/features/snippets/Code';
import { formatCount } from 'rental-data';
import { formatLocalDay } from 'rental-data/helpers';
import { type Grouping, type View, writeAddress } from 'rental-files';
import { decoded } from 'html-first/client';
import {
  type About,
  citeCut,
  describePrograms,
  figuresWords,
  formatMessage,
  type Opened,
  type Reader,
} from 'rental-files/session';
import { useState, type ReactNode } from 'react';
import { askForFile, saveBlob } from '@site/src/lib/browser/save';
import styles from './page.module.css';

interface Props {
  opened: Opened;
  view: View;
  /** what the figures on the page are of; the address does not say it before the reader has asked for any */
  grouping: Grouping;
  about: About;
  refused: boolean;
  shown: readonly string[];
  rows: number | null;
  ready: boolean;
  reader: Reader;
}

/** An address with its Chinese as people read it; signs that mean something in an address stay as they are. */
const readable = (address: string): string => address.replaceAll(/(?:%[89A-F][0-9A-F])+/gi, decoded);

function citation({ about, view, rows, opened }: Props): string {
  const { origin, pathname, hash, href } = window.location;
  const address = hash.length > 1 ? href : `${origin}${pathname}#${writeAddress(view)}`;
  return citeCut(about, opened.files, rows ?? 0, readable(address), formatLocalDay());
}

function CodeTabs({ opened, view, grouping }: Props): ReactNode {
  const programs = describePrograms(opened, { ...view, grouping });
  if (!programs) return null;
  return (
    <>
      <h3 className="mt6">同樣的條件，寫成程式</h3>
      {typeof programs === 'string' ? (
        <p>{programs}</p>
      ) : (
        <>
          <p className="small mute">先把ZIP解壓縮，在同一個資料夾裡執行，會得到和上面一樣的數字。</p>
          {programs.map(({ tool, code }) => (
            <Fold key={tool} name="code" summary={<span lang="en">{tool}</span>}>
              <Code>{code}</Code>
            </Fold>
          ))}
        </>
      )}
    </>
  );
}

export default function Save(props: Props): ReactNode {
  const { view, grouping, about, refused, shown, rows, ready, reader } = props;
  const [status, setStatus] = useState('');
  const stem = about.nameFile(rows ?? 0);
  const run = (work: () => Promise<string>) => {
    setStatus('正在儲存……');
    work().then(setStatus, (error: unknown) =>
      setStatus(formatMessage(error, '檔案沒有儲存完成。如果磁碟已滿或權限不足，請換一個位置再儲存。')),
    );
  };
  const saveRows = (spreadsheet: boolean) =>
    run(async () => {
      const options = { columns: shown, words: spreadsheet, spreadsheet };
      const file = spreadsheet ? undefined : await askForFile(`${stem}.csv`);
      if (file === null) return '沒有儲存檔案。';
      if (file) {
        await reader.saveTo(view.filters, options, file);
        return '檔案已經儲存。';
      }
      const blobs = await reader.save(view.filters, options);
      for (const [index, blob] of blobs.entries())
        saveBlob(blob, blobs.length > 1 ? `${stem}-${String(index + 1)}.csv` : `${stem}.csv`);
      return blobs.length > 1
        ? `一張工作表放不下，分成${String(blobs.length)}個檔案，已經交給瀏覽器下載。`
        : '檔案已經交給瀏覽器下載。';
    });
  const line = citation(props);
  const disabled = !ready || rows === null || rows === 0;
  return (
    <section className="part" aria-labelledby="save">
      <SectionHead id="save" title="儲存結果">
        <p>{`儲存的是符合條件的${formatCount(rows ?? 0)}列、表格裡顯示的${String(shown.length)}欄。`}</p>
      </SectionHead>
      <p className={styles.tools}>
        <button type="button" className="btn" disabled={disabled} onClick={() => saveRows(true)}>
          存成Excel可以打開的CSV
        </button>
        <button type="button" className="btn btnLine" disabled={disabled} onClick={() => saveRows(false)}>
          存成原始格式的CSV（代碼不轉換）
        </button>
        <button
          type="button"
          className="btn btnLine"
          disabled={disabled || refused}
          onClick={() =>
            run(async () => {
              saveBlob(
                await reader.saveGroups(view.filters, grouping),
                `${about.nameFile(rows ?? 0, figuresWords(grouping))}.csv`,
              );
              return '檔案已經交給瀏覽器下載。';
            })
          }
        >
          把統計存成CSV
        </button>
      </p>
      <p className="small mute">
        原始格式的CSV照檔案裡寫的儲存每一格，試算表可能把其中的文字當成公式執行；要用試算表打開，請儲存Excel可以打開的CSV。
      </p>
      <p className="small" role="status">
        {status}
      </p>
      <h3 className="mt6">引用</h3>
      <p>{about.isPractice ? '編造的列不能引用。' : line}</p>
      <p className={styles.tools}>
        {!about.isPractice && <CopyButton text={line} label="複製引用" />}
        <CopyButton
          text={`${window.location.origin}${window.location.pathname}#${writeAddress(view)}`}
          label="複製這個條件的網址"
        />
      </p>
      <p className="small mute">網址只有條件，沒有資料；別人用這個網址打開同一份檔案，就會看到同樣的結果。</p>
      <CodeTabs {...props} />
    </section>
  );
}
