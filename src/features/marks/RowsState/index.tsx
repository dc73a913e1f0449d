import clsx from 'clsx';
import type { ReactNode } from 'react';
import { markClasses } from '@site/src/features/marks/Mark';
import { ROWS_STATE_MARK, ROWS_STATE_NAME, type RowsState as State } from 'rental-data';

interface Props {
  as?: 'p' | 'span' | 'td';
  /** left out where the row around it has the period as its id */
  period?: string | undefined;
  state: State;
  why?: ReactNode;
  remark?: string | undefined;
  className?: string | undefined;
}

/** The state of a period's rows: mark, name and reason. Read together they match `rowsStateWords`. */
export default function RowsState({
  as: Part = 'span',
  period,
  state,
  why,
  remark,
  className,
}: Props): ReactNode {
  // The name of a state may be longer than a narrow column.
  const mark = markClasses(ROWS_STATE_MARK[state], true);
  const data = {
    'data-period': period,
    'data-verdict': state,
    ...(Part === 'td' && { role: 'cell' }),
  };
  const name = ROWS_STATE_NAME[state];
  // A state without a reason is its mark: there are a hundred of them on the download page.
  if (!why)
    return (
      <Part className={clsx(mark, className)} {...data}>
        {remark === undefined ? name : `${name}，${remark}`}
      </Part>
    );
  return (
    <Part className={className} {...data}>
      <span className={mark}>{name}</span>
      {typeof why === 'string' ? `（${why}）` : why}
    </Part>
  );
}
