import Translate, { translate } from '@docusaurus/Translate';
import FigureList, { Figure } from '@site/src/components/FigureList';
import type { ReactNode } from 'react';
import type { FiguresProp } from '@site/plugins/catalogue/client';
import { GRANULARITY_SHORT, VARIANT_NAME } from '@site/src/domain/words';
import { formatCount } from '@site/src/domain/format';
import { GRANULARITIES, periodWords } from '@site/src/domain/period';

const total = (counts: Record<string, number>) => Object.values(counts).reduce((sum, n) => sum + n, 0);

interface Props {
  data: FiguresProp;
}

/** The dataset in five figures. Every one is counted from the catalogue. */
export default function Figures({
  data: { periods, months, newest, columns, incidents, since },
}: Props): ReactNode {
  return (
    <FigureList>
      <Figure
        value={formatCount(total(periods))}
        unit={translate({
          id: 'figures.periods.unit',
          message: '期',
          description: 'Unit of the number of published periods',
        })}
      >
        <Translate
          id="figures.periods"
          description="Below the number of published periods; the parts read like: years 6, quarters 23, months 77"
          values={{
            parts: (
              <span className="num">
                {GRANULARITIES.map((g) => `${GRANULARITY_SHORT[g]}${periods[g]}`).join(
                  translate({
                    id: 'figures.periods.separator',
                    message: '、',
                    description: 'Between the parts of the number of periods',
                  }),
                )}
              </span>
            ),
          }}
        >
          {'已發布的期別：{parts}'}
        </Translate>
      </Figure>
      <Figure
        value={formatCount(months.published)}
        unit={translate(
          {
            id: 'figures.months.unit',
            message: '／{due}個月',
            description: 'After the number of months with data: of how many',
          },
          { due: formatCount(months.due) },
        )}
      >
        <Translate
          id="figures.months"
          description="Below the number of months with data, of all up to the month of the record"
          values={{ since: periodWords(since), until: periodWords(months.until) }}
        >
          {'{since}到{until}，有資料的月份'}
        </Translate>
      </Figure>
      <Figure
        value={formatCount(newest.rows)}
        unit={translate({ id: 'figures.rows.unit', message: '列', description: 'Unit of a number of rows' })}
      >
        <Translate
          id="figures.rows"
          description="Below the number of rows of the newest month"
          values={{ period: periodWords(newest.period), variant: VARIANT_NAME.raw }}
        >
          {'最新的{period}{variant}'}
        </Translate>
      </Figure>
      <Figure
        value={formatCount(columns.count)}
        unit={translate({
          id: 'figures.columns.unit',
          message: '欄',
          description: 'Unit of a number of columns',
        })}
      >
        <Translate
          id="figures.columns"
          description="Below the number of columns of the raw variant"
          values={{ variant: VARIANT_NAME.raw, version: columns.version }}
        >
          {'{variant}的欄位，資料集版本{version}'}
        </Translate>
      </Figure>
      <Figure
        value={formatCount(total(incidents))}
        unit={translate({
          id: 'figures.incidents.unit',
          message: '件',
          description: 'Unit of a number of incidents',
        })}
      >
        <Translate id="figures.incidents" description="Below the number of data-quality incidents">
          記錄在案的品質事件
        </Translate>
      </Figure>
    </FigureList>
  );
}
