import catalogue from '@catalogue';
import Link from '@docusaurus/Link';
import { dictionaryColumn } from '@site/src/lib/addresses/pages';
import { columnAnchor } from 'rental-data';
import { Fragment, type ReactNode } from 'react';

/** Columns by their headers, as links to their places in the dictionary; a header without a column is left out. */
export default function ColumnRefs({ headers }: { headers: readonly string[] }): ReactNode {
  const columns = headers.flatMap((header) => catalogue.columns.find((c) => c.header === header) ?? []);
  return columns.map((column, i) => (
    <Fragment key={column.header}>
      {i > 0 && '、'}
      <Link to={dictionaryColumn(columnAnchor(column))}>{column.header}</Link>
    </Fragment>
  ));
}
