import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import { Fragment, type ReactNode } from 'react';
import { measureCoverage, gapWords, LICENCE_NAMES, LINKS, periodWords } from 'rental-data';
import { incidentItem } from '@site/src/lib/addresses/pages';

const REPOSITORY = new URL(LINKS.repository).pathname.slice(1);

export function Sources(): ReactNode {
  return catalogue.dataset.sources.map(({ name, url }, index) => (
    <Fragment key={url}>
      {index > 0 && '、'}
      <Link href={url} className="num">
        {name}
      </Link>
    </Fragment>
  ));
}

export function Repository(): ReactNode {
  return (
    <Link href={LINKS.repository} className="num">
      {REPOSITORY}
    </Link>
  );
}

export function Licence(): ReactNode {
  return (
    <Link href={LINKS.cc0} className="num">
      {LICENCE_NAMES.data}
    </Link>
  );
}

export function Mail(): ReactNode {
  return <a href={`mailto:${LINKS.mail}`}>{LINKS.mail}</a>;
}

export function Statement(): ReactNode {
  return (
    <>
      {catalogue.dataset.sources.map(({ name }) => name).join('、')}上
      {/* Large text on a phone: the words up to the comma are wider than the line. */}
      <wbr />
      公開刊登的租屋物件，
      {periodWords(catalogue.dataset.since)}
      起整理成每月、每季、每年的表格，任何人都能免費下載、分析與引用。
    </>
  );
}

export function Gap(): ReactNode {
  const gap = gapWords(measureCoverage(catalogue));
  if (!gap) return null;
  if (!gap.incident) {
    return <>{gap.text}。</>;
  }
  return (
    <>
      {gap.text}：<Link to={incidentItem(gap.incident.id)}>{gap.incident.title}</Link>。
      {gap.incident.status && <>{gap.incident.status}。</>}
    </>
  );
}
