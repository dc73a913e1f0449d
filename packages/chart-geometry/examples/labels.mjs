import { linesIn, spreadLabels, textWidth } from 'chart-geometry';

console.log(spreadLabels([50, 52, 90], 14, 0, 100).join(' '));
console.log(textWidth('2026年4月', 13));
for (const line of linesIn('橫條是中間一半的列，直線是中位數。', 120, 13)) console.log(line);
