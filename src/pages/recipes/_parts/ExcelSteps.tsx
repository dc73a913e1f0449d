import Link from '@docusaurus/Link';
import data from '@generated/pages/default/download.json';
import { filePage } from '@site/src/domain/addresses/pages';
import { periodWords } from '@site/src/domain/period';
import { VARIANT_NAME } from '@site/src/domain/words';
import Spreadsheet from '@site/src/pages/_file/Spreadsheet';
import type { ReactNode } from 'react';

/**
 * The steps of the file page of the newest month whose rows may be compared and which has no unusable column. Every version
 * writes missing values of CSV files alike (tests/unit/pages/stated.test.ts).
 */
export default function ExcelSteps(): ReactNode {
  const { snippets, recommended } = data;
  const { period, variant, count } = recommended.month ?? recommended.newest;
  if (!snippets || count === undefined) return null;
  return (
    <>
      <p>
        以<Link to={filePage(period, variant)}>{`${periodWords(period)}的${VARIANT_NAME[variant]}`}</Link>
        為例。
      </p>
      <Spreadsheet rows={count} source={snippets} />
    </>
  );
}
