/** The points of a chart, read from the table of its figures: what is drawn and what is said cannot differ. */

interface Value {
  /** what the figure is of; the name of a column or row of the table */
  name: string;
  text: string;
  /** the text is a number, which may have a unit */
  isFigure: boolean;
  /** words instead of a figure, with their mark, as the table has them */
  html?: string | undefined;
}

export interface Point {
  name: string;
  values: readonly Value[];
  /** the period that has a page of its own */
  period?: string | undefined;
}

const readText = (cell: Element | undefined): string => cell?.textContent.trim() ?? '';

export function figureIn(text: string): number | undefined {
  return /^[−-]?[\d,.]+$/.test(text) ? Number(text.replaceAll(',', '').replace('−', '-')) : undefined;
}

/** Rows of cells in which each place has its cell, also where one spans several rows or columns. */
function layOutGrid(rows: HTMLCollection): Element[][] {
  const grid: Element[][] = [];
  for (const [y, row] of [...rows].entries()) {
    for (const cell of row.children) {
      let x = 0;
      while (grid[y]?.[x]) x += 1;
      const { rowSpan, colSpan } = cell as HTMLTableCellElement;
      for (let down = 0; down < rowSpan; down += 1)
        for (let right = 0; right < colSpan; right += 1) (grid[y + down] ??= [])[x + right] = cell;
    }
  }
  return grid;
}

function makePoint(name: string, places: readonly { name: string; cell: Element }[]): Point {
  const values = places
    // A cell that spans several rows speaks for all of them.
    .filter(({ cell }, index) => places[index + 1]?.cell !== cell)
    .map(({ name: title, cell }): Value => {
      const text = readText(cell);
      const isFigure = figureIn(text) !== undefined;
      return !isFigure && cell.firstElementChild
        ? { name: title, text: [...cell.children].map(readText).join('，'), isFigure, html: cell.innerHTML }
        : { name: title, text, isFigure };
    });
  const published = places
    .map(({ cell }) => cell.querySelector<HTMLElement>('[data-period]:not([data-verdict=absent])'))
    .find((mark) => mark !== null)?.dataset['period'];
  return { name, values, period: published };
}

/** A table has a point in each row, or, where a group of rows has a heading of its own, in each column: a block of rows a year, and across it the months. */
export function readPoints(table: Element): Point[] {
  const heads = [...table.querySelectorAll('thead th, thead td')].map(readText);
  const isAcross = table.querySelector('tbody th[scope=rowgroup]') !== null;
  return [...table.querySelectorAll('tbody')].flatMap((body) => {
    const grid = layOutGrid(body.children);
    if (!isAcross)
      return grid.map(([head, ...cells]) =>
        makePoint(
          readText(head),
          cells.map((cell, index) => ({ name: heads[index + 1] ?? '', cell })),
        ),
      );
    return heads.slice(2).flatMap((head, index) => {
      const places = grid.flatMap((row) => {
        const [, title, cell] = [row[0], row[1], row[index + 2]];
        return cell && readText(cell) !== '' ? [{ name: readText(title), cell }] : [];
      });
      if (places.length === 0) return [];
      const point = makePoint(`${readText(grid[0]?.[0])}${heads[0] ?? ''}${head}`, places);
      // A cell that spans several months has the period of the first.
      const period = point.period?.replace(/\d+$/, String(index + 1).padStart(2, '0'));
      return [{ ...point, ...(period && { period }) }];
    });
  });
}

/** A point in one line, as screen readers say it. */
export const pointWords = ({ name, values }: Point, unit: string): string =>
  [
    name,
    ...values.map(({ name: title, text, isFigure, html }) =>
      html ? text : `${title}：${text}${isFigure ? unit : ''}`,
    ),
  ].join('，');

/** What the first tap on a point says. @param each what a point is called, where it has a page */
export const tapWords = (point: Point, unit: string, each: string | undefined): string =>
  `${pointWords(point, unit)}。${point.period && each ? `再點一次就打開這個${each}。` : ''}`;
