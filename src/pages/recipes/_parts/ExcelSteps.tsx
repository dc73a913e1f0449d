import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import useSite from '@site/src/components/ui/useSite';
import { filePage } from '@site/src/domain/addresses/pages';
import { newestSet } from '@site/src/domain/catalogue/sets';
import { snippetSource } from '@site/src/domain/snippets/source';
import { recommendSets } from '@site/src/domain/verdict/recommend';
import { periodWords } from '@site/src/domain/period';
import { VARIANT_NAME } from '@site/src/domain/words';
import Spreadsheet from '@site/src/pages/_file/Spreadsheet';
import type { ReactNode } from 'react';

/**
 * The steps of the file page of the newest month whose rows may be compared and which has no unusable column. Every version
 * writes missing values of CSV files alike (tests/unit/pages/stated.test.ts).
 */
export default function ExcelSteps(): ReactNode {
  const source = snippetSource(catalogue, newestSet(catalogue, 'monthly'), useSite());
  const { month, newest } = recommendSets(catalogue);
  const { period, variant, rows } = month ?? newest;
  if (!source) return null;
  return (
    <>
      <p>
        以<Link to={filePage(period, variant)}>{`${periodWords(period)}的${VARIANT_NAME[variant]}`}</Link>
        為例。
      </p>
      <Spreadsheet rows={rows} source={source} />
    </>
  );
}
