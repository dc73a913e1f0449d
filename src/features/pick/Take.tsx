import {
  resolveAddress,
  type Catalogue,
  findCsv,
  formatBytes,
  formatCount,
  periodWords,
  plainName,
  ROWS_STATE_MARK,
  ROWS_STATE_NAME,
  rowsWhy,
  toBibtex,
  toChineseApa,
  toPressLine,
  toRis,
  toShortLine,
  parseYear,
} from 'rental-data';
import { formatLocalDay, groupBy } from 'rental-data/helpers';
import Mark from '@site/src/features/marks/Mark';
import { saveBlob } from '@site/src/lib/browser/save';
import { Tools } from '@site/src/features/snippets/Snippets';
import CopyButton from '@site/src/lib/ui/CopyButton';
import Fold from '@site/src/lib/ui/Fold';
import PlainLink from '@site/src/lib/ui/PlainLink';
import ScrollTable from '@site/src/lib/ui/ScrollTable';
import SectionHead from '@site/src/lib/ui/SectionHead';
import Unbroken from '@site/src/lib/ui/Unbroken';
import { filePage, pickPage } from '@site/src/lib/addresses/pages';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { memo, useMemo, type ReactNode } from 'react';
import {
  exclusionName,
  exclusionWords,
  type JudgedFile,
  listPrograms,
  type Selection,
  selectionCsv,
  selectionReference,
  toParameters,
} from 'rental-data/selection';
import styles from './page.module.css';

interface Props {
  catalogue: Catalogue;
  selection: Selection;
}

function Row({ catalogue, selection, file }: Props & { file: JudgedFile }): ReactNode {
  const { period, set, rows, out } = file;
  const csv = findCsv(set);
  return (
    <tr>
      <th scope="row">
        <PlainLink className="num" to={filePage(period, set.variant)}>
          {periodWords(period)}
        </PlainLink>
      </th>
      <td>
        {out ? (
          <>
            <Mark state={rows.state === 'avoid' ? 'avoid' : 'severe'}>{`不含：${exclusionName(file)}`}</Mark>{' '}
            <Unbroken>{exclusionWords(catalogue, selection, file)}</Unbroken>
          </>
        ) : (
          <>
            <Mark state={ROWS_STATE_MARK[rows.state]}>{ROWS_STATE_NAME[rows.state]}</Mark>{' '}
            <Unbroken>{rowsWhy(rows, catalogue.incidents)}</Unbroken>
          </>
        )}
      </td>
      <td className="num r">{`${formatCount(set.rows)}列`}</td>
      <td className="num r">
        {csv && `${formatBytes(csv.bytes)}${csv.doubtful === undefined ? '' : '（存疑）'}`}
      </td>
    </tr>
  );
}

function Years({ catalogue, selection }: Props): ReactNode {
  const years = [...groupBy(selection.files, ({ period }) => parseYear(period))].reverse();
  return years.map(([year, files]) => {
    const inside = files.filter(({ out }) => out === undefined).length;
    return (
      <Fold
        key={year}
        summary={
          <>
            <b>{`${year}年`}</b>
            {`　${files.length}份裡納入${inside}份`}
          </>
        }
      >
        <ScrollTable label={`${year}年的檔案`}>
          <table>
            <caption className="vh">{`${year}年的檔案`}</caption>
            <thead>
              <tr>
                <th scope="col">期別</th>
                <th scope="col">狀態</th>
                <th scope="col" className="r">
                  列數
                </th>
                <th scope="col" className="r">
                  解壓縮後
                </th>
              </tr>
            </thead>
            <tbody>
              {[...files].reverse().map((file) => (
                <Row key={file.period} catalogue={catalogue} selection={selection} file={file} />
              ))}
            </tbody>
          </table>
        </ScrollTable>
      </Fold>
    );
  });
}

export default memo(function Take({ catalogue, selection }: Props): ReactNode {
  const { siteConfig } = useDocusaurusContext();
  const isBrowser = useIsBrowser();
  // Whose program a reader looked at is nothing to cite.
  const url = resolveAddress(
    { siteUrl: siteConfig.url, baseUrl: siteConfig.baseUrl },
    pickPage(toParameters({ ...selection.choice, tool: 'curl' }, catalogue)),
  );
  const { tool: shown } = selection.choice;
  const texts = useMemo(() => listPrograms(catalogue, selection, url), [catalogue, selection, url]);
  const reference = useMemo(() => selectionReference(catalogue, selection, url), [catalogue, selection, url]);
  // The prerendered page has no day of access.
  const access = isBrowser ? { accessed: formatLocalDay() } : {};
  if (!reference) return null;
  const line = toShortLine(reference, access);
  const [first] = selection.included;
  const firstName = first && `${plainName(first.period, first.set.variant)}.csv`;
  return (
    <>
      <section className="part" aria-labelledby="take">
        <SectionHead id="take" title="下載與讀取">
          <p>
            先用curl那一段下載並解壓縮，檔名會是<code>{firstName}</code>
            這樣；ZIP已經在同一個資料夾裡的，不會再下載。再用一種程式把{selection.included.length}
            份讀成一張表，多一欄「期別」。要注意的事寫在每一段開頭的註解裡。
          </p>
        </SectionHead>
        <div className={styles.take}>
          <Tools
            // What is folded comes with the island: as HTML, it would weigh as much as all of the answer.
            snippets={
              isBrowser
                ? texts
                : texts.map((one) => (one.tool.startsWith(shown) ? one : { ...one, code: '' }))
            }
            shown={shown}
            above={({ tool, code }) => {
              const file = texts.find((one) => one.tool === tool)?.file ?? '';
              return (
                <p className={`${styles.buttons ?? ''} scripted`}>
                  <button
                    type="button"
                    className="btn btnLine"
                    onClick={() => saveBlob(new Blob([code], { type: 'text/plain' }), file)}
                  >
                    下載{file}
                  </button>
                </p>
              );
            }}
          />
        </div>
      </section>
      <section className="part" aria-labelledby="cite">
        <SectionHead id="cite" title="引用這次挑選">
          <p>引用會寫明排除了哪些期別、納入的有什麼問題。再打開這個網址，條件不變。</p>
        </SectionHead>
        <blockquote className={styles.line}>
          <Unbroken>{line}</Unbroken>
        </blockquote>
        <p className={`${styles.buttons ?? ''} scripted`}>
          <CopyButton text={line} label="複製引用" />
          <CopyButton text={url} label="複製網址" />
        </p>
        <Fold summary="其他引用格式" className="scripted">
          <p className={styles.buttons}>
            <CopyButton text={toPressLine(reference, access)} label="複製完整引用" />
            <CopyButton text={toChineseApa(reference, access)} label="複製APA" />
            <CopyButton text={toBibtex(reference, access)} label="複製BibTeX" />
            <CopyButton text={toRis(reference, access)} label="複製RIS" />
          </p>
        </Fold>
      </section>
      <section className="part" aria-labelledby="list">
        <SectionHead id="list" title="檔案的狀態">
          <p>展開一年，看檔案的狀態、列數與大小。點期別會到那份檔案的頁面。</p>
        </SectionHead>
        <Years catalogue={catalogue} selection={selection} />
        <p className={`${styles.buttons ?? ''} scripted`}>
          <button
            type="button"
            className="btn btnLine"
            onClick={() =>
              saveBlob(new Blob([selectionCsv(catalogue, selection)], { type: 'text/csv' }), 'files.csv')
            }
          >
            下載這份清單（CSV）
          </button>
        </p>
      </section>
    </>
  );
});
