import { chartTable, plotText, pointWords } from 'chart-geometry/browser';

const points = [
  { name: '1月', values: [{ name: '列數', text: '1,200', isFigure: true }] },
  { name: '2月', values: [{ name: '列數', text: '沒有發布', isFigure: false }] },
];
console.log(`<svg data-plot="${plotText([40, 600, 10, 290], [0, 4000])}">`);
for (const point of points) console.log(pointWords(point, '列'));
const { header, rows } = chartTable('月', points);
for (const row of [header, ...rows]) console.log(row.join(','));
