import { fitsWorksheet, formatCount, type SnippetSource, WORKSHEET_ROWS } from 'rental-data';
import Mark from '@site/src/features/marks/Mark';
import type { ReactNode } from 'react';
import styles from './open.module.css';

const NULL = 'null';

interface Props {
  rows: number;
  source: SnippetSource;
}

function Size({ rows }: Pick<Props, 'rows'>): ReactNode {
  const [count, limit] = [formatCount(rows), formatCount(WORKSHEET_ROWS)];
  if (fitsWorksheet(rows)) {
    return (
      <p>
        一張工作表有{limit}列，放得下這一份的{count}列。
      </p>
    );
  }
  return (
    <p data-too-long>
      <Mark state="severe">放不下</Mark> 這一份有{count}列，一張工作表只有{limit}
      列，超出的列不會顯示，請改用程式打開。
    </p>
  );
}

export default function Spreadsheet({ rows, source }: Props): ReactNode {
  const missing = <code>{source.missing}</code>;
  return (
    <div className={styles.sheet}>
      <Size rows={rows} />
      <ol className={styles.steps}>
        <li>先解開ZIP。不要直接按兩下CSV，那樣Excel可能用錯編碼，中文變成亂碼。</li>
        <li>在Excel開一份空白活頁簿，選「資料」→「取得資料」→「從檔案」→「從文字/CSV」，再選解開的CSV。</li>
        <li>
          檔案原點選「65001：Unicode
          (UTF-8)」，分隔符號選「逗號」，資料類型偵測選不偵測的那一項，按「轉換資料」。
        </li>
        <li>
          按Ctrl+A選取所有欄位，在「轉換」選「取代值」，把{missing}換成<code>{NULL}</code>
          。展開進階選項，勾選整個儲存格的內容都要相符的那一項，帶負號的數字才不會被改到。
        </li>
        <li>
          欄名如果是Column1、Column2，先選「使用第一個資料列作為標頭」。再按Ctrl+A，選「偵測資料類型」，把編號的欄位改回「文字」，最後按「關閉並載入」。
        </li>
      </ol>
      <p>
        LibreOffice可以直接開啟CSV：字元集選「Unicode
        (UTF-8)」，分隔符號只勾「逗號」，編號的欄位在預覽裡設成「文字」。開啟後用「尋找與取代」，勾選整個儲存格都要相符，尋找
        {missing}，「取代為」留空，不要輸入空格。
      </p>
    </div>
  );
}
