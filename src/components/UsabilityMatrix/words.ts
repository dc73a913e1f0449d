/** Words and marks of the matrix. */
import { translate } from '@docusaurus/Translate';
import { COLUMN_STATE_NAME, GROUP_NAME, ROWS_STATE_NAME, VARIANT_NAME } from '@site/src/domain/words';
import type { MarkState } from '@site/src/domain/words';
import type { Level } from '@site/src/domain/usability/levels';
import type { SetsWords, Subject } from './cells';

/** Between the items of a list. */
export const SEPARATOR = translate({
  id: 'list.separator',
  message: '、',
  description: 'Between the items of a short list',
});

const NOTED = translate({
  id: 'matrix.level.note',
  message: '有註記',
  description: 'Level of a place of the matrix: can be used, there is something to know',
});

/** Level of columns. */
export const LEVEL_NAME: Record<Level, string> = {
  ...COLUMN_STATE_NAME,
  note: NOTED,
  avoid: ROWS_STATE_NAME.avoid,
};

/** Level of the rows of a set. */
export const ROWS_LEVEL_NAME: Partial<Record<Level, string>> = {
  fine: ROWS_STATE_NAME.complete,
  note: NOTED,
  caution: ROWS_STATE_NAME.partial,
  severe: ROWS_STATE_NAME['not-comparable'],
  avoid: ROWS_STATE_NAME.avoid,
};

/** A level as one looks for it: of columns and of rows alike. */
export const STATE_NAME: Record<Level, string> = {
  ...LEVEL_NAME,
  caution: [LEVEL_NAME.caution, ROWS_LEVEL_NAME.caution].join(SEPARATOR),
  severe: [LEVEL_NAME.severe, ROWS_LEVEL_NAME.severe].join(SEPARATOR),
};

/** Shape and colour of each level. */
export const LEVEL_MARK: Record<Level, MarkState> = {
  absent: 'absent',
  fine: 'ok',
  note: 'note',
  caution: 'caution',
  empty: 'empty',
  severe: 'severe',
  avoid: 'avoid',
};

/** Head of a column of the table. */
export function subjectName(subject: Subject): string {
  switch (subject.kind) {
    case 'rows':
      return translate({
        id: 'matrix.rows',
        message: '整份的列',
        description: 'Head of the column and the track that speak of the rows of a file, not of its columns',
      });
    case 'group':
      return GROUP_NAME[subject.group];
    case 'column':
      return subject.header;
  }
}

/** The word for a place of the table. */
export function levelName(level: Level, subject: Subject, part: boolean): string {
  const name = (subject.kind === 'rows' ? ROWS_LEVEL_NAME[level] : undefined) ?? LEVEL_NAME[level];
  return part
    ? translate(
        {
          id: 'matrix.part',
          message: '部分{state}',
          description: 'A state that holds only for some months of a quarter or year',
        },
        { state: name },
      )
    : name;
}

/** Estimated share of lost rows. */
export const lossWords = (loss: number): string =>
  translate(
    {
      id: 'coverage.loss',
      message: '估計少{percent}',
      description: 'Estimated share of rows that are missing',
    },
    { percent: `${loss}%` },
  );

/** Number of columns. */
export const columnsWords = (count: number): string =>
  translate(
    { id: 'matrix.columns', message: '{count}欄', description: 'Number of columns' },
    { count: String(count) },
  );

/** Headers in one line; of many the first and their number. */
export function headersWords(headers: readonly string[], most = 4): string {
  if (headers.length <= most) return headers.join(SEPARATOR);
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
