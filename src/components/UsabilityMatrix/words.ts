/** Words and marks of the matrix. */
import { translate } from '@docusaurus/Translate';
import {
  COLUMN_STATE_MARK,
  COLUMN_STATE_NAME,
  GROUP_NAME,
  ROWS_STATE_MARK,
  ROWS_STATE_NAME,
  SEVERITY_NAME,
  VARIANT_NAME,
  type MarkState,
} from '@site/src/domain/words';
import { isTrouble, LEVELS, rowsLevelOf, rowsStateAt, type Level } from '@site/src/domain/usability/levels';
import type { SetsWords, Subject } from './cells';
import { ROWS_SOUGHT, type Sought } from './view';

/** Between the items of a list. */
export const SEPARATOR = translate({
  id: 'list.separator',
  message: '、',
  description: 'Between the items of a short list',
});

const listWords = (items: readonly string[]): string => items.join(SEPARATOR);

/** What is not the rows: head of a filter, and of what columns can be. */
export const COLUMNS_NAME = translate({
  id: 'matrix.filter.column',
  message: '欄位',
  description: 'Filter of the matrix: a column; head of the states that columns can have',
});

/** Name of a level of columns. A note is no state: the column can be used. */
export const LEVEL_NAME: Record<Level, string> = {
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

/** Name of what one can look for. */
export const SOUGHT_NAME: Record<Sought, string> = { ...ROWS_STATE_NAME, ...LEVEL_NAME };

/** Levels in trouble, as one names them together: all that there are, or some. */
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
      return translate({
        id: 'matrix.rows',
        message: '列數',
        description: 'Head of the column and the track that speak of the rows of a file, not of its columns',
      });
    case 'group':
      return GROUP_NAME[subject.group];
    case 'column':
      return subject.header;
  }
}

/** The words for a place of the table: its state, whether there is a note, and whether that holds for some months only. */
export function levelName(level: Level, subject: Subject, part: boolean): string {
  if (subject.kind === 'rows') return ROWS_STATE_NAME[rowsStateAt(level)];
  const noted = level === 'note';
  const more = [
    ...(noted ? [LEVEL_NAME.note] : []),
    ...(part
      ? [
          translate({
            id: 'matrix.part',
            message: '部分月份',
            description: 'After a state that holds only for some months of a quarter or year',
          }),
        ]
      : []),
  ];
  const name = LEVEL_NAME[noted ? 'fine' : level];
  return more.length > 0 ? `${name}（${listWords(more)}）` : name;
}

/** Number of columns. */
export const columnsWords = (count: number): string =>
  translate(
    { id: 'matrix.columns', message: '{count}欄', description: 'Number of columns' },
    { count: String(count) },
  );

/** Headers in one line; of many the first and their number. */
export function headersWords(headers: readonly string[], most = 4): string {
  if (headers.length <= most) return listWords(headers);
  return translate(
    {
      id: 'matrix.headers',
      message: '{first}等{count}欄',
      description: 'The first of several columns and their number',
    },
    { first: headers[0] ?? '', count: String(headers.length) },
  );
}

/** Words around periods, see setsWords. */
export const SETS_WORDS: SetsWords = {
  all: translate({
    id: 'matrix.everyPeriod',
    message: '這一年的每一期',
    description: 'Instead of a list of periods: all of the year',
  }),
  variant: (periods, variant) =>
    translate(
      {
        id: 'matrix.periodsOfVariant',
        message: '{periods}（{variant}）',
        description: 'Periods of one variant only',
      },
      { periods, variant: VARIANT_NAME[variant] },
    ),
  separator: SEPARATOR,
};
