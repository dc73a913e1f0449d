import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Link from '@docusaurus/Link';
import data from '@generated/pages/default/quality.json';
import type { ReactNode } from 'react';
import IncidentList from '@site/src/components/data/IncidentList';
import Fold from '@site/src/components/ui/Fold';
import Mark from '@site/src/components/ui/Mark';
import PageHead from '@site/src/components/ui/PageHead';
import SectionHead from '@site/src/components/ui/SectionHead';
import Toc from '@site/src/components/ui/Toc';
import { PAGES } from '@site/src/domain/addresses/pages';
import { SEVERITIES, type Severity } from '@site/src/domain/catalogue/types';
import { ROWS_STATE_NAME, SEVERITY_NAME } from '@site/src/domain/words';
import ColumnHistories from '@site/src/pages/data-quality/_parts/ColumnHistories';
import Years from '@site/src/pages/data-quality/_parts/Years';
import Layout from '@theme/Layout';
import styles from './styles.module.css';

/** What a reader should do about each severity. */
const MEANING: Record<Severity, string> = {
  severe: `受影響的列數不要拿來比較，受影響的欄位不要使用；標為「${ROWS_STATE_NAME.avoid}」的，整份都不要用`,
  caution: '少了一部分資料，或有些欄位不可靠；先讀說明再使用',
  note: '影響很小，照著說明處理就能使用',
};

const HEADING = { incidents: '發生過什麼事', columns: '哪一欄能用', years: '哪一期的列數能比較' };

const { incidents, counts, histories, years } = data;

const worst = [...SEVERITIES].reverse();
const severityTitle = (severity: Severity): string =>
  `${SEVERITY_NAME[severity]} ${String(counts[severity])}件`;

const TOC = [
  { id: 'incidents', value: HEADING.incidents, level: 2 },
  ...worst.map((severity) => ({ id: severity, value: severityTitle(severity), level: 3 })),
  { id: 'columns', value: HEADING.columns, level: 2 },
  { id: 'years', value: HEADING.years, level: 2 },
];

/** The incidents of one severity, newest first; notes are folded away. */
function Incidents({ severity }: { severity: Severity }): ReactNode {
  useBrokenLinks().collectAnchor(severity);
  const list = <IncidentList incidents={incidents.filter((incident) => incident.severity === severity)} />;
  return (
    <section className={styles.severity} aria-labelledby={severity}>
      <h3 id={severity} className={styles.grade}>
        <Mark state={severity}>{severityTitle(severity)}</Mark>
        <small>{MEANING[severity]}</small>
      </h3>
      {severity === 'note' ? (
        <Fold summary={`看這${String(counts.note)}件${SEVERITY_NAME.note}`}>{list}</Fold>
      ) : (
        list
      )}
    </section>
  );
}

/** Everything that is known to be wrong with the data: what happened, which columns can be used, and which rows compared. */
export default function DataQuality(): ReactNode {
  const title = '資料品質';
  return (
    <Layout
      title={title}
      description={`開放台灣民間租屋資料已知的${String(incidents.length)}件品質事件：影響哪些期別與欄位、使用時該怎麼辦，以及每一期能不能用。`}
    >
      <main className="wrap">
        <PageHead title={title}>
          <p>
            {`已知的品質事件有${String(incidents.length)}件，先依嚴重程度排列，同一級裡新的在前。每一件寫明影響哪些檔案和欄位，以及該怎麼辦。`}
            <a href={useBaseUrl(data.feed)}>訂閱RSS</a>
          </p>
        </PageHead>
        <div className={styles.layout}>
          <div>
            <Toc toc={TOC} />
          </div>
          <div>
            <section aria-labelledby="incidents">
              <SectionHead id="incidents" title={HEADING.incidents} />
              {worst.map((severity) => (
                <Incidents key={severity} severity={severity} />
              ))}
            </section>
            <section className="section" aria-labelledby="columns">
              <SectionHead id="columns" title={HEADING.columns}>
                <p>
                  綠線是可以使用的月份，記號是要先看說明的月份。列數能不能比較，要另外看
                  <a href="#years">那一期的列數</a>。
                </p>
              </SectionHead>
              <ColumnHistories histories={histories} />
              <p className="small">
                <a href={useBaseUrl(data.json)}>同樣內容的JSON</a>
              </p>
            </section>
            <section className="section" aria-labelledby="years">
              <SectionHead id="years" title={HEADING.years}>
                <p>
                  點開一年，看每一期的列數能不能和其他期比較，以及不能的原因。季資料與年資料從2023年起改了合併規則，就算列數完整，也不要和更早的季與年比。要比兩期，用
                  <Link to={PAGES.compare}>比較兩期</Link>。
                </p>
              </SectionHead>
              <Years years={years} />
            </section>
          </div>
        </div>
      </main>
    </Layout>
  );
}
