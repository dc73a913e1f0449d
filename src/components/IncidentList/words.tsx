/** The facts of an incident in words, for the list and for the note in posts. */
import Translate, { translate } from '@docusaurus/Translate';
import type { ReactNode } from 'react';
import type { IncidentProp } from '@site/plugins/catalogue/client';
import { TYPE_NAME } from '@site/src/domain/words';
import { dateWords } from '@site/src/domain/format';

const SEPARATOR = translate({
  id: 'incident.separator',
  message: '、',
  description: 'Between the items of a list',
});

interface DatesProps {
  incident: Pick<IncidentProp, 'start' | 'end'>;
}

/** When it happened: one day, from a day to a day, or since a day. */
export function Dates({ incident: { start, end } }: DatesProps): ReactNode {
  const from = <time dateTime={start}>{dateWords(start)}</time>;
  if (end === start) return from;
  if (end === null) {
    return (
      <Translate
        id="incident.dates.since"
        description="Dates of an incident that is not over"
        values={{ start: from }}
      >
        {'{start}至今'}
      </Translate>
    );
  }
  return (
    <Translate
      id="incident.dates.span"
      description="First and last day of an incident"
      values={{ start: from, end: <time dateTime={end}>{dateWords(end)}</time> }}
    >
      {'{start}到{end}'}
    </Translate>
  );
}

/** What it touches: the set of rows, columns by name or by the beginning of their names, or all columns of a type. */
export function scopeWords({
  wholeRows,
  columns,
  columnTypes,
}: Pick<IncidentProp, 'wholeRows' | 'columns' | 'columnTypes'>): string {
  const names = columns.map(({ text, count }) =>
    count > 1
      ? translate(
          {
            id: 'incident.scope.prefix',
            message: '「{text}」開頭的{count}欄',
            description: 'Columns whose names begin alike',
          },
          { text, count },
        )
      : translate(
          { id: 'incident.scope.column', message: '「{text}」', description: 'Name of a column' },
          { text },
        ),
  );
  const types =
    columnTypes.length > 0
      ? [
          translate(
            {
              id: 'incident.scope.types',
              message: '所有{types}欄位',
              description: 'All columns of some types',
            },
            { types: columnTypes.map((type) => TYPE_NAME[type]).join(SEPARATOR) },
          ),
        ]
      : [];
  const touched = [...names, ...types].join(SEPARATOR);
  if (!wholeRows) return touched;
  return touched
    ? translate(
        {
          id: 'incident.scope.both',
          message: '整份資料的列，以及{columns}',
          description: 'An incident that lost rows and touches columns',
        },
        { columns: touched },
      )
    : translate({
        id: 'incident.scope.rows',
        message: '整份資料的列',
        description: 'An incident that touches the set of rows',
      });
}

/** Names of the facts. */
export const TERM = {
  dates: translate({ id: 'incident.term.dates', message: '日期', description: 'Fact of an incident' }),
  periods: translate({ id: 'incident.term.periods', message: '期別', description: 'Fact of an incident' }),
  scope: translate({
    id: 'incident.term.scope',
    message: '範圍',
    description: 'Fact of an incident: rows or columns it touches',
  }),
  cause: translate({ id: 'incident.term.cause', message: '原因', description: 'Fact of an incident' }),
  effect: translate({ id: 'incident.term.effect', message: '影響', description: 'Fact of an incident' }),
  status: translate({ id: 'incident.term.status', message: '現況', description: 'Fact of an incident' }),
};
