import { drawn, HEIGHT, labelled, openPainter, rect, together, WIDTH } from 'share-pictures';

const years = { 2024: [31, 29, 31, 30], 2025: [31, 28, 12, 30] };
const drawings = Object.entries(years).map(([year, days]) => ({
  name: year,
  ...together(
    drawn(rect(0, 0, WIDTH, HEIGHT, '#f7f4ec')),
    drawn(...days.map((count, index) => rect(72 + index * 264, 540 - count * 8, 240, count * 8, '#3b8070'))),
    labelled({ text: `${year}年有資料的日數`, x: 72, y: 180, size: 72, colour: '#1d2b27', bold: true }),
  ),
}));
const { paint } = await openPainter('.cache/pictures');
/** @type {string[]} */
const small = [];
await paint(drawings, (name, png) => {
  if (png.length < 10_000) small.push(name);
});
console.log(small.sort().join('、'));
