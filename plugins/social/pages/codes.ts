/** A code table: its first codes with their labels. */
import { byCounty, TOWNSHIPS } from '../../../src/dataset/catalogue/counties';
import type { CodeTable } from '../../../src/dataset/catalogue/types';
import type { Context, PageWords } from '../context';
import { COLOURS, line, MARGIN, RIGHT, together, type Drawing } from '../frame';
import { fit, widthOf } from '../lines';
import { drawn, labelled, text, titled } from '../text';

/** The codes in the order of the page: townships by county, named without it. */
function listCodes({ catalogue }: Context, { id, codes }: CodeTable) {
  if (id !== TOWNSHIPS) return codes;
  const { groups, rest } = byCounty(catalogue, codes);
  return [...groups.flatMap((group) => group.codes), ...rest];
}

export function ofCodes(context: Context, page: PageWords, table: CodeTable): Drawing {
  const { measure, framed } = context;
  const all = listCodes(context, table);
  const count = all.length;
  const columns = all.length > 24 ? 3 : all.length > 8 ? 2 : 1;
  const rows = Math.min(Math.ceil(all.length / columns), all.length > 24 ? 13 : 12);
  const x = 530;
  const step = Math.min(84, 390 / rows);
  const wide = (RIGHT - x) / columns;
  const size = Math.min(42, step * 0.62);
  const shown = all.slice(0, rows * columns);
  const digits = Math.max(...shown.map(({ code }) => String(code).length));
  const labels = shown.flatMap(({ code, label }, index) => {
    const left = x + Math.floor(index / rows) * wide;
    const y = 194 + size * 0.9 + (index % rows) * step;
    const at = left + size * (0.62 * digits + 0.6);
    const { lines, size: fitting } = fit(
      label,
      { width: wide - (at - left) - 16, lines: 1, sizes: [size, size * 0.86], bold: false },
      measure,
    );
    return [
      text(String(code), left + size * 0.62 * digits, y, size, {
        bold: true,
        colour: COLOURS.green,
        anchor: 'end',
      }),
      text(lines[0] ?? '', at, y, fitting),
    ];
  });
  const head = titled(page.title, 186, 386, 2, measure);
  return {
    ...together(
      framed,
      head.part,
      labelled(
        ...labels,
        text(String(count), MARGIN, 562, 84, { bold: true, colour: COLOURS.green }),
        text('個代碼', MARGIN + widthOf(String(count), true, measure) * 84 + 14, 562, 34, {
          colour: COLOURS['ink-2'],
        }),
      ),
      drawn(line(x - 40, 182, x - 40, 566, COLOURS.rule, { 'stroke-width': 2 })),
    ),
    alt: `${page.title}，共${count}個代碼，例如${all
      .slice(0, 3)
      .map(({ code, label }) => `${code}是${label}`)
      .join('、')}。`,
  };
}
