/** A data file: its period large, its rows, its state, and the months of its year. */
import type { FilePageProp } from '../../pages/client';
import { formatCount } from '../../../src/domain/text/format';
import { monthsOf, periodWords, yearOf } from '../../../src/domain/period';
import {
  COLUMN_STATE_MARK,
  COLUMN_STATE_NAME,
  ROWS_STATE_MARK,
  ROWS_STATE_NAME,
  VARIANT_NAME,
  type MarkState,
} from '../../../src/domain/words';
import type { UsabilityState } from '../../../src/domain/usability/types';
import type { Context } from '../context';
import { yearStrip } from '../figures/bars';
import { COLOURS, MARGIN, RIGHT, together, type Drawing } from '../frame';
import { widthOf } from '../lines';
import { labelled, marked, text } from '../text';

/** The verdict on a set in a few words: the state of its rows, and how many columns cannot be used freely. */
function stateOfSet({ verdict, columns }: FilePageProp): [MarkState, string] {
  const count = (state: UsabilityState): number => columns.filter((column) => column.state === state).length;
  if (verdict.rows !== 'complete') return [ROWS_STATE_MARK[verdict.rows], ROWS_STATE_NAME[verdict.rows]];
  const worst = (['severe', 'empty', 'caution'] as const).filter((state) => count(state) > 0);
  const told = worst.map((state) => `${count(state)}欄${COLUMN_STATE_NAME[state]}`);
  const first = worst[0];
  return [
    first === undefined ? 'ok' : COLUMN_STATE_MARK[first],
    [
      ROWS_STATE_NAME.complete,
      ...(told.length > 0 ? told : [`${columns.length}欄都${COLUMN_STATE_NAME.fine}`]),
    ].join('，'),
  ];
}

export function ofFile(context: Context, data: FilePageProp): Drawing {
  const { measure, framed, barsByYear, scale } = context;
  const { period, variant, version, rows, granularity } = data;
  const year = yearOf(period);
  const months = barsByYear.get(year) ?? [];
  const inside = new Set(monthsOf(period).map((m) => Number(m.slice(5)) - 1));
  const [state, words] = stateOfSet(data);
  const facts = `資料集版本${version}`;
  const size = granularity === 'monthly' ? 138 : granularity === 'quarterly' ? 150 : 184;
  return {
    ...together(
      framed,
      labelled(
        text(period, MARGIN - 6, 304, size, { bold: true }),
        text(VARIANT_NAME[variant], MARGIN, 392, 52, { bold: true, colour: COLOURS.green }),
        text(formatCount(rows), MARGIN, 482, 50, { bold: true }),
        text('列', MARGIN + widthOf(formatCount(rows), true, measure) * 50 + 10, 482, 30),
        text(facts, MARGIN, 568, 28, { colour: COLOURS['ink-2'] }),
      ),
      marked(state, words, MARGIN, 524, 28, measure).part,
      yearStrip(months, { x: 660, base: 534, width: RIGHT - 660, height: 318, scale, marked: inside }),
    ),
    alt: `${periodWords(period)}${VARIANT_NAME[variant]}，${formatCount(rows)}列，${words}，${facts}；旁邊是${year}年各月的列數。`,
  };
}
