import catalogue from '@catalogue';
import CitationBox from '@site/src/features/citation/CitationBox';
import Badge from '@site/src/features/file/Badge';
import Answer from '@site/src/features/file/Answer';
import Cautions from '@site/src/features/file/Cautions';
import Head from '@site/src/features/file/Head';
import Open from '@site/src/features/file/Open';
import Replaced from '@site/src/features/file/Replaced';
import SampleRows from '@site/src/features/file/SampleRows';
import Statistics from '@site/src/features/file/Statistics';
import { comparePage, filePage } from '@site/src/lib/addresses/pages';
import {
  type DataSet,
  dateWords,
  findNeighbours,
  findRelease,
  findSet,
  formatCount,
  LINKS,
  listEarlier,
  newestRelease,
  periodWords,
  incidentsOfSet,
  nameWithState,
  VARIANT_NAME,
  verdictHeadline,
  getVerdict,
} from 'rental-data';
import PagePair from '@site/src/lib/ui/PagePair';
import Part from '@site/src/lib/ui/Part';
import { usePathParts } from '@site/src/features/site/usePathParts';
import Link from '@docusaurus/Link';
import Layout from '@theme/Layout';
import { Fragment, type ReactNode } from 'react';
import styles from './page.module.css';

interface Props {
  set: DataSet;
}

function Neighbours({ set }: Props): ReactNode {
  const { variant } = set;
  const { previous, next } = findNeighbours(catalogue, set);
  const end = (period: string | undefined, kicker: string) =>
    period === undefined
      ? undefined
      : { to: filePage(period, variant), kicker, title: `${period} ${VARIANT_NAME[variant]}` };
  return <PagePair label="前後期" previous={end(previous, '前一期')} next={end(next, '後一期')} />;
}

/** What its rows are compared with, when the file came, whether it was ever replaced, and where to report an error. */
function Record({ set }: Props): ReactNode {
  const { period, variant, published } = set;
  const { granularity } = findRelease(catalogue, period);
  const earlier = listEarlier(catalogue, set);
  const subject = encodeURIComponent(`${periodWords(period)}${VARIANT_NAME[variant]}：`);
  return (
    <div className={styles.lines}>
      {earlier.length > 0 && (
        <p className={styles.line}>
          <b>列數的變化</b>
          <span>
            {earlier.map((other, index) => (
              <Fragment key={other}>
                {index > 0 && '，'}
                <Link to={comparePage(other, period, variant)}>和{periodWords(other)}比較</Link>
              </Fragment>
            ))}
            。
          </span>
        </p>
      )}
      <p className={styles.line}>
        <b>發布與更換</b>
        <span>
          {published && `${dateWords(published)}發布。`}
          <Replaced incidents={incidentsOfSet(catalogue, set).map(({ incident }) => incident)} />
          {newestRelease(catalogue, granularity).period === period &&
            `下一期何時發布：${catalogue.dataset.rhythm[granularity]}`}
        </span>
      </p>
      <p className={styles.line}>
        <b>回報這一頁的錯誤</b>
        <span>
          <a href={`mailto:${LINKS.mail}?subject=${subject}`}>寫信</a>（主旨已經填好），或到
          <Link href={`${LINKS.repository}/issues`}>GitHub開一個議題</Link>。
        </span>
      </p>
    </div>
  );
}

function Page({ set }: Props): ReactNode {
  const { period, variant, version, rows } = set;
  const verdict = getVerdict(catalogue, period, variant);
  return (
    <Layout
      // A shared link shows these two and nothing else.
      title={nameWithState(verdict)}
      description={`${verdictHeadline(verdict, catalogue.incidents)}${periodWords(period)}${VARIANT_NAME[variant]}${formatCount(rows)}列，資料集版本${version}：下載、每一欄能不能用、已知的問題與引用方式。`}
    >
      <main className="wrap">
        <Head set={set} />
        <Answer set={set} />
        <SampleRows set={set} />
        <Cautions set={set} />
        <Open set={set} />
        <Statistics set={set} />
        <Part id="cite" title="引用這份檔案">
          <CitationBox set={set} />
          <Badge set={set} />
        </Part>
        <Record set={set} />
        <Neighbours set={set} />
      </main>
    </Layout>
  );
}

export default function FilePage(): ReactNode {
  const [period = '', variant = ''] = usePathParts(filePage.pattern);
  return <Page set={findSet(catalogue, period, variant)} />;
}
