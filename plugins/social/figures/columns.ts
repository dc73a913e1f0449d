/** Columns over the dataset versions: a row for each version, a stroke for each column that it has. */
import type { Lifeline } from '../../../src/dataset/catalogue/lifelines';
import { COLOURS, rect, type Label, type Part } from '../frame';

interface LanesBox {
  x: number;
  y: number;
  width: number;
  /** height of a row, and of the space below it */
  row: number;
  gap: number;
}

/** One version against the others. */
export interface Lane {
  version: string;
  /** where it stands in the letters of `Lifeline.life` */
  at: number;
  tone: 'full' | 'faint';
  /** place of another version: columns that this one lacks are drawn dark */
  against?: number;
}

/**
 * Rows of strokes; a column that a version lacks is a thin line. With `against`, columns that the other version lacks are drawn
 * dark and full, so that changes are visible.
 */
export function columnLanes(columns: readonly Lifeline[], lanes: readonly Lane[], box: LanesBox): Part {
  const head = 76;
  const step = (box.width - head) / columns.length;
  const labels: Label[] = [];
  const shapes = lanes.flatMap(({ version, at, tone, against }, index) => {
    const y = box.y + index * (box.row + box.gap);
    const strong = tone === 'full';
    labels.push({
      text: version,
      x: box.x,
      y: y + box.row / 2 + 11,
      size: 30,
      bold: strong,
      colour: strong ? COLOURS.ink : COLOURS['ink-2'],
    });
    return columns.map(({ life }, place) => {
      const x = box.x + head + place * step;
      if (life[at] === '-') return rect(x, y + box.row - 2, step - 2, 2, COLOURS.line, { opacity: 0.6 });
      const alone = against !== undefined && life[against] === '-';
      const fill = alone ? COLOURS.ink : COLOURS.bar;
      return rect(x, y, step - 2, box.row, fill, strong ? {} : { opacity: 0.32 });
    });
  });
  return { shapes: shapes.join(''), labels };
}
