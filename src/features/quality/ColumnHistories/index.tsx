import catalogue from '@catalogue';
import type { ReactNode } from 'react';
import { SEPARATOR } from '@site/src/features/quality/Spans';
import { island } from '@site/src/lib/ui/island';
import Fold from '@site/src/lib/ui/Fold';
import Mark from '@site/src/features/marks/Mark';
import {
  COLUMN_GROUPS,
  type ColumnGroup,
  describeHistories,
  type DescribedHistory,
  GROUP_NAME,
  historyTitle,
  type Level,
  LEVEL_MARK,
  levelWords,
  ROWS_STATE_NAME,
} from 'rental-data';
import { BETWEEN, FIRST, SHOWN_ID } from './dom';
import History from './History';
import Picker from './Picker';
import styles from './styles.module.css';

const PickerIsland = island('column-picker', Picker);

const LEGEND: readonly Level[] = ['fine', 'note', 'caution', 'empty', 'severe', 'avoid'];

function Legend(): ReactNode {
  return (
    <p className={styles.legend} aria-hidden="true">
      {LEGEND.map((level) => (
        <Mark key={level} state={LEVEL_MARK[level]}>
          {levelWords(level)}
        </Mark>
      ))}
      <Mark state="absent">{ROWS_STATE_NAME.absent}</Mark>
    </p>
  );
}

function troubleWords(histories: readonly DescribedHistory[]): string {
  const all = new Set(histories.flatMap(({ columns }) => columns));
  const trouble = new Set(histories.flatMap((h) => (h.trouble ? h.columns : [])));
  const count = `兩種內容合計${String(all.size)}欄`;
  return trouble.size === 0
    ? `${count}，除了整份檔案都受影響的期別都可用`
    : `${count}，其中${String(trouble.size)}欄在某些期別有已知問題`;
}

function Group({
  group,
  histories,
}: {
  group: ColumnGroup;
  histories: readonly DescribedHistory[];
}): ReactNode {
  const sorted = [...histories].sort((a, b) => Number(b.trouble) - Number(a.trouble));
  return (
    <Fold
      data-paper="opened"
      summary={
        <>
          {GROUP_NAME[group]}
          <small>{troubleWords(histories)}</small>
        </>
      }
    >
      {sorted.map((history) => (
        <section
          key={`${history.variant}${history.columns[0] ?? ''}`}
          className={styles.one}
          data-history={history.variant}
          data-columns={history.columns.join(BETWEEN)}
        >
          <h4>{historyTitle(history.columns.join(SEPARATOR), history.variant)}</h4>
          <History data={history} />
        </section>
      ))}
    </Fold>
  );
}

/** What became of every column: the form shows one, which it finds among all of them, folded away below. */
export default function ColumnHistories(): ReactNode {
  const histories = describeHistories(catalogue);
  const first = histories.find((h) => h.variant === FIRST.variant && h.columns.includes(FIRST.column));
  const ofGroup = (group: ColumnGroup) => histories.filter((history) => history.group === group);
  const headers = (group: ColumnGroup) => [...new Set(ofGroup(group).flatMap(({ columns }) => columns))];
  return (
    <>
      <div className="noPrint scripted">
        <PickerIsland
          columns={{
            transaction: headers('transaction'),
            price: headers('price'),
            building: headers('building'),
            environment: headers('environment'),
          }}
        />
      </div>
      {first && (
        <div id={SHOWN_ID} data-chart data-variant={FIRST.variant}>
          <h3 aria-live="polite">{historyTitle(FIRST.column, FIRST.variant)}</h3>
          <div>
            <History data={first} answers />
          </div>
        </div>
      )}
      <Legend />
      <div>
        {COLUMN_GROUPS.map((group) => (
          <Group key={group} group={group} histories={ofGroup(group)} />
        ))}
      </div>
    </>
  );
}
