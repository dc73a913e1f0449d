/** Any other page: its title, its description, and the rows of every month. */
import type { Context, PageWords } from '../context';
import { monthBars } from '../figures/bars';
import { HEIGHT, MARGIN, RIGHT, together, WIDTH, type Drawing } from '../frame';
import { drawn, titled, told } from '../text';

export function ofOther(
  context: Context,
  { title, description }: PageWords,
  markedMonths?: ReadonlySet<number>,
): Drawing {
  const { measure, framed, scale, street } = context;
  const head = titled(title, 178, RIGHT - MARGIN, 2, measure);
  return {
    ...together(
      framed,
      head.part,
      told(measure, description, head.bottom + 36, RIGHT - MARGIN - 120, 2),
      drawn(
        monthBars(street, {
          x: 0,
          base: HEIGHT - 34,
          width: WIDTH,
          height: 180,
          scale,
          fill: 0.8,
          marked: markedMonths,
        }),
      ),
    ),
    alt: `${title}：${description}下方是每個月的列數。`,
  };
}
