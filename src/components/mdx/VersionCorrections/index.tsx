import type { VersionProp } from '@site/plugins/pages/client';
import { periodWords } from '@site/src/domain/period';
import type { ReactNode } from 'react';

/** What changed within a dataset version without a new number. The list takes the look of the running text around it. */
export default function VersionCorrections({ data }: { data: Pick<VersionProp, 'corrections'> }): ReactNode {
  if (data.corrections.length === 0) return <p>這個版本沒有不改號碼的更正。</p>;
  return (
    <ul>
      {data.corrections.map(({ from, text }) => (
        <li key={text}>
          {periodWords(from)}的檔案起：{text}
        </li>
      ))}
    </ul>
  );
}
