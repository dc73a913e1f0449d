/** Names with a number each: tags, code tables. */
import type { Context, PageWords } from '../context';
import { COLOURS, rect, RIGHT, together, type Drawing, type Part } from '../frame';
import { text, titled, told } from '../text';

/** Names with their numbers, the numbers also as bars. */
function listed(rows: readonly (readonly [name: string, count: number])[], unit: string): Part {
  const x = 560;
  const step = Math.min(72, 400 / Math.max(1, rows.length));
  const most = Math.max(1, ...rows.map(([, count]) => count));
  return together(
    ...rows.map(([name, count], index): Part => {
      const y = 190 + index * step;
      const size = Math.min(28, step * 0.56);
      return {
        shapes:
          rect(x, y + size * 0.62, RIGHT - x, 3, COLOURS.rule) +
          rect(x, y + size * 0.62 - 2, Math.max(4, Math.sqrt(count / most) * (RIGHT - x)), 6, COLOURS.bar),
        labels: [
          text(name, x, y + size * 0.3, size, { bold: true }),
          text(`${count}${unit}`, RIGHT, y + size * 0.3, size, { colour: COLOURS['ink-2'], anchor: 'end' }),
        ],
      };
    }),
  );
}

export function ofList(
  context: Context,
  { title, description }: PageWords,
  counts: readonly (readonly [name: string, count: number])[],
  unit: string,
): Drawing {
  const rows = [...counts].sort(([, a], [, b]) => b - a);
  const { measure, framed } = context;
  const head = titled(title, 186, 430, 3, measure);
  return {
    ...together(framed, head.part, told(measure, description, head.bottom + 44, 430, 5), listed(rows, unit)),
    alt: `${title}：${rows.map(([name, count]) => `${name}${count}${unit}`).join('、')}。`,
  };
}
