import type { VersionProp } from '@site/plugins/pages/client';
import type { ReactNode } from 'react';

/** What stands over the conditions of a filter. */
const LEAD = {
  document: '資料集的文件寫的條件：',
  program: '依產生檔案的程式推斷，實際的條件：',
};

/** Conditions that a listing must meet to count as a dwelling: as documented, and as the program applies them. */
export default function DwellingFilter({ data }: { data: Pick<VersionProp, 'filters'> }): ReactNode {
  if (data.filters.length === 0) {
    return <p>這個版本沒有消除重複住宅，也就沒有住宅條件。</p>;
  }
  return data.filters.map(({ from, conditions }) => (
    <div key={from}>
      <p>{LEAD[from]}</p>
      <ol>
        {conditions.map((condition) => (
          <li key={condition}>{condition}</li>
        ))}
      </ol>
    </div>
  ));
}
