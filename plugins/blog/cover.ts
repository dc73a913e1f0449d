import * as z from 'zod';
import {
  type Catalogue,
  formatCount,
  formatShare,
  monthBars,
  parseMonthNumber,
  periodWords,
  type Variant,
} from 'rental-data';
import { say } from 'rental-data/helpers';
import { month, period, text, variant } from 'rental-data/load';
import type { Cover } from 'chart-geometry/cover';

const between = (low: number, high: number) => {
  const wrong = say(`不是${String(low)}到${String(high)}的整數。`, '改成這個範圍裡的數字，不加引號。');
  return z.int(wrong).min(low, wrong).max(high, wrong);
};
const title = text.refine((t) => t.length <= 10, say('太長，圖上放不下。', '縮短到10個字元以內。'));
const year = between(2018, 2100);
const lanes = say('不是1到4條流程。', '寫成lanes: [每日, 每月]這樣。');

/** NaN where the month is none: a cover is asked about as a whole also if a part is wrong. */
const daysIn = (m: string) => new Date(Date.UTC(Number(m.slice(0, 4)), Number(m.slice(5)), 0)).getUTCDate();

const kinds = [
  z
    .strictObject({
      kind: z.literal('year'),
      year,
      title: title.optional(),
      marked: z.array(month, say('不是清單。', "寫成marked: ['2026-03']這樣。")).default([]),
    })
    .refine((c) => c.marked.every((m) => m.startsWith(String(c.year))), {
      path: ['marked'],
      error: say('有別的一年的月份。', '只寫year那一年的月份。'),
    }),
  z
    .strictObject({
      kind: z.literal('days'),
      month,
      from: between(1, 31),
      to: between(1, 31),
      title,
      state: z.enum(['gap', 'seen'], say('不認得的狀態。', '用gap（缺）或seen（有）。')),
    })
    .refine((c) => !(c.to < c.from || c.to > daysIn(c.month)), {
      path: ['to'],
      error: say('早於from，或超過月底。', '改成from以後、這個月有的日子。'),
    }),
  z.strictObject({
    kind: z.literal('compare'),
    period,
    with: period,
    variant,
    title: title.optional(),
  }),
  z.strictObject({ kind: z.literal('grid'), cells: between(2, 1000), title, note: text }),
  z.strictObject({
    kind: z.literal('lanes'),
    title,
    lanes: z.array(text, lanes).min(1, lanes).max(4, lanes),
  }),
  z.strictObject({ kind: z.literal('calendar'), days: between(1, 31), title, note: text }),
  z.strictObject({ kind: z.literal('series'), title, series: text, a: text, b: text }),
] as const;

/** Front matter `cover` of a post: what its drawing shows. CONTRIBUTING.md has the recipes; plugins/written tells what is wrong. */
export const coverSchema = z.discriminatedUnion('kind', kinds, {
  error: ({ input }) =>
    typeof input === 'object'
      ? say('不認得的封面。', `kind用${kinds.map(({ shape }) => shape.kind.value).join('、')}其中一種。`)
      : say('不是封面。', '寫成cover: { kind: year, year: 2026 }這樣。'),
});

/**
 * The drawing of a cover that plugins/written has checked; without one a post gets the bars of its year.
 *
 * @param file path of the post, for errors
 * @throws Error that names the file, the key and the fix where the catalogue has nothing to draw
 */
export function toCover(catalogue: Catalogue, cover: unknown, date: string, file: string): Cover {
  const spec: z.output<typeof coverSchema> =
    cover === undefined || cover === null
      ? { kind: 'year', year: Number(date.slice(0, 4)), marked: [] }
      : coverSchema.parse(cover);
  const rows = (period: string, variant: Variant): number => {
    const found = catalogue.releases
      .find((r) => r.period === period)
      ?.sets.find((s) => s.variant === variant);
    if (!found) {
      throw new Error(
        `${file}：cover的${period}（${variant}）沒有發布過。修正：改成catalogue/releases/裡有的期別。`,
      );
    }
    return found.rows;
  };
  const line = (id: string, name: string): number[] => {
    const values =
      catalogue.series.find((s) => s.id === id)?.lines.find((l) => l.name === name)?.values ?? [];
    const numbers = values.filter((v) => v !== null);
    // A line needs two points, and the drawing has no gaps.
    if (numbers.length < 2 || numbers.length < values.length) {
      throw new Error(
        `${file}：cover要畫的「${id}」沒有完整的「${name}」。修正：改成catalogue/series/裡的檔名與欄名，數字不能有缺。`,
      );
    }
    return numbers;
  };
  switch (spec.kind) {
    case 'year':
      return {
        kind: 'year',
        title: spec.title ?? String(spec.year),
        bars: monthBars(catalogue, spec.year).map((bar) => bar?.rows ?? null),
        marked: spec.marked.map(parseMonthNumber),
        caption: `${String(spec.year)}年各月的列數`,
      };
    case 'days':
      return {
        kind: 'days',
        title: spec.title,
        days: daysIn(spec.month),
        from: spec.from,
        to: spec.to,
        state: spec.state,
        caption: periodWords(spec.month),
      };
    case 'compare': {
      const bars = [spec.with, spec.period].map((p) => {
        const value = rows(p, spec.variant);
        return { words: `${p}　${formatCount(value)}`, value };
      });
      const share = rows(spec.period, spec.variant) / rows(spec.with, spec.variant);
      return { kind: 'compare', title: spec.title ?? formatShare(share, 0), bars };
    }
    case 'series':
      return {
        kind: 'series',
        title: spec.title,
        a: line(spec.series, spec.a),
        b: line(spec.series, spec.b),
      };
    default:
      return spec;
  }
}
