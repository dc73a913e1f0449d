/** Path data of what pages alone draw: browsers that draw lines need not load it. */

/** The path of a line with a step of no length after each lone point, which round line caps draw as a dot. */
export const dotted = (path: string): string => path.replaceAll(/(M[^Ml]+)(?=M|$)/g, '$1h0');

/** Path data of a rectangle. */
export const boxPath = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;
