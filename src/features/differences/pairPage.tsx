import catalogue from '@catalogue';
import { pairPage } from '@site/src/dataset/addresses/pages';
import { draftInForce } from '@site/src/dataset/differences/draft';
import { usePathParts } from '@site/src/features/site/usePathParts';
import type { ReactNode } from 'react';
import { describePair } from './build';
import Pair from './Pair';

export default function Differences(): ReactNode {
  const [pair = ''] = usePathParts(pairPage.pattern);
  const [from = '', to = ''] = pair.split('-');
  const draft = catalogue.drafts.find(({ version }) => version === to);
  return <Pair data={describePair(draft ? draftInForce(catalogue, draft) : catalogue, from, to, draft)} />;
}
