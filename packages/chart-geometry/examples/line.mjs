import { axisTicks, linePath } from 'chart-geometry';

const rows = [1200, 3400, null, 2800, 3100];
const ticks = axisTicks(0, 3400);
const greatest = ticks.at(-1) ?? 1;
const points = rows.map((count, month) =>
  count === null ? null : { x: month * 40, y: 100 - (count / greatest) * 100 },
);
console.log(ticks.join(' '));
console.log(linePath(points));
