import Link from '@docusaurus/Link';
import type { ColumnRefProp } from '@site/plugins/pages/client';
import { dictionaryColumn } from '@site/src/domain/addresses/pages';
import { Fragment, type ReactNode } from 'react';

/** Columns as links to their places in the dictionary. */
export default function ColumnRefs({ columns }: { columns: readonly ColumnRefProp[] }): ReactNode {
  return columns.map(({ header, anchor }, i) => (
    <Fragment key={anchor}>
      {i > 0 && '、'}
      <Link to={dictionaryColumn(anchor)}>{header}</Link>
    </Fragment>
  ));
}
