import { rentsPage } from '@site/src/lib/addresses/pages';
import { crumbsTo, PAGE } from '@site/src/lib/addresses/names';
import Crumbs from '@site/src/lib/ui/Crumbs';
import { usePathParts } from '@site/src/features/site/usePathParts';
import type { ReactNode } from 'react';
import Frame from './Frame';

export default function CountyRentsPage(): ReactNode {
  const [county = ''] = usePathParts(rentsPage.pattern);
  return (
    <Frame county={county} crumbsFor={(name) => <Crumbs parents={crumbsTo(PAGE.rents)} current={name} />} />
  );
}
