import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Fold from '@site/src/lib/ui/Fold';
import Part from '@site/src/lib/ui/Part';
import Snippets from '@site/src/features/snippets/Snippets';
import useSite from '@site/src/features/site/useSite';
import {
  columnsOfSet,
  type DataSet,
  EXAMPLE_CODES,
  FILES,
  fitsWorksheet,
  FORMAT_NAME,
  formatCount,
  FORMATS,
  granularity,
  jsonWords,
  type SnippetSource,
  snippetSource,
  timeWords,
  WORKSHEET_ROWS,
  zipName,
} from 'rental-data';
import { hasRents } from 'rental-data/statistics';
import { openPage, PAGES, recipePage } from '@site/src/lib/addresses/pages';
import Mark from '@site/src/features/marks/Mark';
import { Fragment, type ReactNode } from 'react';
import styles from './open.module.css';

interface Props {
  set: DataSet;
}

function CodeTables({ set }: Props): ReactNode {
  const base = useBaseUrl('/');
  const columns = columnsOfSet(catalogue, set).filter(({ codeTable }) => codeTable !== undefined);
  return (
    <p>
      代碼欄位寫的是數字，程式示範{EXAMPLE_CODES.join('與')}。各欄的編碼表：
      {columns.map(({ header, codeTable = '' }, index) => (
        <Fragment key={header}>
          {index > 0 && '、'}
          <a href={base + FILES.codes(codeTable, 'csv')}>{header}</a>
        </Fragment>
      ))}
      。
    </p>
  );
}

function Checksums({ set: { files } }: Props): ReactNode {
  const checksums = files.flatMap(({ url, sha256 }) =>
    sha256 === undefined ? [] : [{ name: zipName({ url }), sha256 }],
  );
  if (checksums.length === 0) return null;
  return (
    <>
      <p>
        要確認下載的檔案完整，也沒有被換過，就算它的SHA-256。macOS與Linux在檔名前面加上
        <code>shasum -a 256</code>，Windows的PowerShell加上<code>Get-FileHash</code>
        ，印出來的要和這裡相同，大小寫不拘。
      </p>
      <ul>
        {checksums.map(({ name, sha256 }) => (
          <li key={name}>
            {name}
            <br />
            <code>{sha256}</code>
          </li>
        ))}
      </ul>
    </>
  );
}

function Notes({ set, source }: Props & { source: SnippetSource }): ReactNode {
  const zone = source.times.split(' ').at(-1) ?? '';
  return (
    <div className={`stack mt5 ${styles.sheet}`}>
      <CodeTables set={set} />
      {source.booleans.true === '1' && (
        <p>這個版本的是非欄位寫成1和0，看起來和數量一樣；欄名以「？」結尾的，就是這種欄位。</p>
      )}
      {source.inside === undefined && (
        <p>
          不知道檔名，所以Python與R讀ZIP裡最大的CSV，DuckDB與ClickHouse
          local讀解壓後排在最前面的CSV；解開之後如果不只一個，請改成資料檔的檔名。
        </p>
      )}
      <p>{timeWords(catalogue, set, zone)}</p>
      <Checksums set={set} />
      {set.files.some(({ format }) => format === 'json') && <p>{jsonWords(catalogue, set)}</p>}
    </div>
  );
}

function Spreadsheet({ set: { rows } }: Props): ReactNode {
  const steps = <Link to={recipePage('excel')}>步驟</Link>;
  return (
    <p id="excel">
      <b>Excel與LibreOffice</b>：
      {fitsWorksheet(rows) ? (
        <>
          一張工作表放得下這{formatCount(rows)}列，但請用匯入的，不要直接按兩下CSV，中文才不會變成亂碼（
          {steps}）。
        </>
      ) : (
        <span data-too-long>
          <Mark state="severe" inText>
            放不下
          </Mark>
          。這一份有{formatCount(rows)}列，一張工作表只有{formatCount(WORKSHEET_ROWS)}列，超出的列不會顯示。
        </span>
      )}
    </p>
  );
}

export default function Open({ set }: Props): ReactNode {
  const anchors = useBrokenLinks();
  const source = snippetSource(catalogue, set, useSite());
  if (!source) return null;
  for (const id of ['excel', 'code']) anchors.collectAnchor(id);
  const lacks = FORMATS.filter((format) => set.files.every((file) => file.format !== format));
  const missing = <code>{source.missing}</code>;
  const isMonth = granularity(set.period) === 'monthly';
  return (
    <Part
      id="open"
      title="打開這份檔案"
      lead={
        <>
          {source.inside === undefined ? (
            <>這是最早的格式，ZIP裡的檔名沒有留下紀錄。</>
          ) : (
            <>
              ZIP裡的資料檔是<code>{source.inside}</code>，用UTF-8編碼。
            </>
          )}
          缺值寫成{missing}，讀檔時要先宣告。
          {lacks.length > 0 && `這一期沒有${lacks.map((format) => FORMAT_NAME[format]).join('、')}。`}
        </>
      }
    >
      <div className={`stack t15 ${styles.ways}`}>
        <p>
          <b>不裝軟體</b>：在<Link to={openPage(set.period, set.variant)}>打開檔案</Link>
          那一頁{isMonth && '看各鄉鎮市區的租金、'}篩選、計算中位數，檔案不會離開你的電腦。
          {hasRents(catalogue, set) && (
            <>
              這一期各縣市與鄉鎮市區的租金已經算好，見
              <Link to={`${PAGES.rents}?period=${set.period}`}>租金</Link>。
            </>
          )}
        </p>
        <Spreadsheet set={set} />
      </div>
      <Fold id="code" summary="用程式打開" className="mt4" data-paper="opened">
        <p className="small mute mt3">
          程式在放ZIP的資料夾裡執行，檔名不必改。DuckDB與ClickHouse
          local要先解壓縮，curl那一段會下載並解壓縮。
          {granularity(set.period) === 'annual' && (
            <>
              記憶體不夠時，用DuckDB那一段，或改用<Link to={PAGES.open}>打開檔案</Link>。
            </>
          )}
          從打開到算出數字的例子，見<Link to={PAGES.recipes}>操作範例</Link>。
        </p>
        <Snippets source={source} />
        <Notes set={set} source={source} />
      </Fold>
    </Part>
  );
}
