/** The download page: how many files there are, and the rows of every year. */
import { countFigures } from '../../../src/dataset/catalogue/figures';
import type { Context, PageWords } from '../context';
import { monthBars } from '../figures/bars';
import { COLOURS, MARGIN, RIGHT, together, type Drawing, type Part } from '../frame';
import { widthOf } from '../lines';
import { block, labelled, text } from '../text';

export function ofDownload(context: Context, { title }: PageWords): Drawing {
  const { catalogue, measure, framed, years, barsByYear, scale } = context;
  const figures = countFigures(catalogue);
  const { annual, quarterly, monthly } = figures.periods;
  const head = block(title, MARGIN, 186, { width: 430, lines: 2, sizes: [84, 76], bold: true }, measure);
  const columns = 3;
  const gap = 36;
  const x = 560;
  const wide = (RIGHT - x - gap * (columns - 1)) / columns;
  const ordered = [...years].reverse();
  const tall = 390 / Math.ceil(ordered.length / columns);
  const strips = ordered.map((year, index): Part => {
    const left = x + (index % columns) * (wide + gap);
    const base = 190 + (Math.floor(index / columns) + 1) * tall - 44;
    return {
      shapes: monthBars(barsByYear.get(year) ?? [], {
        x: left,
        base,
        width: wide,
        height: tall - 60,
        scale,
      }),
      labels: [text(String(year), left, base + 30, 22, { bold: true })],
    };
  });
  const words = `${annual}年、${quarterly}季、${monthly}個月`;
  return {
    ...together(
      framed,
      head.part,
      labelled(
        text(String(figures.files), MARGIN, 498, 84, { bold: true, colour: COLOURS.green }),
        text('個檔案', MARGIN + widthOf(String(figures.files), true, measure) * 84 + 14, 498, 34),
        text(words, MARGIN, 552, 30, { colour: COLOURS['ink-2'] }),
      ),
      ...strips,
    ),
    alt: `${title}：${words}，共${figures.files}個檔案；旁邊是各年每個月的列數。`,
  };
}
