import Translate, { translate } from '@docusaurus/Translate';
import FigureList, { Figure } from '@site/src/components/FigureList';
import { Fragment, type ReactNode } from 'react';
import type { FiguresProp } from '@site/plugins/catalogue/client';
import { GRANULARITY_NAME, VARIANT_NAME } from '@site/src/domain/words';
import { formatCount } from '@site/src/domain/format';
import { GRANULARITIES, periodWords } from '@site/src/domain/period';

const total = (counts: Record<string, number>) => Object.values(counts).reduce((sum, n) => sum + n, 0);

/** What must not break in the middle. */
const whole = (text: string): ReactNode => <span className="num">{text}</span>;

interface Props {
  data: FiguresProp;
}

/** The dataset in figures. Every one is counted from the catalogue. */
export default function Figures({
  data: { periods, months, sound, columns, incidents, since },
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
        {GRANULARITIES.map((granularity, index) => (
          <Fragment key={granularity}>
            {index > 0 && '、'}
            {whole(
              translate(
                {
                  id: 'figures.periods',
                  message: '{kind}{count}期',
                  description: 'Part of the line below the number of periods, like 年資料6期',
                },
                { kind: GRANULARITY_NAME[granularity], count: periods[granularity] },
              ),
            )}
          </Fragment>
        ))}
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
          values={{ since: whole(periodWords(since)), until: whole(periodWords(months.until)) }}
        >
          {'{since}到{until}，有資料的月份'}
        </Translate>
      </Figure>
      {sound && (
        <Figure
          value={formatCount(sound.rows)}
          unit={translate({
            id: 'figures.rows.unit',
            message: '列',
            description: 'Unit of a number of rows',
          })}
        >
          <Translate
            id="figures.rows"
            description="Below the number of rows of the newest month whose rows may be compared and which has no unusable column"
            values={{ period: whole(periodWords(sound.period)), variant: whole(VARIANT_NAME.raw) }}
          >
            {'{period}{variant}，列數完整'}
          </Translate>
        </Figure>
      )}
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
          values={{ variant: whole(VARIANT_NAME.raw), version: whole(columns.version) }}
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
        <Translate
          id="figures.incidents"
          description="Below the number of data-quality incidents; each entry of the catalogue must tell both"
        >
          品質事件，每件都寫明影響與怎麼辦
        </Translate>
      </Figure>
    </FigureList>
  );
}
