import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ReactNode } from 'react';
import IncidentList from '@site/src/features/quality/IncidentList';
import Mark from '@site/src/features/marks/Mark';
import PageHead from '@site/src/lib/ui/PageHead';
import { TERM } from '@site/src/features/quality/IncidentList/words';
import SectionHead from '@site/src/lib/ui/SectionHead';
import {
  FILES,
  ROWS_STATE_NAME,
  SEVERE_MEANING,
  SEVERITIES,
  type Severity,
  SEVERITY_NAME,
  listYears,
} from 'rental-data';
import { columnsState, PAGES, yearsState } from '@site/src/lib/addresses/pages';
import { InferredLegend } from '@site/src/features/marks/Inferred';
import Layout from '@theme/Layout';
import Months from './Months';
import styles from './page.module.css';

const MEANING: Record<Severity, string> = {
  severe: `${SEVERE_MEANING}；是哪一種，看「${TERM.scope}」。標為「${ROWS_STATE_NAME.avoid}」的，整份檔案請勿使用。`,
  caution: '部分資料缺漏，或有些欄位不可靠，請先讀說明再使用。',
  note: '影響很小，依照說明處理就可以使用。',
};

const worst = [...SEVERITIES].reverse();

function Incidents({ severity }: { severity: Severity }): ReactNode {
  useBrokenLinks().collectAnchor(severity);
  const incidents = catalogue.incidents.filter((incident) => incident.severity === severity);
  return (
    <section className={styles.severity} aria-labelledby={severity}>
      <h3 id={severity} className={styles.grade}>
        <Mark state={severity}>{`${SEVERITY_NAME[severity]}（${String(incidents.length)}件）`}</Mark>
        <small>{MEANING[severity]}</small>
      </h3>
      <IncidentList incidents={incidents} />
    </section>
  );
}

/** A line that leads to the tables of another page; its anchors are those that the tables had here. */
function Elsewhere(): ReactNode {
  const links = useBrokenLinks();
  const years = listYears(catalogue).map(String);
  for (const anchor of ['columns', 'years', ...years.map((year) => `y${year}`)]) links.collectAnchor(anchor);
  return (
    <ul className={styles.elsewhere}>
      <li id="columns">
        <b>每一欄可以使用嗎？</b>
        <span>選一個欄位，看它能不能用，以及原因。</span>
        <Link className="more" to={columnsState}>
          欄位的狀態
        </Link>
      </li>
      <li id="years">
        <b>各期的列數可以比較嗎？</b>
        <span className="row gap4">
          {years.map((year) => (
            <Link key={year} id={`y${year}`} to={yearsState(year)}>
              {year}
            </Link>
          ))}
        </span>
        <Link className="more" to={PAGES.compare}>
          比較兩期
        </Link>
      </li>
    </ul>
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
          <p>點一格，看那個月能不能用；再看發生過什麼事。</p>
        </PageHead>
        <Months />
        <section className="section" aria-labelledby="incidents">
          <SectionHead id="incidents" title="發生過哪些品質事件">
            <p>
              {`${String(catalogue.incidents.length)}件，嚴重的在前，同一級裡新的在前；展開一件，看影響哪些檔案與欄位，以及建議。嚴重程度由本站判定，不是發布者的說法。`}
              <a href={useBaseUrl(`/${FILES.feed('incidents', 'rss')}`)}>訂閱RSS</a>
            </p>
          </SectionHead>
          {worst.map((severity) => (
            <Incidents key={severity} severity={severity} />
          ))}
          <InferredLegend />
        </section>
        <Elsewhere />
      </main>
    </Layout>
  );
}
