/** From the codes of the dataset to the official ones. */
import type { Catalogue } from '../catalogue/types';
import { COUNTIES, TOWNSHIPS } from '../catalogue/values';
import type { Area } from './types';

export const WHOLE_COUNTRY: Area = { county: '', countyName: '', district: '', districtName: '' };

/** Areas by the code that files have, as text. A code that is not there, such as that for unknown, belongs to no area. */
export interface Areas {
  counties: ReadonlyMap<string, Area>;
  districts: ReadonlyMap<string, Area>;
}

/** The counties and townships of the code tables. @throws RangeError where the catalogue has no official codes */
export function areasIn({ codeTables }: Pick<Catalogue, 'codeTables'>): Areas {
  const official = (wanted: string) =>
    (codeTables.find(({ id }) => id === wanted)?.codes ?? []).flatMap(({ code, label, official: own }) =>
      own === undefined ? [] : [{ code: String(code), label, own }],
    );
  const counties = new Map(
    official(COUNTIES).map(({ code, label, own }): [string, Area] => [
      code,
      { ...WHOLE_COUNTRY, county: own, countyName: label },
    ]),
  );
  const byOfficial = new Map([...counties.values()].map((area) => [area.county, area]));
  const districts = new Map(
    official(TOWNSHIPS).flatMap(({ code, label, own }): [string, Area][] => {
      const county = byOfficial.get(own.slice(0, 5));
      if (!county) return [];
      return [[code, { ...county, district: own, districtName: label.slice(county.countyName.length) }]];
    }),
  );
  if (counties.size === 0 || districts.size === 0)
    throw new RangeError('目錄的編碼表沒有官方代碼（official）。修正：換成現在公開的目錄。');
  return { counties, districts };
}
