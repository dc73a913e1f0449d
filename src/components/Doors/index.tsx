import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import { LINKS } from '@site/config/site';
import { versionHref } from '@site/src/components/hrefs';
import { fullName, PAGE } from '@site/src/domain/words/pages';
import styles from './styles.module.css';

interface DoorProps {
  title: ReactNode;
  lead: ReactNode;
  /** links */
  children: ReactNode[];
}

function Door({ title, lead, children }: DoorProps): ReactNode {
  return (
    <div className={styles.door}>
      <h3>{title}</h3>
      <p>{lead}</p>
      <ul>
        {children.map((link, index) => (
          <li key={index}>{link}</li>
        ))}
      </ul>
    </div>
  );
}

interface Props {
  /** dataset version whose columns are offered: that of the newest release */
  version: string;
}

/** Three ways in: take data, do research, take part. */
export default function Doors({ version }: Props): ReactNode {
  return (
    <div className={styles.doors}>
      <Door
        title={
          <Translate id="doors.take.title" description="Title of the entrance for those who want a file">
            拿資料
          </Translate>
        }
        lead={
          <Translate
            id="doors.take.lead"
            description="Below the title of the entrance for those who want a file"
          >
            挑一份檔案下載，解壓縮就是CSV；寫進報導或報告時，附上出處。
          </Translate>
        }
      >
        <Link to="/download/#which">
          <Translate id="doors.take.which" description="Link to the guide to the files">
            該下載哪一份
          </Translate>
        </Link>
        <Link to={PAGE.download.to}>{fullName(PAGE.download)}</Link>
        <Link to="/#cite">
          <Translate id="doors.take.cite" description="Link to the section on citing">
            怎麼註明出處
          </Translate>
        </Link>
      </Door>
      <Door
        title={
          <Translate id="doors.research.title" description="Title of the entrance for researchers">
            做研究
          </Translate>
        }
        lead={
          <Translate id="doors.research.lead" description="Below the title of the entrance for researchers">
            比較不同年份之前，先看哪幾期的列數有缺漏、哪些欄位的意義改變過。
          </Translate>
        }
      >
        <Link to={PAGE.quality.to}>{PAGE.quality.name}</Link>
        <Link to={`${versionHref(version)}#columns`}>
          <Translate
            id="doors.research.columns"
            description="Link to the columns of the newest dataset version"
          >
            欄位的意思與編碼
          </Translate>
        </Link>
        <Link to={PAGE.differences.to}>{PAGE.differences.name}</Link>
      </Door>
      <Door
        title={
          <Translate id="doors.join.title" description="Title of the entrance for contributors">
            一起做
          </Translate>
        }
        lead={
          <Translate id="doors.join.lead" description="Below the title of the entrance for contributors">
            爬蟲的程式與討論公開在GitHub，回報一個錯誤也算參與。
          </Translate>
        }
      >
        <Link href={LINKS.repository}>
          <Translate id="doors.join.repository" description="Link to the repository of the dataset">
            程式碼與議題
          </Translate>
        </Link>
        <Link href={LINKS.crawler}>
          <Translate id="doors.join.crawler" description="Link to the crawler's package">
            爬蟲套件
          </Translate>
        </Link>
        <Link to="/download/#rule">
          <Translate id="doors.join.rule" description="Link to the rule by which files are named">
            用程式批次下載
          </Translate>
        </Link>
      </Door>
    </div>
  );
}
