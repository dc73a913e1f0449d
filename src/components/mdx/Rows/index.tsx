import type { ReactNode } from 'react';
import type { ReleaseProp } from '@site/plugins/pages/client';
import { formatCount } from '@site/src/domain/text/format';
import { rowsOf } from './rowsOf';

interface Props {
  data: ReleaseProp;
  /** raw or deduplicated */
  variant: string;
  /** chooses the data in Markdown; not used here */
  period?: string;
}

/** The published number of rows, so that no author types it by hand. A variant that the period lacks stops the build. */
export default function Rows({ data, variant }: Props): ReactNode {
  return <span className="num">{formatCount(rowsOf(data, variant))}</span>;
}
