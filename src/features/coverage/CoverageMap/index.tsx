import catalogue from '@catalogue';
import { useEffect, useRef, useState, type ReactNode } from 'react';
import {
  COLUMNS_LEVEL_NAME,
  coverageLabel,
  describeCoverage,
  listSlots,
  mapRows,
  newestRelease,
  ROWS_STATE_NAME,
  rowsStateWords,
  type Slot,
  SLOTS,
} from 'rental-data';
import { island } from '@site/src/lib/ui/island';
import { followMap } from './follow';
import Grid from './Grid';
import Legend from './Legend';
import Readout from './Readout';
import styles from './styles.module.css';
import { resolveTarget, type Target } from './targets';

interface CurrentProps {
  first: string;
  target: Target;
}

/** The cell that is pointed at or has the focus, in words under the map. The map itself is part of the page. */
function Current({ first, target }: CurrentProps): ReactNode {
  const place = useRef<HTMLDivElement>(null);
  const [shown, setShown] = useState(first);
  // While the site is edited React draws all of a page.
  useEffect(() => (place.current ? followMap(place.current, setShown) : undefined), []);
  return (
    <div ref={place}>
      <Readout period={shown} target={target} />
    </div>
  );
}

const CurrentIsland = island('coverage-readout', Current, ({ target }) => ({ target }));

interface Props {
  /** `months` leaves out quarters and years, draws all bars alike, and says first what the cells mean */
  layout?: 'wide' | 'side' | 'months';
  target?: Target;
}

const LINES = [
  '長條的高度是原始資料的列數。月、季、年的比例尺不同，只能比較同一類。',
  '長條的寬度是檔案涵蓋的日子，窄的沒有涵蓋整期。',
  '顏色與花紋是列數能不能和其他期別比較。季與年從2023年起改了合併規則，不要和更早的比較。',
  '下方的記號是欄位的狀況。每一期都有的問題，例如「附近」欄位沒有值，不逐期標示。',
];

function SlotHead({ slot }: { slot: Slot }): ReactNode {
  switch (slot.granularity) {
    case 'monthly':
      return (
        <>
          {slot.number}
          <span className="vh">月</span>
        </>
      );
    case 'quarterly':
      return (
        <>
          {`Q${slot.number}`}
          <span className="vh">季</span>
        </>
      );
    case 'annual':
      return '全年';
  }
}

const LAYOUT_CLASS = { wide: undefined, side: styles.side, months: styles.months };

export default function CoverageMap({ layout = 'wide', target = 'file' }: Props): ReactNode {
  const data = describeCoverage(catalogue);
  const isMonths = layout === 'months';
  const slots = isMonths ? listSlots('monthly') : SLOTS;
  const rows = mapRows(data, slots);
  const first = newestRelease(catalogue, 'monthly').period;
  const current = <CurrentIsland first={first} target={target} />;
  return (
    <div className={LAYOUT_CLASS[layout]}>
      <div data-coverage-map>
        {isMonths && <div className={styles.first}>{current}</div>}
        <Grid
          label="收錄圖：每一格是一個期別，連到那一期的檔案"
          slots={slots}
          rows={rows}
          head={(slot) => <SlotHead slot={slot} />}
          cellLabel={({ period, cell, gap }) =>
            cell ? coverageLabel(period, cell) : rowsStateWords('absent', gap)
          }
          href={(period) => resolveTarget(target, period)}
          on={first}
        />
        {!isMonths && current}
      </div>
      <Legend
        rows={['列數', ROWS_STATE_NAME]}
        columns={['欄位', COLUMNS_LEVEL_NAME]}
        fold={isMonths ? undefined : { summary: '怎麼讀這張圖', lines: LINES }}
      />
    </div>
  );
}
