import type { DifferencesIndexProp, DifferencesProp } from '@site/plugins/pages/client';
import Overview from '@site/src/pages/_differences/Overview';
import Pair from '@site/src/pages/_differences/Pair';
import WithPageData from '@site/src/components/site/WithPageData';
import type { ReactNode } from 'react';

/**
 * The differences between dataset versions: those of a pair, and the table that leads to all pairs. One route for both, since
 * every route costs each visitor of the site some bytes. Their data are page data.
 */
export default function Differences(): ReactNode {
  return (
    <WithPageData<DifferencesProp | DifferencesIndexProp>>
      {(data) => ('words' in data ? <Overview data={data} /> : <Pair data={data} />)}
    </WithPageData>
  );
}
