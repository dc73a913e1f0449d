import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import matrix from '@generated/pages/default/matrix.json';
import data from '@generated/pages/default/quality.json';
import { PAGES } from '@site/src/domain/addresses/pages';
import IncidentList from '@site/src/components/data/IncidentList';
import { ROWS_STATE_NAME, SEVERITY_NAME } from '@site/src/domain/words';
import Mark from '@site/src/components/ui/Mark';
import Glance from '@site/src/components/ui/Glance';
import PageHead from '@site/src/components/ui/PageHead';
import RowsChart from '@site/src/components/charts/RowsChart';
import SectionHead from '@site/src/components/ui/SectionHead';
import UsabilityMatrix from '@site/src/pages/data-quality/_parts/UsabilityMatrix';
import { MATRIX_ID } from '@site/src/pages/data-quality/_parts/UsabilityMatrix/id';
import { SEVERITIES, type Severity } from '@site/src/domain/catalogue/types';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import styles from './styles.module.css';

/** What a reader should do about each severity. */
const MEANING: Record<Severity, string> = {
  severe: `受影響的列數不要拿來比較，受影響的欄位不要使用；標為「${ROWS_STATE_NAME.avoid}」的期別，整份檔案都不要用。`,
  caution: '少了一部分資料，或有些欄位不可靠、沒有值。先讀說明，確認不影響你的研究，再使用。',
  note: '影響很小，照著說明處理就能使用。',
};

/** Which column of which period can be used. */
function Matrix(): ReactNode {
  return (
    <section className="section">
      <SectionHead id={MATRIX_ID} title="哪一期的哪一欄能用">
        <p>
          細線表示可以使用，記號表示使用前要看原因，斜線是沒有發布的月份。點開一類，可以看裡面的每個欄位。
        </p>
      </SectionHead>
      <UsabilityMatrix {...matrix} />
    </section>
  );
}

/** Everything that is known to be wrong with the data: which periods can be used, and every incident. */
export default function DataQuality(): ReactNode {
  const { incidents, counts, map, chart } = data;
  const title = '資料品質';
  return (
    <Layout
      title={title}
      description={`開放台灣民間租屋資料已知的${String(incidents.length)}件品質事件：影響哪些期別與欄位、使用時該怎麼辦，以及每一期能不能用。`}
    >
      <main className="wrap">
        <PageHead title={title}>
          <p>
            這一頁回答三個問題：<a href="#series">這一期的列數能不能比較</a>，
            <a href={`#${MATRIX_ID}`}>需要的欄位能不能用</a>，以及
            <a href="#incidents">已知的{incidents.length}件品質事件是怎麼回事、該怎麼辦</a>。
          </p>
        </PageHead>
        <Glance id="severity" className={styles.counts} title="品質事件分成三級">
          {[...SEVERITIES].reverse().map((severity) => (
            <div key={severity}>
              <dt>
                <Mark state={severity}>{SEVERITY_NAME[severity]}</Mark>
                <span>
                  <b>{counts[severity]}</b>件
                </span>
              </dt>
              <dd>{MEANING[severity]}</dd>
            </div>
          ))}
        </Glance>
        <Matrix />
        <section className="section">
          <SectionHead id="series" title="每個月的列數受了什麼影響">
            <p>
              列數變少，可能是市場變化，也可能是收錄出了問題。這裡把兩種內容每月的列數，和影響列數的品質事件畫在一起；只影響個別欄位的事件不在圖上。
              <Link to={PAGES.compare}>比較兩期</Link>
            </p>
          </SectionHead>
          <RowsChart data={chart} cells={map.cells} />
        </section>
        <section className="section">
          <SectionHead id="incidents" title="品質事件">
            <p>
              由新到舊排列。日期是事情發生的時間，「期別」是受影響的檔案。想收到新事件的通知，可以
              <a href={useBaseUrl(data.feed)}>訂閱RSS</a>。
            </p>
          </SectionHead>
          <IncidentList incidents={incidents} />
        </section>
      </main>
    </Layout>
  );
}
