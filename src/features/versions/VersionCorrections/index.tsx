import catalogue from '@catalogue';
import { periodWords, findVersion } from 'rental-data';
import { groupBy } from 'rental-data/helpers';
import Inferred from '@site/src/features/marks/Inferred';
import { Fragment, type ReactNode } from 'react';

/** What changed within a dataset version without a new number. It takes the look of the running text around it. */
export default function VersionCorrections({ version }: { version: string }): ReactNode {
  const { corrections = [] } = findVersion(catalogue, version);
  if (corrections.length === 0) return <p>這個版本沒有不改號碼的更正。</p>;
  return [...groupBy(corrections, ({ from }) => from)].map(([from, same]) => (
    <Fragment key={from}>
      <p>{periodWords(from)}的檔案起：</p>
      <ul>
        {same.map(({ text, certainty }) => (
          <li key={text}>
            {text}
            {certainty === 'inferred' && <Inferred />}
          </li>
        ))}
      </ul>
    </Fragment>
  ));
}
