import type { Catalogue, DatasetVersion, DwellingFilter } from '@site/src/dataset/catalogue/types';
import { formatCount } from '@site/src/lib/text/format';

/** The conditions of the dwelling filter as sentences, in the order in which they are applied. Pure. */
export function describeFilter(filter: DwellingFilter): string[] {
  const limit = (bound: DwellingFilter['floor']) =>
    'most' in bound ? `不超過${formatCount(bound.most)}` : `低於${formatCount(bound.below)}`;
  const or = (labels: string[]) => [labels.slice(0, -1).join('、'), labels.at(-1)].filter(Boolean).join('或');
  return [
    `建築類型是${or(filter.buildingTypes)}。`,
    `物件類型是${or(filter.propertyTypes)}。`,
    `建物樓高${limit(filter.buildingFloors)}層。`,
    `所在樓層${limit(filter.floor)}樓。`,
    ...(filter.floorsAboveBuilding === undefined
      ? []
      : [`所在樓層不超過建物樓高加${filter.floorsAboveBuilding}，為頂樓加蓋留餘地。`]),
    `坪數${limit(filter.floorArea)}坪。`,
    `每坪租金${limit(filter.rentPerPing)}元。`,
  ];
}

/** The filters of a dataset version, as documented and as the program applies them; none where nothing was de-duplicated. */
export const listFilters = (
  { dataset }: Pick<Catalogue, 'dataset'>,
  { version, variants }: DatasetVersion,
): DwellingFilter[] =>
  variants.includes('deduplicated')
    ? dataset.dwellingFilters.filter(({ versions }) => versions.includes(version))
    : [];
