/**
 * Origin: this site
 * Kind: own
 * Why: The about-data brief on the home page and in Markdown: what the data are, in two sentences, with their limits or what can be done.
 */
import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import type { ReactNode } from 'react';
import { measureCoverage, gapWords, joinWords, SITE_NAME } from 'rental-data';
import { round } from 'chart-geometry';
import { PAGE } from '@site/src/lib/addresses/names';
import { Gap, Licence, Repository, Sources, Statement } from '@site/src/features/about/AboutFacts/words';
import styles from './styles.module.css';

const BARS = [40, 51.5, 63, 74.5, 86, 74.5, 63, 51.5, 40];

function Gable(): ReactNode {
  return (
    <svg
      className={styles.gable}
      viewBox="0 0 190 86"
      width="190"
      height="86"
      aria-hidden="true"
      focusable="false"
    >
      <path
        fill="currentColor"
        d={BARS.map((height, index) => `M${round(index * 21.6)} 86v-${height}h16.4v${height}z`).join('')}
      />
    </svg>
  );
}

/** The name in two lines; beside the shorter one is room for the gable. */
const LINES = [SITE_NAME.slice(0, 4), SITE_NAME.slice(4)];

function Limits(): ReactNode {
  return (
    <>
      <p className={styles.limits}>
        由爬蟲收錄，來源目前只有
        <Sources />
        。為了保護隱私與著作權，發布前已刪除{joinWords(catalogue.dataset.removed)}
        。這是公開專案，程式與討論在
        <Repository />
        ；資料以
        <Licence />
        釋出，使用不必徵求同意。怎麼收錄、多久更新、有什麼限制、誰用過，見
        <Link to={PAGE.about.to} className="num">
          {PAGE.about.name}
        </Link>
        。
      </p>
      {gapWords(measureCoverage(catalogue)) && (
        <p className={styles.limits}>
          <Gap />
        </p>
      )}
    </>
  );
}

interface Props {
  /** what can be done, in place of the limits, which the page then tells elsewhere */
  children?: ReactNode;
}

export default function AboutDataBrief({ children }: Props): ReactNode {
  return (
    <div>
      <h1 className={styles.name} aria-label={SITE_NAME}>
        {LINES.map((line, index) => (
          <span key={line}>
            {line}
            {index === 0 && <Gable />}
          </span>
        ))}
      </h1>
      <p className={styles.statement}>
        <Statement />
      </p>
      {children ?? <Limits />}
    </div>
  );
}
