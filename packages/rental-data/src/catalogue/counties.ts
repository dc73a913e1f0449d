import { COUNTIES } from './values';
import type { Catalogue, Code } from './types';

const SIX_SPECIAL_MUNICIPALITIES = ['臺北市', '新北市', '桃園市', '臺中市', '臺南市', '高雄市'];

export const isSixMunicipalities = (counties: readonly string[]): boolean =>
  counties.length === SIX_SPECIAL_MUNICIPALITIES.length &&
  SIX_SPECIAL_MUNICIPALITIES.every((county) => counties.includes(county));

export const countyWords = (counties: readonly string[]): string =>
  isSixMunicipalities(counties) ? '六都' : counties.join('、');

interface County<T> {
  title: string;
  code: number;
  codes: T[];
}

/** The codes of townships by county, in the order given; `rest` holds what belongs to no county, such as unknown. */
export function byCounty<T extends Pick<Code, 'label'>>(
  { codeTables }: Pick<Catalogue, 'codeTables'>,
  codes: readonly T[],
): { rest: T[]; groups: County<T>[] } {
  const counties = codeTables.find(({ id }) => id === COUNTIES)?.codes ?? [];
  const rest: T[] = [];
  const groups = new Map<string, County<T>>();
  for (const code of codes) {
    const county = counties.find(({ label }) => code.label.startsWith(label) && code.label !== label);
    if (!county) {
      rest.push(code);
      continue;
    }
    const group = groups.get(county.label) ?? { title: county.label, code: county.code, codes: [] };
    group.codes.push({ ...code, label: code.label.slice(county.label.length) });
    groups.set(county.label, group);
  }
  return { rest, groups: [...groups.values()] };
}
