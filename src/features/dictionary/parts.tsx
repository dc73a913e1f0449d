/** Parts of the page about the dataset (src/pages/about-data-set), whose sentences are written there. */
import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import { ListRow } from '@site/src/lib/ui/ListTable';
import { differencePage, releaseRow, versionPage } from '@site/src/lib/addresses/pages';
import {
  type DatasetVersion,
  dateWords,
  formatCount,
  periodWords,
  summariseDrafts,
  type Variant,
  VARIANT_NAME,
} from 'rental-data';
import Dates from '@site/src/features/versions/VersionFacts/Dates';
import Formats from '@site/src/features/versions/VersionFacts/Formats';
import type { ReactNode } from 'react';
import { chooseExample } from 'rental-data/dictionary';
import styles from './page.module.css';

const FACTS = ['推出與終止', '格式', '和前一版差在哪裡'] as const;

export const HEADS = ['版本', ...FACTS];

interface VersionProps {
  version: DatasetVersion;
  before: string | undefined;
}

function Version({ version: entry, before }: VersionProps): ReactNode {
  const { version, summary } = entry;
  const cells: Record<(typeof FACTS)[number], ReactNode> = {
    推出與終止: <Dates version={entry} />,
    格式: <Formats version={entry} />,
    和前一版差在哪裡: (
      <>
        {summary}
        {before !== undefined && (
          <Link className="block" to={differencePage(before, version)}>
            {before}到{version}的差異
          </Link>
        )}
      </>
    ),
  };
  return (
    <ListRow
      head={
        <Link to={versionPage(version)} aria-label={`資料集版本${version}`}>
          {version}
        </Link>
      }
      cells={FACTS.map((head) => [cells[head], head])}
    />
  );
}

/** The drafts of versions to come, a sentence each. */
export const Drafts = (): ReactNode =>
  summariseDrafts(catalogue).map(({ from, to, written }) => (
    <p key={to} className="mt3">
      版本{to}是{dateWords(written)}的草案。程式要改哪裡，請看
      <Link to={differencePage(from, to)}>
        {from}到{to}（草案）
      </Link>
      。
    </p>
  ));

/** The versions, newest first, as rows of a table with HEADS. */
export function Versions(): ReactNode {
  const newestFirst = [...catalogue.versions].reverse();
  return newestFirst.map((version, i) => (
    <Version key={version.version} version={version} before={newestFirst[i + 1]?.version} />
  ));
}

/** What a content is, beside how many rows the example has in it. */
export function Content({ variant, children }: { variant: Variant; children: ReactNode }): ReactNode {
  const set = chooseExample(catalogue).sets.find((known) => known.variant === variant);
  return (
    <div>
      <h2 className="t26">{VARIANT_NAME[variant]}</h2>
      {set && (
        <p className={styles.rows}>
          <b>{formatCount(set.rows)}</b>列
        </p>
      )}
      <p className="small mute">{children}</p>
    </div>
  );
}

export function ExamplePeriod(): ReactNode {
  const { period } = chooseExample(catalogue);
  return <Link to={releaseRow(period)}>{periodWords(period)}</Link>;
}

/** A link to a place on the page of the example's version. */
export const ExampleVersion = ({ place, children }: { place: string; children: ReactNode }): ReactNode => (
  <Link to={`${versionPage(chooseExample(catalogue).version)}#${place}`}>{children}</Link>
);
