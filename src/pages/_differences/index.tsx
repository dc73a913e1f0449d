import type { DifferencesIndexProp, DifferencesProp } from '@site/plugins/pages/client';
import Overview from '@site/src/pages/_differences/Overview';
import Pair from '@site/src/pages/_differences/Pair';
import { usePageData } from '@site/src/navigation/pageData';
import type { ReactNode } from 'react';

/** The differences between dataset versions: the page of a pair, and the index of all pairs. */
export default function Differences(): ReactNode {
  const data = usePageData<DifferencesProp | DifferencesIndexProp>();
  return 'words' in data ? <Overview data={data} /> : <Pair data={data} />;
}
