/** What all drawings of lines share. d3-shape would add 1.8 kB (brotli) to every page with a cover or a chart. */

export interface Point {
  x: number;
  y: number;
}

/** A coordinate as short as can be without being seen: one decimal. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** Path data through points, as steps, which compress better than places; a missing point breaks the line. */
export function linePath(points: readonly (Point | null)[]): string {
  return points
    .map((point, i) => {
      const before = points[i - 1];
      if (!point) return '';
      if (!before) return `M${round(point.x)} ${round(point.y)}`;
      const [x, y] = [round(round(point.x) - round(before.x)), round(round(point.y) - round(before.y))];
      return `l${x}${y < 0 ? '' : ' '}${y}`;
    })
    .join('');
}

/** Path data of straight lines, scaled and moved as a matrix says that turns nothing. */
export function placePath(d: string, { a, d: tall, e, f }: Pick<DOMMatrix, 'a' | 'd' | 'e' | 'f'>): string {
  return d.replaceAll(/([a-z])([^a-z]*)/gi, (_, command: string, written: string) => {
    // What is relative is not moved.
    const by = command === command.toUpperCase() ? 1 : 0;
    const isVertical = command.toUpperCase() === 'V';
    const numbers = (written.match(/-?[\d.]+/g) ?? []).map((text, i) =>
      isVertical || i % 2 === 1 ? Number(text) * tall + by * f : Number(text) * a + by * e,
    );
    return command + numbers.map((number) => Number(number.toFixed(3))).join(' ');
  });
}
