/** A data file: its period large, its rows, its state, and the months of its year. */
import type { DataSet } from '../../../src/dataset/catalogue/types';
import { formatCount } from '../../../src/lib/text/format';
import { granularity, monthsOf, periodWords, yearOf } from '../../../src/dataset/period';
import {
  COLUMN_STATE_MARK,
  COLUMN_STATE_NAME,
  ROWS_STATE_MARK,
  ROWS_STATE_NAME,
  VARIANT_NAME,
  type MarkState,
} from '../../../src/dataset/words';
import { verdictOf, type Verdict } from '../../../src/dataset/verdict/verdict';
import type { Context } from '../context';
import { yearStrip } from '../figures/bars';
import { COLOURS, MARGIN, RIGHT, together, type Drawing } from '../frame';
import { widthOf } from '../lines';
import { labelled, marked, text } from '../text';

/** The verdict on a set in a few words: the state of its rows, and how many columns cannot be used freely. */
function stateOfSet({ rows, counts }: Verdict): [MarkState, string] {
  if (rows.state !== 'complete') return [ROWS_STATE_MARK[rows.state], ROWS_STATE_NAME[rows.state]];
  const worst = (['severe', 'empty', 'caution'] as const).filter((state) => counts[state]);
  const told = worst.map((state) => `${counts[state] ?? 0}欄${COLUMN_STATE_NAME[state]}`);
  const first = worst[0];
  return [
    first === undefined ? 'ok' : COLUMN_STATE_MARK[first],
    [
      ROWS_STATE_NAME.complete,
      ...(told.length > 0 ? told : [`${counts.fine ?? 0}欄都${COLUMN_STATE_NAME.fine}`]),
    ].join('，'),
  ];
}

export function ofFile(context: Context, { period, variant, version, rows }: DataSet): Drawing {
  const { catalogue, measure, framed, barsByYear, scale } = context;
  const year = yearOf(period);
  const months = barsByYear.get(year) ?? [];
  const inside = new Set(monthsOf(period).map((m) => Number(m.slice(5)) - 1));
  const [state, words] = stateOfSet(verdictOf(catalogue, period, variant));
  const facts = `資料集版本${version}`;
  const size = { monthly: 138, quarterly: 150, annual: 184 }[granularity(period)];
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
