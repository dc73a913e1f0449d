import type { DifferencesIndexProp, DifferencesProp } from '@site/plugins/pages/client';
import Overview from '@site/src/pages/_differences/Overview';
import Pair from '@site/src/pages/_differences/Pair';
import WithPageData from '@site/src/components/site/WithPageData';
import type { ReactNode } from 'react';

/**
 * The differences between dataset versions: the page of a pair, and the index of all pairs. Both share one route, because
 * every route adds bytes for every visitor.
 */
export default function Differences(): ReactNode {
  return (
    <WithPageData<DifferencesProp | DifferencesIndexProp>>
      {(data) => ('words' in data ? <Overview data={data} /> : <Pair data={data} />)}
    </WithPageData>
  );
}
