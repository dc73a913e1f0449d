import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { incidentItem } from '@site/src/dataset/addresses/pages';
import IncidentMarks from '@site/src/features/quality/IncidentMarks';
import Mark from '@site/src/features/marks/Mark';
import RowsState from '@site/src/features/marks/RowsState';
import type { Release } from '@site/src/dataset/catalogue/types';
import { periodListWords } from '@site/src/dataset/period';
import { releaseQuality } from '@site/src/dataset/verdict/release';
import { COLUMNS_LEVEL_NAME } from '@site/src/dataset/words';
import styles from './styles.module.css';

interface Props {
  release: Release;
}

/** One line: the state of a period's rows with the reason, and the level of its columns. */
function States({ release }: Props): ReactNode {
  const { rows, why, columns } = releaseQuality(catalogue, release);
  const { period } = release;
  if (!columns)
    return <RowsState as="p" className={styles.line} period={period} state={rows.state} why={why} />;
  const level = <Mark state={columns.state}>{COLUMNS_LEVEL_NAME[columns.state]}</Mark>;
  return (
    <p className={clsx(styles.line, styles.states)}>
      <RowsState period={period} state={rows.state} why={why} />
      {columns.unmarked === undefined ? (
        level
      ) : (
        <span>
          {level}
          {`（${columns.unmarked}）`}
        </span>
      )}
    </p>
  );
}

/** The incidents that affect all periods since their start, or a sentence that says there are no incidents at all. */
function Standing({ release }: Props): ReactNode {
  const { rows, columns, incidents } = releaseQuality(catalogue, release);
  if (incidents.length === 0 && rows.state === 'complete' && !columns) {
    return <p className={clsx(styles.line, 'mute')}>沒有已知問題</p>;
  }
  const standing = incidents.filter(({ incident }) => incident.standing);
  return standing.map(({ incident: { id, title } }) => (
    <p key={id} className={styles.line}>
      長期問題：<Link to={incidentItem(id)}>{title}</Link>
    </p>
  ));
}

interface NotesProps extends Props {
  /** the list itself names the incidents that affect all periods, so each entry leaves them out */
  list?: boolean;
}

/** Everything a reader must know before using a period: the states of its rows and columns, then the incidents. */
export default function ReleaseNotes({ release, list = false }: NotesProps): ReactNode {
  const { incidents } = releaseQuality(catalogue, release);
  const passing = incidents.filter(({ incident }) => !incident.standing);
  return (
    <>
      <States release={release} />
      <IncidentMarks
        marks={passing.map(({ incident, through }) => ({
          ...incident,
          through: through.length > 0 ? periodListWords(through) : undefined,
        }))}
      />
      {!list || passing.length === incidents.length ? (
        <Standing release={release} />
      ) : (
        passing.length === 0 && <p className={clsx(styles.line, 'mute')}>只有長期問題</p>
      )}
    </>
  );
}
