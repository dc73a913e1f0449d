import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import useSite from '@site/src/features/site/useSite';
import { filePage } from '@site/src/lib/addresses/pages';
import { newestSet, periodWords, recommendSets, snippetSource, VARIANT_NAME } from 'rental-data';
import Spreadsheet from '@site/src/features/file/Spreadsheet';
import type { ReactNode } from 'react';

/** The steps of the newest sound month. Every version writes missing values alike (plugins/pages/stated.test.ts). */
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
