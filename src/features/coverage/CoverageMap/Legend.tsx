import Fold from '@site/src/lib/ui/Fold';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { COLUMNS_LEVEL_NAME, ROWS_STATE_NAME, type RowState } from 'rental-data';
import styles from './styles.module.css';

/** @param states are the states all that the map shows, and not the rows and days of the files? */
export default function Legend({ states }: { states: boolean }): ReactNode {
  const swatch = (attributes: { 'data-verdict'?: RowState; 'data-columns'?: string }, className?: string) => (
    <span className={clsx(styles.cell, className)} aria-hidden="true" {...attributes} />
  );
  return (
    <div id="coverage-legend" className={styles.legend}>
      <dl>
        <dt>列數</dt>
        <dd>
          {(['complete', 'partial', 'not-comparable', 'avoid'] as const).map((state) => (
            <span key={state}>
              {swatch({ 'data-verdict': state })}
              {ROWS_STATE_NAME[state]}
            </span>
          ))}
          <span>
            {swatch({}, styles.none)}
            {ROWS_STATE_NAME.absent}
          </span>
        </dd>
        <dt>欄位</dt>
        <dd>
          {(['note', 'caution', 'empty', 'severe'] as const).map((level) => (
            <span key={level}>
              {swatch({ 'data-columns': level }, styles.key)}
              {COLUMNS_LEVEL_NAME[level]}
            </span>
          ))}
        </dd>
      </dl>
      {!states && (
        <Fold summary="怎麼讀這張圖" className="mt3">
          <ul>
            <li>長條的高度是原始資料的列數。月、季、年的比例尺不同，只能比較同一類。</li>
            <li>長條的寬度是檔案涵蓋的日子，窄的沒有涵蓋整期。</li>
            <li>顏色與花紋是列數能不能和其他期別比較。季與年從2023年起改了合併規則，不要和更早的比較。</li>
            <li>下方的記號是欄位的狀況。每一期都有的問題，例如「附近」欄位沒有值，不逐期標示。</li>
          </ul>
        </Fold>
      )}
    </div>
  );
}
