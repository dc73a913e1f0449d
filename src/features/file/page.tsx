import catalogue from '@catalogue';
import CitationBox from '@site/src/features/citation/CitationBox';
import Badge from '@site/src/features/file/Badge';
import Changes from '@site/src/features/file/Changes';
import Columns from '@site/src/features/file/Columns';
import Head, { Stop } from '@site/src/features/file/Head';
import Incidents from '@site/src/features/file/Incidents';
import Open from '@site/src/features/file/Open';
import Statistics from '@site/src/features/file/Statistics';
import { filePage } from '@site/src/lib/addresses/pages';
import {
  type DataSet,
  findSet,
  formatCount,
  incidentsOfSet,
  nameWithState,
  VARIANT_NAME,
  verdictHeadline,
  verdictOf,
} from 'rental-data';
import PagePair from '@site/src/lib/ui/PagePair';
import Part from '@site/src/lib/ui/Part';
import { usePathParts } from '@site/src/features/site/usePathParts';
import Layout from '@theme/Layout';
import type { ReactNode } from 'react';
import { findNeighbours } from './build';

interface Props {
  set: DataSet;
}

function IncidentSection({ set }: Props): ReactNode {
  const incidents = incidentsOfSet(catalogue, set).map(({ incident }) => incident);
  if (incidents.length === 0) return null;
  return (
    <Part id="incidents" title={`影響這份檔案的${String(incidents.length)}件品質事件`}>
      <Incidents incidents={incidents} />
    </Part>
  );
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

function Page({ set }: Props): ReactNode {
  const { period, variant, version, rows } = set;
  const verdict = verdictOf(catalogue, period, variant);
  return (
    <Layout
      // A shared link shows these two and nothing else.
      title={nameWithState(verdict)}
      description={`${verdictHeadline(verdict, catalogue.incidents)}${formatCount(rows)}列，資料集版本${version}：下載、每一欄能不能用、已知的問題與引用方式。`}
    >
      <main>
        <Stop set={set} />
        <div className="wrap">
          <Head set={set} />
          <IncidentSection set={set} />
          <Open set={set} />
          <Columns set={set} />
          <Statistics set={set} />
          <Changes set={set} />
          <Part id="cite" title="引用這份檔案">
            <CitationBox set={set} />
            <Badge set={set} />
          </Part>
          <Neighbours set={set} />
        </div>
      </main>
    </Layout>
  );
}

export default function FilePage(): ReactNode {
  const [period = '', variant = ''] = usePathParts(filePage.pattern);
  return <Page set={findSet(catalogue, period, variant)} />;
}
