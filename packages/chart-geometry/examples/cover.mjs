import { coverShapes, coverTitle } from 'chart-geometry/cover';
import { textWidth } from 'chart-geometry';

const cover = {
  kind: 'year',
  title: '二〇二四年',
  bars: [192990, 174448, 204420, null],
  marked: [3],
  caption: '各月的列數',
};
const { x, y, fontSize } = coverTitle(cover.kind, textWidth(cover.title, 1));
console.log(`${cover.title} ${x} ${y} ${fontSize}`);
const room = (names) => Math.max(...names.map((name) => textWidth(name, 22)));
for (const { tag, tone, words = '', d = '' } of coverShapes(cover, room))
  console.log([tag, tone, words, d].filter(Boolean).join(' '));
