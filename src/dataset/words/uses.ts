import type { Use } from '../catalogue/types';
import { formatCount } from '../../lib/text/format';

const roundWords = (rows: number): string =>
  rows % 10_000 === 0 ? `${formatCount(rows / 10_000)}萬` : formatCount(rows);

export function formatUse({ year, work, years, rows }: Use): string {
  const span = years && (years[0] === years[1] ? `${years[0]}年` : `${years[0]}年到${years[1]}年`);
  const data = [
    ...(span ? [`用了${span}的資料`] : []),
    ...(rows === undefined ? [] : [`約${roundWords(rows)}列`]),
  ];
  return `${year}年：${[work, ...data].join('，')}。`;
}
