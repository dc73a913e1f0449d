import Crumbs from '@site/src/lib/ui/Crumbs';
import PageHead from '@site/src/lib/ui/PageHead';
import '@site/src/lib/ui/prose.css';
import { crumbsTo, PAGE } from '@site/src/lib/addresses/names';
import type { ReactNode } from 'react';

interface Props {
  of: { title: string; description: string };
  children: ReactNode;
}

export default function Recipe({ of: { title, description }, children }: Props): ReactNode {
  return (
    <>
      <Crumbs place="apart" parents={crumbsTo(PAGE.recipes)} current={title} />
      <PageHead title={title}>
        <p>{description}</p>
      </PageHead>
      <div className="markdown">{children}</div>
    </>
  );
}
