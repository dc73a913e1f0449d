/** What all drawings of lines share. d3-shape would add 1.8 kB (brotli) to every page with a cover or a chart. */

export interface Point {
  x: number;
  y: number;
}

/** A coordinate as short as can be without being seen: one decimal. */
export const round = (value: number): number => Math.round(value * 10) / 10;

/** Path data through points; a missing point breaks the line. */
export function linePath(points: readonly (Point | null)[]): string {
  return points
    .map((point, i) => (point ? `${points[i - 1] ? 'L' : 'M'}${round(point.x)} ${round(point.y)}` : ''))
    .join('');
}
