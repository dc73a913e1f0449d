import clsx from 'clsx';
import type { CSSProperties, ReactNode } from 'react';
import type { MatrixProp, TrackProp } from '@site/plugins/pages/client';
import { markClass } from '@site/src/components/ui/Mark';
import type { Variant } from '@site/src/domain/catalogue/types';
import { VARIANT_NAME } from '@site/src/domain/words';
import type { Subject } from './cells';
import { lanesDiffer, monthsIn, stretches, troubles, yearStarts } from './chart';
import styles from './styles.module.css';
import { columnsWords, LEVEL_MARK, levelName, SEPARATOR, subjectName, troubleNames } from './words';

/** Maximum length of a label that fits beside a track in two lines; a longer one is placed above it. */
const LONG = 26;

const ROWS: Subject = { kind: 'rows' };

/** Start and length along the months. */
const at = (from: number, months = 0): CSSProperties => ({ '--a': from, '--n': months });

interface TrackProps {
  track: TrackProp;
  months: readonly string[];
  subject: Subject;
}

/** A track as lines with their marks, and its issues in words for screen readers. */
function Track({ track, months, subject }: TrackProps): ReactNode {
  const words = troubles(track, months).map((t) => `${levelName(t.level, subject, false)} ${t.months}`);
  return (
    <>
      <span className="vh">
        {words.length > 0 ? words.join(SEPARATOR) : `沒有標為${troubleNames(subject)}的月份`}
      </span>
      <span className={styles.track} aria-hidden="true">
        {stretches(track).map(({ level, from, months: length }) =>
          level === 'gap' ? null : (
            <i
              key={from}
              className={clsx(styles.run, length === 1 && styles.one, markClass(LEVEL_MARK[level]))}
              data-level={level}
              style={at(from, length)}
            />
          ),
        )}
      </span>
    </>
  );
}

/** Years and unpublished months, behind all tracks. */
function Ground({ track, months }: Omit<TrackProps, 'subject'>): ReactNode {
  return (
    <div className={styles.ground} aria-hidden="true">
      {stretches(track).map(({ level, from, months: length }) =>
        level === 'gap' ? <i key={from} className={styles.gap} style={at(from, length)} /> : null,
      )}
      {yearStarts(months).map(({ year, from }) => (
        <span key={year} style={at(from)}>
          <b>{year.slice(0, 2)}</b>
          {year.slice(2)}
        </span>
      ))}
    </div>
  );
}

interface Props {
  data: Pick<MatrixProp, 'since' | 'asOf' | 'tracks' | 'lanes'>;
  variant: Variant;
  /** header of the only column to show */
  column?: string | undefined;
}

/** The months of one variant: the rows, and each group of columns, which opens to its columns. */
export default function Tracks({ data, variant, column }: Props): ReactNode {
  const { tracks, lanes: all } = data;
  const months = monthsIn(data);
  const { rows, groups } = tracks[variant];
  const headersOf = (lanes: readonly number[]) =>
    lanes.flatMap((lane) => all[lane]?.columns ?? []).filter((h) => column === undefined || h === column);
  const shown = groups
    .map((group) => ({
      ...group,
      lanes: group.lanes
        .map(({ lanes, track }) => ({ headers: headersOf(lanes), track }))
        .filter(({ headers }) => headers.length > 0),
      open: column !== undefined || lanesDiffer(group),
    }))
    .filter(({ lanes }) => lanes.length > 0);
  return (
    <figure className={styles.chart} style={{ '--m': months.length }}>
      <figcaption>{VARIANT_NAME[variant]}的月資料，一格是一個月</figcaption>
      <div className={styles.tracks}>
        <Ground track={rows} months={months} />
        <div className={styles.row}>
          <b className={styles.label}>{subjectName(ROWS)}</b>
          <Track track={rows} months={months} subject={ROWS} />
        </div>
        {shown.map(({ group, track, lanes, open }) => (
          <details key={`${group}${open}`} open={open}>
            <summary className={styles.row}>
              <span className={styles.label}>
                <b>{subjectName({ kind: 'group', group })}</b>
                <small>{columnsWords(lanes.reduce((sum, { headers }) => sum + headers.length, 0))}</small>
              </span>
              <Track track={track} months={months} subject={{ kind: 'group', group }} />
            </summary>
            <ul>
              {lanes.map(({ headers, track: own }) => {
                const name = headers.join(SEPARATOR);
                return (
                  <li key={name} className={name.length > LONG ? styles.long : styles.row}>
                    <span className={styles.headers}>{name}</span>
                    <Track track={own} months={months} subject={{ kind: 'column', header: name }} />
                  </li>
                );
              })}
            </ul>
          </details>
        ))}
      </div>
      {shown.length === 0 && (
        <p className="small mute">{VARIANT_NAME[variant]}沒有這一欄，換一種內容再看。</p>
      )}
    </figure>
  );
}
