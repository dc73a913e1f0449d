import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import SectionHead from '@site/src/lib/ui/SectionHead';
import Snippets from '@site/src/features/snippets/Snippets';
import useSite from '@site/src/features/site/useSite';
import {
  columnsOfSet,
  type DataSet,
  EXAMPLE,
  FILES,
  granularity,
  type SnippetSource,
  snippetSource,
  zipName,
} from 'rental-data';
import { PAGES } from '@site/src/lib/addresses/pages';
import { Fragment, type ReactNode } from 'react';
import { jsonWords, timeWords } from './formatWords';
import styles from './open.module.css';
import Spreadsheet from './Spreadsheet';

interface Props {
  set: DataSet;
}

function CodeTables({ set }: Props): ReactNode {
  const base = useBaseUrl('/');
  const columns = columnsOfSet(catalogue, set).filter(({ codeTable }) => codeTable !== undefined);
  return (
    <p>
      代碼欄位寫的是數字，程式只示範{EXAMPLE.code}。各欄的編碼表：
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
          local讀解壓後的每一個CSV；解開之後如果不只一個，請改成資料檔的檔名。
        </p>
      )}
      <p>{timeWords(catalogue, set, zone)}</p>
      <Checksums set={set} />
      {set.files.some(({ format }) => format === 'json') && <p>{jsonWords(catalogue, set)}</p>}
    </div>
  );
}

export default function Open({ set }: Props): ReactNode {
  const anchors = useBrokenLinks();
  const source = snippetSource(catalogue, set, useSite());
  if (!source) return null;
  for (const id of ['excel', 'code']) anchors.collectAnchor(id);
  return (
    <section className="part" aria-labelledby="open">
      <SectionHead id="open" title="怎麼打開這份檔案">
        <p>
          {source.inside === undefined ? (
            <>
              這是最早的格式，ZIP裡的檔名沒有留下紀錄，解壓後才看得到。缺值寫成<code>{source.missing}</code>
              ，讀檔時要先宣告。
            </>
          ) : (
            <>
              ZIP裡的資料檔是<code>{source.inside}</code>，用UTF-8編碼。缺值寫成
              <code>{source.missing}</code>
              ，讀檔時要先宣告，不然數值欄位可能被當成文字。
            </>
          )}
          從打開到算出數字的例子，見<Link to={PAGES.recipes}>操作範例</Link>。
        </p>
      </SectionHead>
      <div className={styles.open}>
        <div>
          <h3 id="excel">用Excel或LibreOffice打開</h3>
          <Spreadsheet rows={set.rows} source={source} />
        </div>
        <div>
          <h3 id="code">用程式打開</h3>
          <p className="small mute">先執行curl那一段，其他程式在同一個資料夾裡執行。</p>
          {granularity(set.period) === 'annual' && (
            <p className="small mute">
              記憶體不夠時，用DuckDB那一段，或改用<Link to={PAGES.open}>打開檔案</Link>。
            </p>
          )}
          <Snippets source={source} />
        </div>
      </div>
      <Notes set={set} source={source} />
    </section>
  );
}
