import * as z from 'zod';
import {
  type Catalogue,
  formatShare,
  parseGranularity,
  monthBars,
  parseMonthNumber,
  periodWords,
  type Variant,
  parseYear,
} from 'rental-data';
import type { CoverProp } from './client';

const title = z.string().min(1).max(10);
const month = z.string().refine((m) => parseGranularity(m) === 'monthly', '要是月份，例如2023-10');
const year = z.int().min(2018).max(2100);

const daysIn = (m: string) => new Date(Date.UTC(Number(m.slice(0, 4)), parseMonthNumber(m), 0)).getUTCDate();

/** Front matter `cover` of a post: what its drawing shows. CONTRIBUTING.md has the recipes. */
const schema = z.discriminatedUnion('kind', [
  z
    .strictObject({
      kind: z.literal('year'),
      year,
      title: title.optional(),
      marked: z.array(month).default([]),
    })
    .refine((c) => c.marked.every((m) => parseYear(m) === c.year), {
      path: ['marked'],
      error: '要是同一年的月份',
    }),
  z
    .strictObject({
      kind: z.literal('days'),
      month,
      from: z.int().min(1).max(31),
      to: z.int().min(1).max(31),
      title,
      state: z.enum(['gap', 'seen']),
    })
    .refine((c) => parseGranularity(c.month) !== 'monthly' || (c.from <= c.to && c.to <= daysIn(c.month)), {
      path: ['to'],
      error: '要不早於from，也不超過月底',
    }),
  z.strictObject({
    kind: z.literal('compare'),
    period: z.string(),
    with: z.string(),
    variant: z.enum(['raw', 'deduplicated']),
    title: title.optional(),
  }),
  z.strictObject({ kind: z.literal('grid'), cells: z.int().min(2).max(1000), title, note: z.string() }),
  z.strictObject({ kind: z.literal('lanes'), title, lanes: z.array(z.string()).min(1).max(4) }),
  z.strictObject({ kind: z.literal('calendar'), days: z.int().min(1).max(31), title, note: z.string() }),
  z.strictObject({ kind: z.literal('series'), title, series: z.string(), a: z.string(), b: z.string() }),
]);

/** Without `cover` a post gets the bars of its year. @param file path of the post, for errors @throws Error that names the file, the key and the fix */
export function toCoverProp(catalogue: Catalogue, cover: unknown, date: string, file: string): CoverProp {
  const result = schema.safeParse(cover ?? { kind: 'year', year: Number(date.slice(0, 4)) });
  if (!result.success) {
    const issue = result.error.issues[0];
    throw new Error(
      `${file}：cover.${issue?.path.join('.') ?? ''}不對（${issue?.message ?? ''}）。修正：照CONTRIBUTING.md「封面」一節改寫。`,
    );
  }
  const spec = result.data;
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
      const bars = [spec.with, spec.period].map((p) => ({ label: p, value: rows(p, spec.variant) }));
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
