import catalogue from '@catalogue';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import IncidentList from '@site/src/features/quality/IncidentList';
import Fold from '@site/src/lib/ui/Fold';
import Mark from '@site/src/features/marks/Mark';
import PageHead from '@site/src/lib/ui/PageHead';
import { TERM } from '@site/src/features/quality/IncidentList/words';
import SectionHead from '@site/src/lib/ui/SectionHead';
import Toc from '@site/src/lib/ui/Toc';
import {
  FILES,
  ROWS_STATE_NAME,
  SEVERE_MEANING,
  SEVERITIES,
  type Severity,
  SEVERITY_NAME,
} from 'rental-data';
import { PAGES } from '@site/src/lib/addresses/pages';
import ColumnHistories from '@site/src/features/quality/ColumnHistories';
import Years from '@site/src/features/quality/Years';
import { InferredLegend } from '@site/src/features/marks/Inferred';
import Layout from '@theme/Layout';
import styles from './page.module.css';

const MEANING: Record<Severity, string> = {
  severe: `${SEVERE_MEANING}；是哪一種，看「${TERM.scope}」。標為「${ROWS_STATE_NAME.avoid}」的，整份檔案請勿使用。`,
  caution: '部分資料缺漏，或有些欄位不可靠，請先讀說明再使用。',
  note: '影響很小，依照說明處理就可以使用。',
};

const HEADING = {
  incidents: '發生過哪些品質事件',
  columns: '每一欄可以使用嗎？',
  years: '各期的列數可以比較嗎？',
};

const worst = [...SEVERITIES].reverse();
const listIncidents = (severity: Severity) =>
  catalogue.incidents.filter((incident) => incident.severity === severity);
const severityTitle = (severity: Severity): string =>
  `${SEVERITY_NAME[severity]}（${String(listIncidents(severity).length)}件）`;

const listSections = () => [
  { id: 'incidents', value: HEADING.incidents, level: 2 },
  ...worst.map((severity) => ({ id: severity, value: severityTitle(severity), level: 3 })),
  { id: 'columns', value: HEADING.columns, level: 2 },
  { id: 'years', value: HEADING.years, level: 2 },
];

function Incidents({ severity }: { severity: Severity }): ReactNode {
  useBrokenLinks().collectAnchor(severity);
  const list = <IncidentList incidents={listIncidents(severity)} />;
  return (
    <section className={styles.severity} aria-labelledby={severity}>
      <h3 id={severity} className={styles.grade}>
        <Mark state={severity}>{severityTitle(severity)}</Mark>
        <small>{MEANING[severity]}</small>
      </h3>
      {severity === 'note' ? (
        <Fold summary={`展開這${String(listIncidents('note').length)}件${SEVERITY_NAME.note}`}>{list}</Fold>
      ) : (
        list
      )}
    </section>
  );
}

export default function DataQuality(): ReactNode {
  const title = '資料品質';
  return (
    <Layout
      title={title}
      description={`開放台灣民間租屋資料已知的${String(catalogue.incidents.length)}件品質事件：影響哪些期別與欄位、使用時的建議，以及各期可不可以使用。`}
    >
      <main className="wrap">
        <PageHead title={title}>
          <p>
            {`已知的品質事件有${String(catalogue.incidents.length)}件，先依嚴重程度排列，同一級裡新的在前。嚴重程度由本站判定，不是發布者的說法。`}
            <a href={useBaseUrl(`/${FILES.feed('incidents', 'rss')}`)}>訂閱RSS</a>
          </p>
          <InferredLegend />
        </PageHead>
        <div className={styles.layout}>
          <Toc toc={listSections()} />
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
                  綠線表示這一欄可以使用，記號表示要先看說明。列數能不能比較是另一回事，見
                  <a href="#years">下一節</a>。
                </p>
              </SectionHead>
              <ColumnHistories />
              <p className="small">
                <a href={useBaseUrl(`/${FILES.usability}`)}>同樣內容的JSON</a>
              </p>
            </section>
            <section className="section" aria-labelledby="years">
              <SectionHead id="years" title={HEADING.years}>
                <p>
                  展開一年，可以看到各期的列數能不能和其他期別比較，以及不能的原因。季資料與年資料從2023年起改了合併規則，就算
                  {ROWS_STATE_NAME.complete}，也不要和更早的季與年比較。要比較兩期，請到
                  <Link to={PAGES.compare}>比較兩期</Link>。
                </p>
              </SectionHead>
              <Years />
            </section>
          </div>
        </div>
      </main>
    </Layout>
  );
}
