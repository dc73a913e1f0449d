import Link from '@docusaurus/Link';
import COMMIT from '@generated/html/default/commit.json';
import { LINKS } from '@site/src/domain/publisher';
import { NOT_FOUND_MESSAGE } from '@site/src/components/site/ErrorBox';
import FactSection, { type Row } from '@site/src/components/ui/FactSection';
import Glance from '@site/src/components/ui/Glance';
import PageHead from '@site/src/components/ui/PageHead';
import ScrollTable from '@site/src/components/ui/ScrollTable';
import SectionHead from '@site/src/components/ui/SectionHead';
import ShortcutSwitch from '@site/src/pages/accessibility/_parts/ShortcutSwitch';
import { dateWords } from '@site/src/domain/format';
import { PAGE } from '@site/src/domain/words/pages';
import { useThirdParties } from '@site/src/thirdParties';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

const WCAG = { name: 'WCAG 2.2', href: 'https://www.w3.org/TR/WCAG22/' };

const MAIL = <a href={`mailto:${LINKS.mail}`}>{LINKS.mail}</a>;

/** How the site is tested. What stands here must be so: tests/browser holds the tests. */
const TESTS: readonly Row[] = [
  ['自動檢查', '每一頁都用axe-core檢查WCAG 2.2的A與AA規則，產生的HTML另外檢查寫法是否正確。'],
  [
    '鍵盤',
    '在寬與窄的畫面上，用Tab鍵從頁首走到頁尾，再走回來：每一站都看得到焦點，沒有被別的東西蓋住，順序和畫面一致，不會困在裡面。走的是各種頁面裡最長、最複雜的幾頁。搜尋、選單、表格與複製按鈕也都用鍵盤操作過一遍。',
  ],
  [
    '放大與間距',
    '以320×256像素的畫面（等於把1280像素寬的畫面放大到400%）看每一種頁面：除了表格、程式碼與公式，不必左右捲動。再加大行距、字距與段距，以及把文字放大一倍，確認沒有字被切掉或疊在一起。',
  ],
  [
    '點按的範圍',
    '在320到1280像素寬的畫面上看每一種頁面：連結與按鈕至少24×24像素，或者和旁邊的隔得夠開；句子裡的連結不在此限。',
  ],
  [
    '顏色與動態',
    '文字與底色的對比至少4.5:1，圖形至少3:1，深淺兩種配色都算過。顏色不單獨表示意思，一定有形狀與文字；作業系統改用自己的高對比色彩時，圖形跟著改。要求減少動態效果的人，看不到任何動畫。',
  ],
];

/** What is known not to be good enough, or not to be known. */
const LIMITS: readonly Row[] = [
  ['沒有請人實際用過', 'NVDA、VoiceOver、TalkBack等螢幕報讀軟體都還沒有實際測過，也沒有請身心障礙者試用過。'],
  ['只在Chromium測過', 'Chrome、Edge用的就是Chromium。Firefox與Safari還沒有測過。'],
  [
    '窄畫面的頁首',
    '畫面窄的時候，導覽排在搜尋與配色按鈕的下面。瀏覽器如果不支援reading-flow這種樣式，Tab鍵仍會先到導覽，順序和畫面不同。',
  ],
  ['寬的表格', '欄位多的表格在窄畫面上要在表格裡左右捲動：用Tab鍵移到表格，再按左右鍵。'],
  [
    '圖表',
    '圖表是畫好的圖，螢幕報讀軟體只會念出圖的說明，不能逐點讀。數字在圖下面的表格，也有CSV。文章的封面圖只是裝飾，不念。',
  ],
  ['公式', '公式附有MathML。念不念得出來，要看用哪一種螢幕報讀軟體。'],
  [
    '英文',
    <>
      錯誤頁的中文標題下面附有英文訊息，例如<span lang="en">{NOT_FOUND_MESSAGE}</span>
      。引用格式、程式碼與英文欄位鍵也是英文。
    </>,
  ],
  [
    '資料檔',
    '資料是壓縮過的CSV與JSON，有的超過一百萬列，試算表軟體不一定打得開。打開之後好不好讀，要看那個軟體。沒有PDF。',
  ],
];

const COMMENTS: Row = [
  '留言',
  '留言由giscus提供，在它自己的框裡，好不好用由它決定。用不了的話，可以直接到GitHub的討論區留言，內容是同一份。',
];

interface Keys {
  where: string;
  /** keys, and what they do there */
  keys: readonly (readonly [string, string])[];
}

