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
