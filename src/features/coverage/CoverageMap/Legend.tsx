import Fold from '@site/src/lib/ui/Fold';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { COLUMNS_LEVEL_NAME, ROWS_STATE_NAME, RowState } from 'rental-data';
import styles from './styles.module.css';

interface Props {
  /** what the states of the rows and the levels of the columns are called, each under its title */
  rows: readonly [title: string, names: typeof ROWS_STATE_NAME];
  columns: readonly [title: string, names: typeof COLUMNS_LEVEL_NAME];
  /** how the map is read, where it shows more than states */
  fold?: { summary: string; lines: readonly string[] } | undefined;
}

export default function Legend({ rows: [rows, states], columns: [columns, levels], fold }: Props): ReactNode {
  const swatch = (attributes: { 'data-verdict'?: RowState; 'data-columns'?: string }, className?: string) => (
    <span className={clsx(styles.cell, className)} aria-hidden="true" {...attributes} />
  );
  return (
    <div id="coverage-legend" className={styles.legend}>
      <dl>
        <dt>{rows}</dt>
        <dd>
          {(['complete', 'partial', 'not-comparable', 'avoid'] as const).map((state) => (
            <span key={state}>
              {swatch({ 'data-verdict': state })}
              {states[state]}
            </span>
          ))}
          <span>
            {swatch({}, styles.none)}
            {states.absent}
          </span>
        </dd>
        <dt>{columns}</dt>
        <dd>
          {(['note', 'caution', 'empty', 'severe'] as const).map((level) => (
            <span key={level}>
              {swatch({ 'data-columns': level }, styles.key)}
              {levels[level]}
            </span>
          ))}
        </dd>
      </dl>
      {fold && (
        <Fold summary={fold.summary} className="mt3">
          <ul>
            {fold.lines.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Fold>
      )}
    </div>
  );
}