const KEYS: readonly Keys[] = [
  {
    where: '每一頁',
    keys: [
      ['Tab', '第一次按，出現「跳到主要內容」；按Enter就跳過頁首。'],
      ['/', '開啟搜尋。注音鍵盤同一顆鍵也可以；正在打字時不作用。'],
      ['Ctrl+K、⌘K', '開啟搜尋，打字時也可以。'],
    ],
  },
  {
    where: '搜尋',
    keys: [
      ['↑、↓', '上一筆、下一筆結果。'],
      ['→', '游標在字尾時，移到同一筆結果的舊版本；按←回來。'],
      ['Enter', '開啟選到的結果。'],
      ['Esc', '關閉，焦點回到搜尋按鈕。'],
    ],
  },
  {
    where: '資料品質頁的年表',
    keys: [
      ['↑、↓、←、→', '在格子之間移動，表格下面會說明那一格的原因。整張表只占Tab鍵的一站。'],
      ['Enter', '開啟那一份檔案的頁面。'],
    ],
  },
  {
    where: '收錄圖',
    keys: [['Tab', '一格一站，圖下面會說明那一期；按Enter開啟。']],
  },
  {
    where: '寬的表格、程式碼與公式',
    keys: [['←、→', '先用Tab鍵移到上面，再左右捲動。']],
  },
];

function KeyTable(): ReactNode {
  const title = '鍵盤操作';
  return (
    <section className="section" aria-labelledby="keys">
      <SectionHead id="keys" title={title}>
        <p>連結、按鈕、選單與可以展開的段落，都照瀏覽器平常的方式操作。下面是另外加上的。</p>
      </SectionHead>
      <ScrollTable label={title}>
        <table className={styles.keys}>
          <thead>
            <tr>
              <th scope="col">在哪裡</th>
              <th scope="col">按鍵</th>
              <th scope="col">作用</th>
            </tr>
          </thead>
          {KEYS.map(({ where, keys }) => (
            <tbody key={where}>
              {keys.map(([key, does], index) => (
                <tr key={key}>
                  {index === 0 && (
                    <th scope="rowgroup" rowSpan={keys.length}>
                      {where}
                    </th>
                  )}
                  <th scope="row">
                    <kbd>{key}</kbd>
                  </th>
                  <td>{does}</td>
                </tr>
              ))}
            </tbody>
          ))}
        </table>
      </ScrollTable>
      <div className={styles.slash}>
        <p>用語音輸入，或容易誤按到鍵的人，可以把單鍵的快速鍵關掉；有Ctrl或⌘的照樣能用。</p>
        <ShortcutSwitch />
      </div>
    </section>
  );
}

/** How far everybody can use the site, how that is tested, what is still missing, and whom to tell. */
export default function Accessibility(): ReactNode {
  const { comments } = useThirdParties();
  const title = PAGE.accessibility.name;
  return (
    <Layout
      title={title}
      description={
        '這個網站以WCAG 2.2的AA等級為目標：怎麼檢查、哪裡還做不到、有哪些鍵盤操作，以及用不了的時候怎麼告訴我們。'
      }
    >
      <main className="wrap">
        <PageHead title={title}>
          <p>
            公開的資料，要每個人都拿得到、讀得懂。這一頁寫明網站以什麼為標準、怎麼檢查、哪裡還做不到，以及用不了的時候怎麼告訴我們。
          </p>
        </PageHead>
        <Glance id="state" title="現在的情形">
          <div>
            <dt>目標</dt>
            <dd>
              國際通用的網頁無障礙指引<a href={WCAG.href}>{WCAG.name}</a>，等級AA。
            </dd>
          </div>
          <div>
            <dt>檢查</dt>
            <dd>
              程式自動檢查的項目都要通過；真人使用輔助科技的測試<a href="#limits">還沒有</a>
              。這是我們自己的檢查，不是第三方的認證。
            </dd>
          </div>
          <div>
            <dt>適用的網站版本</dt>
            <dd>
              {COMMIT.day === null ? (
                '你正在看的這一版網站。'
              ) : (
                <>
                  你正在看的這一版網站，程式最後更新於
                  <time dateTime={COMMIT.day}>{dateWords(COMMIT.day)}</time>。
                </>
              )}
            </dd>
          </div>
        </Glance>
        <FactSection
          id="tests"
          title="怎麼檢查"
          lead="下面每一項都寫成程式，網站每次修改都會重跑；有一項不過，那次修改就不算完成。"
          rows={TESTS}
        />
        <FactSection
          id="limits"
          title="尚未做到與尚未確認的部分"
          lead="自動檢查只找得到一部分問題。這些是我們知道的；遇到沒寫在這裡的，請告訴我們。"
          rows={comments ? [...LIMITS, COMMENTS] : LIMITS}
        />
        <KeyTable />
        <section className="section" aria-labelledby="report">
          <SectionHead id="report" title="用不了的時候">
            <p>請寫信到{MAIL}，用你方便的方式描述就好。</p>
          </SectionHead>
          <div className={styles.report}>
            <p>
              寫下是哪一頁、想做什麼、卡在哪裡，以及用什麼裝置、瀏覽器與輔助科技，我們比較容易重現。願意公開討論的話，也可以到
              <a href={LINKS.repository}>GitHub</a>開議題。
            </p>
            <p>
              列數、欄位狀態與品質事件也有<Link to={PAGE.developers.to}>給程式讀的檔案</Link>
              ，換一種工具讀也可以。需要別種格式，一樣請來信。
            </p>
          </div>
        </section>
      </main>
    </Layout>
  );
}
