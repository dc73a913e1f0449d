import { useMemo, useSyncExternalStore, type ReactNode } from 'react';
import { filePage } from '@site/src/lib/addresses/pages';
import Answers from '@site/src/lib/ui/Chart/Answers';
import { followTitle, readShown, readTitle } from './dom';

/** The drawing of the column that is shown answers for each month. Its island is not that of the form: who points at the drawing need not touch the form first. */
export default function MonthAnswers(): ReactNode {
  const title = useSyncExternalStore(followTitle, readTitle, () => '');
  const { variant, months } = useMemo(() => (title ? readShown() : { variant: '', months: [] }), [title]);
  return (
    <Answers
      title={`${title}每個月的狀態`}
      unit=""
      each="月"
      count={months.length}
      last={months.at(-1)?.name ?? ''}
      href={filePage('*', variant)}
      points={months}
      kinds={['CSV']}
    />
  );
}
