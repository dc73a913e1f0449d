import { coverShapes, coverTitle } from 'chart-geometry/cover';
import { textWidth } from 'chart-geometry';

/** @type {import('chart-geometry/cover').Cover} */
const cover = {
  kind: 'year',
  title: '二〇二四年',
  bars: [192990, 174448, 204420, null],
  marked: [3],
  caption: '各月的列數',
};
const { x, y, fontSize } = coverTitle(cover.kind, textWidth(cover.title, 1));
console.log(`${cover.title} ${x} ${y} ${fontSize}`);
// A year has no lanes, so no name needs room.
for (const shape of coverShapes(cover, () => 0)) {
  if (shape.tag === 'path') console.log(`${shape.tone} ${shape.d}`);
  if (shape.tag === 'text') console.log(`${shape.words} ${shape.x} ${shape.y}`);
}
