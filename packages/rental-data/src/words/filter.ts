/** The conditions by which dwellings are kept, in words. Pure. */
import { formatCount } from './numbers';
import type { DwellingFilter } from '../catalogue/types';
import { INFERRED, quoted } from '.';

type Bound = DwellingFilter['floor'];

export const limitWords = (bound: Bound): string =>
  'most' in bound ? `不超過${formatCount(bound.most)}` : `低於${formatCount(bound.below)}`;

const BOUNDS = [
  ['建物樓高', 'buildingFloors', '層'],
  ['所在樓層', 'floor', '樓'],
  ['坪數', 'floorArea', '坪'],
  ['每坪租金', 'rentPerPing', '元'],
] as const;

const LABELS = [
  ['建築類型', 'buildingTypes'],
  ['物件類型', 'propertyTypes'],
] as const;

/** What the second of two filters does otherwise than the first, a clause each. */
function filterChanges(first: DwellingFilter, second: DwellingFilter): string[] {
  const [most, now] = [first.floorsAboveBuilding, second.floorsAboveBuilding];
  const above = (floors: number) => `所在樓層比建物樓高多${String(floors + 1)}層以上的列`;
  const labels = LABELS.flatMap(([name, key]) => {
    const lacks = (list: DwellingFilter, other: DwellingFilter) =>
      other[key].filter((label) => !list[key].includes(label));
    const [more, fewer] = [lacks(first, second), lacks(second, first)];
    return [
      ...(more.length > 0 ? [`也保留${name}是${quoted(more)}的列`] : []),
      ...(fewer.length > 0 ? [`不再保留${name}是${quoted(fewer)}的列`] : []),
    ];
  });
  return [
    ...(most !== undefined && now === undefined ? [`不再排除${above(most)}`] : []),
    ...(now !== undefined && most !== now ? [`排除${above(now)}`] : []),
    ...BOUNDS.flatMap(([name, key, unit]) => {
      const [before, after] = [limitWords(first[key]), limitWords(second[key])];
      return before === after ? [] : [`${name}改為${after}${unit}（原本${before}${unit}）`];
    }),
    ...labels,
  ];
}

/** In which dwellings the programs of two versions keep the second differs from the first, as a sentence without its full stop. */
export function filterWords(first: DwellingFilter, second: DwellingFilter): string {
  const changes = filterChanges(first, second).join('，');
  return `住宅條件不同：版本${second.versions.join('與')}的程式${changes}（${INFERRED}）；差了多少列，沒有紀錄`;
}
