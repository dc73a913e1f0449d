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
  /** names the page of the point in its address, where it has one */
  key?: string | undefined;
}

const readText = (cell: Element | undefined): string => cell?.textContent.trim() ?? '';

/** The number that a text is; undefined where it is none. */
export function figureIn(text: string): number | undefined {
  return /^[−-]?[\d,.]+$/.test(text) ? Number(text.replaceAll(',', '').replace('−', '-')) : undefined;
}

/** The points of a table, one in each row. @param keyIn what names the page of a row in its address */
export function readPoints(table: Element, keyIn: (row: Element) => string | undefined): Point[] {
  const heads = [...table.querySelectorAll('thead th, thead td')].map(readText);
  return [...table.querySelectorAll('tbody tr')].map((row) => {
    const [head, ...cells] = row.children;
    const values = cells.flatMap((cell, index): Value[] => {
      const text = readText(cell);
      // Another cell of the row says why.
      if (text === '') return [];
      const name = heads[index + 1] ?? '';
      const isFigure = figureIn(text) !== undefined;
      return isFigure || !cell.firstElementChild
        ? [{ name, text, isFigure }]
        : [{ name, text: [...cell.children].map(readText).join('，'), isFigure, html: cell.innerHTML }];
    });
    return { name: readText(head), values, key: keyIn(row) };
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
  `${pointWords(point, unit)}。${point.key && each ? `再點一次就打開這個${each}。` : ''}`;
