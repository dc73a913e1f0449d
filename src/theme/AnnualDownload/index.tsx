/**
 * Origin: this site
 * Kind: own
 * Why: The annual download: one year as a fold, with the annual release before the tables of quarters and months.
 */
import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { versionPage } from '@site/src/lib/addresses/pages';
import { findScale, GRANULARITIES, monthBars, type Release, releasesIn, yearTable } from 'rental-data';
import type { ReactNode } from 'react';
import { BetaNote } from '@theme/DatasetCard/Beta';
import SetBlock from '@theme/DatasetCard/SetBlock';
import ReleaseVersion from '@theme/DatasetCard/ReleaseVersion';
import DownloadTable from '@theme/DownloadTable';
import ReleaseNotes from '@site/src/features/quality/IncidentMarks/ReleaseNotes';
import YearFold from '@site/src/features/coverage/YearFold';
import styles from './styles.module.css';

/** The annual release. It comes before the tables because most readers of an old year look for it. */
function Annual({ release }: { release: Release }): ReactNode {
  const { period } = release;
  useBrokenLinks().collectAnchor(period);
  return (
    <section id={period} className={styles.annual}>
      <div>
        <h4 className="t26">{period}年全年</h4>
        <p className="small mute">
          <ReleaseVersion release={release} />
        </p>
        <div className={styles.notes}>
          <ReleaseNotes release={release} />
          {release.beta && <BetaNote />}
        </div>
      </div>
      {release.sets.map((set) => (
        <SetBlock key={set.variant} release={release} set={set} />
      ))}
    </section>
  );
}

/** What the year lacks; how many months it has stands beside its name. */
function Lacks({ quarterly }: { quarterly: readonly Release[] }): ReactNode {
  return (
    <p className="small mute">{quarterly.length > 0 ? '沒有發布年資料。' : '沒有發布季資料與年資料。'}</p>
  );
}

interface Props {
  year: string | number;
  open?: boolean;
  /** number of rows that fills the strip's height; by default the largest month of the year */
  scale?: number;
}

export default function AnnualDownload({ year: text, open = false, scale }: Props): ReactNode {
  const year = Number(text);
  const months = monthBars(catalogue, year);
  const [annual = [], quarterly = [], monthly = []] = GRANULARITIES.map((granularity) =>
    releasesIn(catalogue, year, granularity),
  );
  const versions = [...new Set([annual, quarterly, monthly].flat().map(({ version }) => version))].sort();
  const counts: [count: number, words: string][] = [
    [annual.length, '全年'],
    [quarterly.length, `${String(quarterly.length)}季`],
    [monthly.length, `${String(monthly.length)}個月`],
  ];
  const files = [annual, quarterly, monthly].flat().flatMap(({ sets }) => sets.flatMap((set) => set.files));
  const json = useBaseUrl(yearTable(year));
  return (
    <YearFold
      id={`y${year}`}
      title={`${String(year)}年的檔案`}
      months={months}
      scale={scale ?? findScale(months)}
      open={open}
      counts={
        <span className="smallTight num">
          {counts.flatMap(([count, words]) => (count > 0 ? [words] : [])).join('、')}
        </span>
      }
      note={<>{files.length}個檔案</>}
    >
      {annual[0] ? <Annual release={annual[0]} /> : <Lacks quarterly={quarterly} />}
      <DownloadTable year={year} />
      <p className="small targets">
        <a href={json}>{`${String(year)}年的JSON清單`}</a>
        。版本
        {versions.map((version, index) => (
          <span key={version} className="num">
            <Link to={versionPage(version)}>{version}</Link>
            {index < versions.length - 1 ? '、' : '。'}
          </span>
        ))}
      </p>
    </YearFold>
  );
}
