import catalogue from '@catalogue';
import FigureList, { Figure } from '@site/src/lib/ui/FigureList';
import type { ReactNode } from 'react';
import {
  countFigures,
  formatCount,
  GRANULARITIES,
  GRANULARITY_NAME,
  periodWords,
  ROWS_STATE_NAME,
  VARIANT_NAME,
} from 'rental-data';

const total = (counts: Record<string, number>) => Object.values(counts).reduce((sum, n) => sum + n, 0);

export default function Figures(): ReactNode {
  const { periods, months, sound, columns } = countFigures(catalogue);
  return (
    <FigureList>
      <Figure value={formatCount(total(periods))} unit="期">
        {GRANULARITIES.map((granularity) => `${GRANULARITY_NAME[granularity]}${periods[granularity]}期`).join(
          '、',
        )}
      </Figure>
      <Figure value={formatCount(months.published)} unit={`／${formatCount(months.due)}個月`}>
        {periodWords(catalogue.dataset.since)}到{periodWords(months.until)}，有資料的月份
      </Figure>
      {sound && (
        <Figure value={formatCount(sound.rows)} unit="列">
          {periodWords(sound.period)}
          {VARIANT_NAME.raw}，{ROWS_STATE_NAME.complete}
        </Figure>
      )}
      <Figure value={formatCount(columns.count)} unit="欄">
        {VARIANT_NAME.raw}的欄位，資料集版本{columns.version}
      </Figure>
      <Figure value={formatCount(catalogue.incidents.length)} unit="件">
        品質事件，每件都說明影響與建議
      </Figure>
    </FigureList>
  );
}
