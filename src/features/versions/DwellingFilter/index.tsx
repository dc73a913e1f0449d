import catalogue from '@catalogue';
import {
  type Catalogue,
  type DatasetVersion,
  type DwellingFilter,
  limitWords,
  findVersion,
  eitherWords,
} from 'rental-data';
import Inferred from '@site/src/features/marks/Inferred';
import { Fragment, type ReactNode } from 'react';

/** The conditions of the dwelling filter as sentences, in the order in which they are applied. Pure. */
export function describeFilter(filter: DwellingFilter): string[] {
  return [
    `建築類型是${eitherWords(filter.buildingTypes)}。`,
    `物件類型是${eitherWords(filter.propertyTypes)}。`,
    `建物樓高${limitWords(filter.buildingFloors)}層。`,
    `所在樓層${limitWords(filter.floor)}樓。`,
    ...(filter.floorsAboveBuilding === undefined
      ? []
      : [`所在樓層不超過建物樓高加${filter.floorsAboveBuilding}，為頂樓加蓋留餘地。`]),
    `坪數${limitWords(filter.floorArea)}坪。`,
    `每坪租金${limitWords(filter.rentPerPing)}元。`,
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

const LEAD = {
  document: '說明文件寫的條件：',
  program: (
    <>
      程式實際的條件
      <Inferred />：
    </>
  ),
};

export default function DwellingFilter({ version }: { version: string }): ReactNode {
  const filters = listFilters(catalogue, findVersion(catalogue, version));
  if (filters.length === 0) {
    return <p>這個版本沒有消除重複住宅，也就沒有住宅條件。</p>;
  }
  return (
    <>
      {filters.map((filter) => (
        <Fragment key={filter.from}>
          <p>{LEAD[filter.from]}</p>
          <ol>
            {describeFilter(filter).map((condition) => (
              <li key={condition}>{condition}</li>
            ))}
          </ol>
        </Fragment>
      ))}
      <p>這些欄位有任何一個沒有值，也不保留。</p>
    </>
  );
}
