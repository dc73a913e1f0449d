import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { LINKS } from 'rental-data';
import { ANCHORS } from '@site/src/lib/addresses/anchors';
import { recipePage } from '@site/src/lib/addresses/pages';
import { PAGE } from '@site/src/lib/addresses/names';
import styles from './styles.module.css';

interface DoorProps {
  title: ReactNode;
  lead: ReactNode;
  children: ReactNode[];
}

function Door({ title, lead, children }: DoorProps): ReactNode {
  return (
    <div className={styles.door}>
      <h3>{title}</h3>
      <p className="smallLoose mute">{lead}</p>
      <ul>
        {children.map((link, index) => (
          <li key={index}>{link}</li>
        ))}
      </ul>
    </div>
  );
}

export default function Doors(): ReactNode {
  return (
    <div className={styles.doors}>
      <Door title="下載資料" lead="選一份檔案下載，解壓縮就是CSV；寫進報導或報告時，請附上出處。">
        <Link to={ANCHORS.which}>該下載哪一份</Link>
        <Link to={PAGE.open.to}>不用Excel，在瀏覽器打開檔案</Link>
        <Link to={ANCHORS.practice}>用編造的練習檔練習</Link>
        <Link to={recipePage('cite')}>引用一份檔案</Link>
      </Door>
      <Door title="做研究" lead="比較不同年份之前，先看哪幾期的列數有缺漏、哪些欄位的意義改變過。">
        <Link to={PAGE.rents.to}>用下載的檔案算各縣市、各鄉鎮市區的租金中位數</Link>
        <Link to={PAGE.compare.to}>{PAGE.compare.name}</Link>
        <Link to={PAGE.pick.to}>一次挑好幾年的檔案</Link>
        <Link to={ANCHORS.columns}>欄位的意思與編碼</Link>
        <Link to={ANCHORS.unanswered}>這份資料回答不了的問題</Link>
        <Link to={PAGE.recipes.to}>{PAGE.recipes.name}</Link>
      </Door>
      <Door title="參與製作" lead="爬蟲的程式與討論公開在GitHub，回報一個錯誤也是參與。">
        <Link href={LINKS.repository}>程式碼與議題</Link>
        <Link to={PAGE.developers.to}>{PAGE.developers.name}</Link>
      </Door>
    </div>
  );
}
