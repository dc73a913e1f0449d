import Link from '@docusaurus/Link';
import { recipePage } from '@site/src/lib/addresses/pages';
import type { ReactNode } from 'react';

/** Beside the site's own CSV files: they have no byte order mark, which Excel waits for and programs stumble over. */
export default function ExcelHint(): ReactNode {
  return (
    <>
      CSV是UTF-8編碼，用Excel打開之前，請先看<Link to={recipePage('excel')}>用Excel打開而不亂碼</Link>。
    </>
  );
}
