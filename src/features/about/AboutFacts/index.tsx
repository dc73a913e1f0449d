import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';
import {
  measureCoverage,
  dateWords,
  formatCount,
  formatUse,
  joinWords,
  LINKS,
  listTrials,
  periodWords,
  PRACTICE_ROWS,
  SHORT_NAME,
  SITE_NAME,
} from 'rental-data';
import { ANCHORS } from '@site/src/lib/addresses/anchors';
import { incidentItem, PAGES } from '@site/src/lib/addresses/pages';
import { PAGE } from '@site/src/lib/addresses/names';
import styles from './styles.module.css';
import { Gap, Licence, Mail, Repository, Sources } from './words';

interface FactProps {
  title: string;
  /** where links and the search lead */
  id: string;
  children: ReactNode;
}

function Fact({ title, id, children }: FactProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <div id={id}>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}

export function Reach(): ReactNode {
  const { since, until, due, published, newest, day } = measureCoverage(catalogue);
  return (
    <Fact id="reach" title="從什麼時候到什麼時候">
      <p>
        {periodWords(since)}到{periodWords(until)}的{formatCount(due)}個月裡，有{formatCount(published)}
        個月發布了資料，最新的是
        {periodWords(newest)}
        {day !== undefined && <>（{dateWords(day)}發布）</>}。
        <Gap />
      </p>
    </Fact>
  );
}

export function Source(): ReactNode {
  return (
    <Fact id="source" title="從哪裡來">
      <p>
        來源目前只有
        <Sources />
        ，沒有刊登在上面的出租物件不在資料裡；它占整個租屋市場多少，本資料集無從得知。每一期收錄的，是爬蟲在那段期間讀到的刊登。
      </p>
    </Fact>
  );
}

type TrialProps = ReturnType<typeof listTrials>[number];

function Trial({ incident: { id, title }, count }: TrialProps): ReactNode {
  return (
    <>
      <Link to={incidentItem(id)}>{title}</Link>，其中{formatCount(count)}個月有資料。
    </>
  );
}

export function Method(): ReactNode {
  return (
    <Fact id="method" title="怎麼收錄">
      <p>
        爬蟲每天讀一次列表頁，再讀新刊登與還沒下架的物件頁。
        <Link href={LINKS.crawler} className="num">
          爬蟲的程式
        </Link>
        是公開的。
        {listTrials(catalogue).map((trial) => (
          <Trial key={trial.incident.id} {...trial} />
        ))}
      </p>
    </Fact>
  );
}

export function Rhythm(): ReactNode {
  const { monthly, quarterly, annual } = catalogue.dataset.rhythm;
  return (
    <Fact id="rhythm" title="多久更新一次">
      <p>{monthly + quarterly + annual}</p>
    </Fact>
  );
}

export function Removed(): ReactNode {
  return (
    <Fact id="removed" title="發布前刪除的內容">
      <p>為了保護隱私與著作權，發布前已刪除{joinWords(catalogue.dataset.removed)}。</p>
    </Fact>
  );
}

export function Limits(): ReactNode {
  return (
    <Fact id="limits" title="有什麼限制">
      <ul>
        {catalogue.dataset.limits.map((limit) => (
          <li key={limit}>{limit}</li>
        ))}
        <li>
          有些期別的列數不能互相比較，有些欄位不可用，使用前請先看
          <Link to={PAGE.quality.to} className="num">
            {PAGE.quality.name}
          </Link>
          。
        </li>
      </ul>
    </Fact>
  );
}

/** What readers ask for and the data do not say, and where to go instead. */
export function Unanswered(): ReactNode {
  return (
    <Fact id="unanswered" title="這份資料回答不了的問題">
      <ul>
        <li>
          現在的行情、租金合不合理：這裡只有過去各月刊登的租金。下載一份檔案，就能在「
          <Link to={PAGES.rents}>{PAGE.rents.name}</Link>
          」那一頁看同一區的四分位數；簽約的租金，可以查
          <Link href={LINKS.contracts}>內政部租金查詢平台</Link>，它統計的是領租金補貼的租約。
        </li>
        <li>轉租、二房東：沒有記錄是不是轉租，「刊登者類型」只分屋主、代理人、房仲與不明。</li>
        <li>照片、屋齡：沒有這兩欄，和建物有關的是「建築類型」與「建物樓高」。</li>
        <li>
          只有一個縣市的檔案：CSV是全台一個檔案，請打開之後再篩選；有JSON的期別，ZIP裡每個縣市一個檔案。要練習，可以用
          <Link to={ANCHORS.practice}>{formatCount(PRACTICE_ROWS)}列的練習檔</Link>。
        </li>
      </ul>
    </Fact>
  );
}

export function Terms(): ReactNode {
  return (
    <Fact id="licence" title="授權">
      <p>
        資料採
        <Licence />
        ，任何人都可以使用，不必徵求同意。
      </p>
    </Fact>
  );
}

export function Makers(): ReactNode {
  return (
    <Fact id="makers" title="誰在做">
      <p>
        {SITE_NAME}（{SHORT_NAME}）是公開專案，程式與討論在g0v的程式庫：
        <Repository />
        。發現錯誤，請寄信到
        <Mail />。
      </p>
    </Fact>
  );
}

export function Users(): ReactNode {
  const { usedBy } = catalogue.dataset;
  if (usedBy.length === 0) return null;
  return (
    <Fact id="users" title="誰用過這份資料">
      {usedBy.map((use) => (
        <p key={use.who + formatUse(use)}>
          <b>{use.who}</b>，{formatUse(use)}
        </p>
      ))}
    </Fact>
  );
}

export function Citing(): ReactNode {
  return (
    <Fact id="cite" title="怎麼引用">
      <p>
        寫下期別、內容與版本，讀者才找得到同一份檔案。檔案頁有引用那一份的文字，
        <Link to={`${PAGES.download}#cite`}>{PAGE.download.name}</Link>
        有引用整個資料集的。
      </p>
    </Fact>
  );
}

export default function AboutFacts({ children }: { children: ReactNode }): ReactNode {
  return <dl className={styles.facts}>{children}</dl>;
}
