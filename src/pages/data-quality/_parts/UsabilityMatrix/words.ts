/** Words and marks of the matrix. */
import {
  COLUMN_STATE_MARK,
  COLUMN_STATE_NAME,
  GROUP_NAME,
  ROWS_STATE_MARK,
  ROWS_STATE_NAME,
  SEVERITY_NAME,
  type MarkState,
} from '@site/src/domain/words';
import { isTrouble, LEVELS, rowsLevelOf, rowsStateAt, type Level } from '@site/src/domain/usability/levels';
import type { Subject } from './cells';
import { ROWS_SOUGHT, type Sought } from './view';

/** Between the items of a list. */
export const SEPARATOR = '、';

const listWords = (items: readonly string[]): string => items.join(SEPARATOR);

/** Heading of the filter and of the legend for columns. */
export const COLUMNS_NAME = '欄位';

/** Name of a level of columns. A note is no state: the column can be used. */
const LEVEL_NAME: Record<Level, string> = {
  ...COLUMN_STATE_NAME,
  note: SEVERITY_NAME.note,
  avoid: ROWS_STATE_NAME.avoid,
};

/** Shape and colour of each level. */
export const LEVEL_MARK: Record<Level, MarkState> = {
  ...COLUMN_STATE_MARK,
  note: 'note',
  avoid: ROWS_STATE_MARK.avoid,
};

/** Names of the states to filter by. */
export const SOUGHT_NAME: Record<Sought, string> = { ...ROWS_STATE_NAME, ...LEVEL_NAME };

/** Levels that are issues, joined in words: all of them, or some. */
export function troubleNames({ kind }: Subject, some?: readonly Level[]): string {
  const levels = [...LEVELS].reverse().filter((level) => isTrouble(level) && (some?.includes(level) ?? true));
  return listWords(
    kind === 'rows'
      ? ROWS_SOUGHT.filter((state) => levels.includes(rowsLevelOf({ state }))).map((s) => ROWS_STATE_NAME[s])
      : levels.filter((level) => level !== 'avoid').map((level) => LEVEL_NAME[level]),
  );
}

/** Head of a column of the table. */
export function subjectName(subject: Subject): string {
  switch (subject.kind) {
    case 'rows':
      return '列數';
    case 'group':
      return GROUP_NAME[subject.group];
    case 'column':
      return subject.header;
  }
}

/** The words of a cell: its state, whether there is a note, and whether the state applies to some months only. */
export function levelName(level: Level, subject: Subject, part: boolean): string {
  if (subject.kind === 'rows') return ROWS_STATE_NAME[rowsStateAt(level)];
  const noted = level === 'note';
  const more = [...(noted ? [LEVEL_NAME.note] : []), ...(part ? ['部分月份'] : [])];
  const name = LEVEL_NAME[noted ? 'fine' : level];
  return more.length > 0 ? `${name}（${listWords(more)}）` : name;
}

/** Number of columns. */
export const columnsWords = (count: number): string => `${String(count)}欄`;

/** Headers in one line; a long list is cut to the first ones and the total number. */
export function headersWords(headers: readonly string[], most = 4): string {
  if (headers.length <= most) return listWords(headers);
  return `${headers[0] ?? ''}等${String(headers.length)}欄`;
}
