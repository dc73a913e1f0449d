import Translate from '@docusaurus/Translate';
import { formatCount } from '@site/src/domain/format';
import type { SnippetSource } from '@site/src/domain/snippets';
import { fitsWorksheet, WORKSHEET_ROWS } from '@site/src/domain/snippets/worksheet';
import Mark from '@site/src/components/Mark';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** How Power Query writes a missing value. */
const NULL = 'null';

interface Props {
  rows: number;
  source: SnippetSource;
}

function Size({ rows }: Pick<Props, 'rows'>): ReactNode {
  const values = { rows: formatCount(rows), limit: formatCount(WORKSHEET_ROWS) };
  if (fitsWorksheet(rows)) {
    return (
      <p>
        <Translate
          id="file.sheet.fits"
          description="The rows of the file fit in one worksheet; {limit} is its number of rows"
          values={values}
        >
          {'一張工作表有{limit}列，放得下這一份的{rows}列。'}
        </Translate>
      </p>
    );
  }
  return (
    <p data-too-long>
      <Mark state="severe">
        <Translate id="file.sheet.tooLong" description="Mark: the file has more rows than a worksheet">
          放不下
        </Translate>
      </Mark>{' '}
      <Translate
        id="file.sheet.over"
        description="The file has more rows than one worksheet; {limit} is the number of rows of a worksheet"
        values={values}
      >
        {'這一份有{rows}列，一張工作表只有{limit}列，超出的列不會顯示。請改用上面的程式。'}
      </Translate>
    </p>
  );
}

/** Steps to open the CSV in a spreadsheet without losing characters, missing values or rows. */
export default function Spreadsheet({ rows, source }: Props): ReactNode {
  const missing = <code>{source.missing}</code>;
  return (
    <>
      <h3 className={styles.sheet} id="excel">
        <Translate id="file.sheet" description="Title: how to open the file in a spreadsheet">
          用Excel或LibreOffice開啟
        </Translate>
      </h3>
      <Size rows={rows} />
      <ol className={styles.steps}>
        <li>
          <Translate id="file.sheet.unpack" description="Step: unpack, and do not double-click">
            先解開ZIP。不要直接按兩下CSV，那樣Excel可能用錯編碼，中文變成亂碼。
          </Translate>
        </li>
        <li>
          <Translate id="file.sheet.import" description="Step: where the import is in the menus of Excel">
            在Excel開一份空白活頁簿，選「資料」→「取得資料」→「從檔案」→「從文字/CSV」，再選解開的CSV。
          </Translate>
        </li>
        <li>
          <Translate id="file.sheet.encoding" description="Step: encoding and delimiter">
            檔案原點選「65001：Unicode
            (UTF-8)」，分隔符號選「逗號」，資料類型偵測選不偵測的那一項，按「轉換資料」。
          </Translate>
        </li>
        <li>
          <Translate
            id="file.sheet.missing"
            description="Step: replace the sign for missing values by null in all columns"
            values={{ missing, nothing: <code>{NULL}</code> }}
          >
            {
              '按Ctrl+A選取所有欄位，在「轉換」選「取代值」，把{missing}換成{nothing}。展開進階選項，勾選整個儲存格的內容都要相符的那一項，帶負號的數字才不會被改到。'
            }
          </Translate>
        </li>
        <li>
          <Translate id="file.sheet.types" description="Step: let Excel find the types, and keep identifiers">
            再選「偵測資料類型」，把編號的欄位改回「文字」，最後按「關閉並載入」。
          </Translate>
        </li>
      </ol>
      <p>
        <Translate
          id="file.sheet.libreOffice"
          description="The same in LibreOffice Calc"
          values={{ missing }}
        >
          {
            'LibreOffice可以直接開啟CSV：字元集選「Unicode (UTF-8)」，分隔符號只勾「逗號」，編號的欄位在預覽裡設成「文字」。開啟後用「尋找與取代」，勾選整個儲存格都要相符，把{missing}換成空白。'
          }
        </Translate>
      </p>
    </>
  );
}
