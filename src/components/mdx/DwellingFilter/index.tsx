import type { VersionProp } from '@site/plugins/pages/client';
import type { ReactNode } from 'react';

/** Conditions that a listing must meet to count as a dwelling. The list takes the look of the running text around it. */
export default function DwellingFilter({ data }: { data: Pick<VersionProp, 'filter'> }): ReactNode {
  if (data.filter.length === 0) {
    return <p>這個版本沒有消除重複住宅，也就沒有住宅條件。</p>;
  }
  return (
    <ol>
      {data.filter.map((condition) => (
        <li key={condition}>{condition}</li>
      ))}
    </ol>
  );
}
