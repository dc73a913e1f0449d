/** Pictures that stand for pages where they are shared: shapes and text in, PNG out. */
export { drawn, HEIGHT, type Label, labelled, line, type Part, rect, shape, together, WIDTH } from './parts';
export { type Measure, measureWidth, textBlock } from './lines';
export { openPainter } from './painter';
