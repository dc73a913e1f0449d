import Link from '@docusaurus/Link';
import data from '@generated/pages/default/download.json';
import { filePage } from '@site/src/domain/addresses/pages';
import { periodWords } from '@site/src/domain/period';
import { VARIANT_NAME } from '@site/src/domain/words';
import Spreadsheet from '@site/src/pages/_file/Spreadsheet';
import type { ReactNode } from 'react';

/** The steps of the newest month's file page, which hold for every CSV of its dataset version. */
export default function ExcelSteps(): ReactNode {
  const { snippets, newest } = data;
  const release = newest.at(-1);
  const set = release?.sets.at(-1);
  if (!snippets || !release || !set) return null;
  return (
    <>
      <p>
        以
        <Link to={filePage(release.period, set.variant)}>
          {`${periodWords(release.period)}的${VARIANT_NAME[set.variant]}`}
        </Link>
        為例。
      </p>
      <Spreadsheet rows={set.rows} source={snippets} />
    </>
  );
}
