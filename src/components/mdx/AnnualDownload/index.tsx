import useBaseUrl from '@docusaurus/useBaseUrl';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { yearTable } from '@site/src/domain/addresses/pages';
import type { ReactNode } from 'react';
import type { ReleaseProp, YearProp } from '@site/plugins/pages/client';
import { BetaNote } from '@site/src/components/mdx/DatasetCard/Beta';
import SetBlock from '@site/src/components/mdx/DatasetCard/SetBlock';
import VersionOf from '@site/src/components/mdx/DatasetCard/VersionOf';
import DownloadTable from '@site/src/components/mdx/DownloadTable';
import ReleaseNotes from '@site/src/components/data/IncidentMarks/ReleaseNotes';
import YearFold from '@site/src/components/charts/YearFold';
import { stripScale } from '@site/src/components/charts/YearStrip/bars';
import type { Granularity } from '@site/src/domain/period';
import { GRANULARITY_NAME } from '@site/src/domain/words';
import styles from './styles.module.css';

/** The annual release. It comes before the tables because most readers of an old year look for it. */
function Annual({ data }: { data: ReleaseProp }): ReactNode {
  useBrokenLinks().collectAnchor(data.period);
  return (
    <section id={data.period} className={styles.annual}>
      <div>
        <h4 className="t26">{data.period}年全年</h4>
        <p className="small mute">
          <VersionOf data={data} />
        </p>
        <div className={styles.notes}>
          <ReleaseNotes data={data} />
          {data.beta && <BetaNote />}
        </div>
      </div>
      {data.sets.map((set) => (
        <SetBlock key={set.variant} release={data} set={set} />
      ))}
    </section>
  );
}

/** Says which kinds of release a year lacks; draws nothing when it has all of them. */
function Lacks({ data: { annual, quarterly, monthly } }: { data: YearProp }): ReactNode {
  if (annual) return null;
  return (
    <p className="small mute">
      這一年有{monthly.length}
      {quarterly.length > 0 ? '個月的資料，沒有發布年資料。' : '個月的資料，沒有發布季資料與年資料。'}
    </p>
  );
}

interface Props {
  data: YearProp;
  open?: boolean;
  /** number of rows that fills the strip's height; by default the largest month of the year */
  scale?: number;
  /** chooses the data in Markdown; not used here */
  year?: string | number;
}

/** One year of downloads: counts in the summary, then the annual release, the quarterly and monthly tables. */
export default function AnnualDownload({ data, open = false, scale = stripScale([data]) }: Props): ReactNode {
  const { year, annual, quarterly, monthly, files, months } = data;
  const json = useBaseUrl(yearTable(year));
  const counts: [granularity: Granularity, count: number][] = [
    ['annual', annual ? 1 : 0],
    ['quarterly', quarterly.length],
    ['monthly', monthly.length],
  ];
  return (
    <YearFold
      id={`y${year}`}
      year={year}
      months={months}
      scale={scale}
      open={open}
      counts={counts
        .filter(([, count]) => count > 0)
        .map(([granularity, count]) => `${GRANULARITY_NAME[granularity]}${String(count)}期`)
        .join('、')}
      note={<>{files}個檔案</>}
    >
      {annual && <Annual data={annual} />}
      <Lacks data={data} />
      <DownloadTable data={data} />
      <p className="small targets">
        <a href={json}>{`${String(year)}年全部檔案的清單（JSON）`}</a>
      </p>
    </YearFold>
  );
}
