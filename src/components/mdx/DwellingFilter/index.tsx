import type { VersionProp } from '@site/plugins/pages/client';
import { INFERRED } from '@site/src/domain/words';
import { Fragment, type ReactNode } from 'react';

/** What stands over the conditions of a filter. */
const LEAD = {
  document: '說明文件寫的條件：',
  program: `程式實際的條件（${INFERRED}）：`,
};

/** Conditions that a listing must meet to count as a dwelling: as documented, and as the program applies them. */
export default function DwellingFilter({ data }: { data: Pick<VersionProp, 'filters'> }): ReactNode {
  if (data.filters.length === 0) {
    return <p>這個版本沒有消除重複住宅，也就沒有住宅條件。</p>;
  }
  return (
    <>
      {data.filters.map(({ from, conditions }) => (
        <Fragment key={from}>
          <p>{LEAD[from]}</p>
          <ol>
            {conditions.map((condition) => (
              <li key={condition}>{condition}</li>
            ))}
          </ol>
        </Fragment>
      ))}
      <p>這些欄位有任何一個沒有值，也不保留。</p>
    </>
  );
}
