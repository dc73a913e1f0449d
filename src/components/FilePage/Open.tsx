import Translate, { translate } from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type { FilePageProp } from '@site/plugins/catalogue/client';
import SectionHead from '@site/src/components/SectionHead';
import Snippets from '@site/src/components/Snippets';
import { EXAMPLE } from '@site/src/domain/snippets/example';
import { Fragment, type ReactNode } from 'react';
import Spreadsheet from './Spreadsheet';
import styles from './styles.module.css';

interface Props {
  data: FilePageProp;
}

function CodeTables({ data }: Props): ReactNode {
  const base = useBaseUrl('/').slice(0, -1);
  return (
    <p>
      <Translate
        id="file.open.codes"
        description="Code columns and their tables; {columns} are links to the tables, {example} is a column"
        values={{
          example: EXAMPLE.code,
          columns: (
            <>
              {data.codeTables.map(({ header, path }, index) => (
                <Fragment key={header}>
                  {index > 0 && '、'}
                  <a href={base + path}>{header}</a>
                </Fragment>
              ))}
            </>
          ),
        }}
      >
        {'代碼欄位寫的是數字，程式只示範{example}。各欄的編碼表：{columns}。'}
      </Translate>
    </p>
  );
}

/** What the snippets do not say by themselves. */
function Notes({ data }: Props): ReactNode {
  const { snippets, files } = data;
  return (
    <div className={styles.notes}>
      <CodeTables data={data} />
      {snippets?.booleans.true === '1' && (
        <p>
          <Translate
            id="file.open.numbers"
            description="Booleans of dataset version 0.0 are written as numbers"
          >
            這個版本的是非欄位寫成1和0，看起來和數量一樣；欄名結尾有「？」的是是非欄位。
          </Translate>
        </p>
      )}
      {snippets && snippets.inside === undefined && (
        <p>
          <Translate
            id="file.open.pattern"
            description="The name of the CSV in the ZIP was not recorded; what the snippets do instead"
          >
            不知道檔名，所以Python與R讀ZIP裡最大的CSV，DuckDB與ClickHouse
            local讀解壓後的每一個CSV；解開之後如果不只一個，請改成資料檔的檔名。
          </Translate>
        </p>
      )}
      <p>
        <Translate id="file.open.times" description="What CST means in the columns of times">
          時間後面的CST是台灣時間。有些工具可能把它當成美國中部時間，讀進來會差十幾個小時。
        </Translate>
      </p>
      {files.some(({ format }) => format === 'json') && (
        <p>
          <Translate id="file.open.json" description="How the JSON of the set differs from its CSV">
            JSON的ZIP裡，每個縣市一個檔案，各是一個陣列，要讀全台灣就把它們接起來。鍵是各欄的英文鍵，缺值是null，是非值是true與false。
          </Translate>
        </p>
      )}
    </div>
  );
}

/** How to fetch and read the file: code, what to know about it, and the way through a spreadsheet. */
export default function Open({ data }: Props): ReactNode {
  const { snippets } = data;
  if (!snippets) return null;
  return (
    <section className={styles.section} aria-labelledby="open">
      <SectionHead
        id="open"
        title={translate({
          id: 'file.open',
          message: '怎麼開啟這份檔案',
          description: 'Title: how to read the file',
        })}
      >
        <p>
          {snippets.inside === undefined ? (
            <Translate
              id="file.open.unknown"
              description="How to read a file of dataset version 0.0"
              values={{ missing: <code>{snippets.missing}</code> }}
            >
              {
                '這是最早的格式，ZIP裡的檔名沒有留下紀錄，解壓後才看得到。缺值寫成{missing}，讀檔時要先宣告。先執行curl那一段，其他程式在同一個資料夾裡執行。'
              }
            </Translate>
          ) : (
            <Translate
              id="file.open.lead"
              description="How to read the file; {csv} is its name inside the ZIP"
              values={{ csv: <code>{snippets.inside}</code>, missing: <code>{snippets.missing}</code> }}
            >
              {
                'ZIP裡的資料檔是{csv}，用UTF-8編碼。缺值寫成{missing}，讀檔時要先宣告，不然數值欄位可能被當成文字。先執行curl那一段，其他程式在同一個資料夾裡執行。'
              }
            </Translate>
          )}
        </p>
      </SectionHead>
      <Snippets source={snippets}>
        <Notes data={data} />
      </Snippets>
      <Spreadsheet rows={data.rows} source={snippets} />
    </section>
  );
}
