import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import { Fragment, type ReactNode } from 'react';
import {
  dateWords,
  formatCount,
  formatUse,
  joinWords,
  listTrials,
  measureCoverage,
  periodWords,
} from 'rental-data';
import { incidentItem } from '@site/src/lib/addresses/pages';
import styles from './styles.module.css';

interface FactProps {
  title: string;
  /** where links and the search lead */
  id: string;
  children: ReactNode;
}

/** A fact of the dataset; its paragraphs are written in src/pages/about-data-set. */
export function Fact({ title, id, children }: FactProps): ReactNode {
  useBrokenLinks().collectAnchor(id);
  return (
    <div id={id}>
      <dt>{title}</dt>
      <dd>{children}</dd>
    </div>
  );
}

/** How far the data reach, in words. */
export function describeReach() {
  const { since, until, due, published, newest, day } = measureCoverage(catalogue);
  return {
    since: periodWords(since),
    until: periodWords(until),
    due: formatCount(due),
    published: formatCount(published),
    newest: periodWords(newest) + (day === undefined ? '' : `（${dateWords(day)}發布）`),
  };
}

export const Trials = (): ReactNode =>
  listTrials(catalogue).map(({ incident: { id, title }, count }) => (
    <Fragment key={id}>
      <Link to={incidentItem(id)}>{title}</Link>，其中{formatCount(count)}個月有資料。
    </Fragment>
  ));

export function Rhythm(): ReactNode {
  const { monthly, quarterly, annual } = catalogue.dataset.rhythm;
  return monthly + quarterly + annual;
}

export const Removed = (): ReactNode => joinWords(catalogue.dataset.removed);

export const Limits = (): ReactNode => catalogue.dataset.limits.map((limit) => <li key={limit}>{limit}</li>);

export const Users = (): ReactNode =>
  catalogue.dataset.usedBy.map((use) => (
    <p key={use.who + formatUse(use)}>
      <b>{use.who}</b>，{formatUse(use)}
    </p>
  ));

export default function AboutFacts({ children }: { children: ReactNode }): ReactNode {
  return <dl className={styles.facts}>{children}</dl>;
}
