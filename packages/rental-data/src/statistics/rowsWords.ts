/** What is known of the rows of a file, which differs from what the catalogue says of its period where the file is another. */
import type { RowsState } from '../usability/values';
import { ROWS_STATE_MARK, ROWS_STATE_NAME } from '../words/states';

export interface Judged {
  /** how the rows of the file differ from those of the published one, as a sentence */
  extent?: string | undefined;
  verdict?: { rows: RowsState } | undefined;
}

export interface RowsWords {
  /** undefined where the catalogue's state is not that of this file */
  state: RowsState | undefined;
  mark: (typeof ROWS_STATE_MARK)[RowsState];
  name: string;
}

/** Undefined where nobody knows anything of the rows. */
export function describeFileRows({ extent, verdict }: Judged): RowsWords | undefined {
  // Whoever must not use the published file must not use a part of it.
  if (extent !== undefined && verdict?.rows !== 'avoid')
    return { state: undefined, mark: ROWS_STATE_MARK['not-comparable'], name: '檔案和公布的不同' };
  return (
    verdict && {
      state: verdict.rows,
      mark: ROWS_STATE_MARK[verdict.rows],
      name: ROWS_STATE_NAME[verdict.rows],
    }
  );
}
