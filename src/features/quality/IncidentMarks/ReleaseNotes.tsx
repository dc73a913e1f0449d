import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { incidentItem } from '@site/src/lib/addresses/pages';
import IncidentMarks from '@site/src/features/quality/IncidentMarks';
import Mark from '@site/src/features/marks/Mark';
import RowsState from '@site/src/features/marks/RowsState';
import { COLUMNS_LEVEL_NAME, periodListWords, type Release, releaseQuality } from 'rental-data';
import styles from './styles.module.css';

interface Props {
  release: Release;
}

function States({ release, remark }: Props & { remark: string | undefined }): ReactNode {
  const { rows, why, columns } = releaseQuality(catalogue, release);
  const state = { period: release.period, state: rows.state, why };
  if (!columns && (!why || !remark))
    return <RowsState as="p" className={styles.line} remark={remark} {...state} />;
  const level = columns && <Mark state={columns.state}>{COLUMNS_LEVEL_NAME[columns.state]}</Mark>;
  return (
    <p className={clsx(styles.line, styles.states)}>
      <RowsState {...state} />
      {columns?.unmarked === undefined ? (
        level
      ) : (
        <span>
          {level}
          {`（${columns.unmarked}）`}
        </span>
      )}
      {remark}
    </p>
  );
}

export default function ReleaseNotes({ release }: Props): ReactNode {
  const { rows, columns, incidents } = releaseQuality(catalogue, release);
  const standing = incidents.filter(({ incident }) => incident.standing);
  const passing = incidents.filter(({ incident }) => !incident.standing);
  const isFaultless = incidents.length === 0 && rows.state === 'complete' && !columns;
  return (
    <>
      <States release={release} remark={isFaultless ? '沒有已知問題' : undefined} />
      <IncidentMarks
        marks={passing.map(({ incident, through }) => ({
          ...incident,
          through: through.length > 0 ? periodListWords(through) : undefined,
        }))}
      />
      {standing.map(({ incident: { id, title } }) => (
        <p key={id} className={styles.line}>
          長期問題：<Link to={incidentItem(id)}>{title}</Link>
        </p>
      ))}
    </>
  );
}
