import catalogue from '@catalogue';
import { versionOf } from '@site/src/dataset/catalogue/sets';
import { INFERRED } from '@site/src/dataset/words';
import { Fragment, type ReactNode } from 'react';
import { describeFilter, listFilters } from './build';

const LEAD = {
  document: '說明文件寫的條件：',
  program: `程式實際的條件（${INFERRED}）：`,
};

/** Conditions that a listing must meet to count as a dwelling: as documented, and as the program applies them. */
export default function DwellingFilter({ version }: { version: string }): ReactNode {
  const filters = listFilters(catalogue, versionOf(catalogue, version));
  if (filters.length === 0) {
    return <p>這個版本沒有消除重複住宅，也就沒有住宅條件。</p>;
  }
  return (
    <>
      {filters.map((filter) => (
        <Fragment key={filter.from}>
          <p>{LEAD[filter.from]}</p>
          <ol>
            {describeFilter(filter).map((condition) => (
              <li key={condition}>{condition}</li>
            ))}
          </ol>
        </Fragment>
      ))}
      <p>這些欄位有任何一個沒有值，也不保留。</p>
    </>
  );
}
