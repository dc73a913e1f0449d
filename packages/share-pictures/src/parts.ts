/** In pixels: what Facebook, LINE and X show in full, 1.91 to 1 (ogp.me). */
export const WIDTH = 1200;
export const HEIGHT = 630;

/** A line of text, in pixels from the left upper corner; `y` is its baseline. */
export interface Label {
  text: string;
  x: number;
  y: number;
  size: number;
  colour: string;
  bold?: boolean;
  anchor?: 'start' | 'middle' | 'end';
}

/** Shapes as SVG; the text stands apart, since it is set in the fonts of this package, and drawn above them. */
export interface Part {
  shapes: string;
  labels: Label[];
}

const round = (value: number) => Math.round(value * 100) / 100;

/** An element of SVG; numbers are rounded, so that the same figures always give the same text. Texts have to be safe in attributes. */
export function shape(name: string, attributes: Record<string, string | number>, inside = ''): string {
  const text = Object.entries(attributes).map(
    ([key, value]) => ` ${key}="${typeof value === 'number' ? round(value) : value}"`,
  );
  return inside ? `<${name}${text.join('')}>${inside}</${name}>` : `<${name}${text.join('')}/>`;
}

/** A rectangle as SVG. @param more further attributes */
export const rect = (x: number, y: number, width: number, height: number, fill: string, more = {}): string =>
  shape('rect', { x, y, width, height, fill, ...more });

/** A straight line as SVG. @param more further attributes */
export const line = (x1: number, y1: number, x2: number, y2: number, stroke: string, more = {}): string =>
  shape('line', { x1, y1, x2, y2, stroke, ...more });

/** A part of text only. */
export const labelled = (...labels: Label[]): Part => ({ shapes: '', labels });

/** A part of shapes only, each as SVG. */
export const drawn = (...shapes: string[]): Part => ({ shapes: shapes.join(''), labels: [] });

/** One part of several, the later ones above the earlier. */
export const together = (...parts: readonly Part[]): Part => ({
  shapes: parts.map((part) => part.shapes).join(''),
  labels: parts.flatMap((part) => part.labels),
});
