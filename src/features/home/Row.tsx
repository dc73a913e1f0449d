import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import { ANCHORS } from '@site/src/lib/addresses/anchors';
import SectionHead from '@site/src/lib/ui/SectionHead';
import {
  columnsOfSet,
  type DataSet,
  dateWords,
  formatCount,
  sampleMeaning,
  type SampleRow,
  YES,
} from 'rental-data';
import type { ReactNode } from 'react';
import Made from './Made';
import styles from './row.module.css';

/** The columns of the table beside the card. */
const SHOWN = ['月租金', '縣市', '鄉鎮市區', '物件類型', '坪數', '可炊？', '約略地點_x', '附近有_學校？'];

interface Props {
  set: DataSet;
  row: SampleRow;
}

function Slip({ row }: Pick<Props, 'row'>): ReactNode {
  const value = (header: string): string => row.get(header)?.value ?? '';
  const meaning = (header: string): string => sampleMeaning(catalogue, row, header) ?? '';
  const day = (header: string): string => dateWords(value(header).slice(0, 10));
  return (
    <figure className={styles.slip}>
      <p className="tiny">一則刊登</p>
      <p className={`row tiny ${styles.gone}`}>
        {catalogue.dataset.removed.map((name) => (
          <s key={name}>{name}</s>
        ))}
        <span>發布前刪除</span>
      </p>
      <p>
        <b className={styles.rent}>{formatCount(Number(value('月租金')))}</b>元／月
      </p>
      <p className="t20 bold">
        {meaning('鄉鎮市區')}
        <span className="block">
          {`${meaning('物件類型')}，${meaning('建築類型')}${value('所在樓層')}樓（共${value('建物樓高')}樓），${Number(value('坪數'))}坪`}
        </span>
      </p>
      <ul className="row small gap5">
        {value('押金金額') !== '-' && <li>押金{formatCount(Number(value('押金金額')))}元</li>}
        <li>{YES.includes(value('可炊？')) ? '可以' : '不能'}開伙</li>
        <li>刊登者是{meaning('刊登者類型')}</li>
      </ul>
      <p className={`tiny ${styles.time}`}>
        <span className="block">{day('物件首次發現時間')}首次發現</span>
        <span className="block">{day('物件最後更新時間')}最後更新</span>
      </p>
    </figure>
  );
}

/** What one row of a file is: a listing as a reader would see it, and the same as the file has it. */
export default function Row({ set, row }: Props): ReactNode {
  return (
    <section className="section" aria-labelledby="row">
      <SectionHead id="row" title="一列長這樣">
        <p>
          一則刊登讀起來的樣子，和它在檔案裡的樣子。
          <Made />
        </p>
      </SectionHead>
      <div className={styles.pair}>
        <Slip row={row} />
        <span className={styles.arrow} aria-hidden="true">
          →
        </span>
        <div>
          <table className={styles.file}>
            <caption className="tiny">檔案裡的同一列</caption>
            <thead>
              <tr>
                {['欄名', '值', '意思'].map((name) => (
                  <th key={name} scope="col">
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {SHOWN.flatMap((header) => {
                const cell = row.get(header);
                return cell ? (
                  <tr key={header}>
                    <th scope="row">{header}</th>
                    <td>
                      <code>{cell.value}</code>
                    </td>
                    <td>{sampleMeaning(catalogue, row, header)}</td>
                  </tr>
                ) : (
                  []
                );
              })}
            </tbody>
          </table>
          <p className="small mute mt2">
            還有{columnsOfSet(catalogue, set).length - SHOWN.length}欄。
            <Link to={ANCHORS.columns}>欄位字典</Link>
          </p>
        </div>
      </div>
    </section>
  );
}
