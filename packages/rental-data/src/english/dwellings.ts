/** Which dwellings the de-duplicated variant keeps, in English. Pure. */
import { formatCount } from '../words/numbers';
import type { Catalogue, DwellingFilter } from '../catalogue/types';
import { englishList } from './periods';
import { englishHeader, englishLabel } from './records';

type Known = Pick<Catalogue, 'dataset' | 'english'>;

/** A building type that readers take for a dwelling. */
const EXPECTED = '華廈';

const uncapitalise = (name: string): string => `${name.charAt(0).toLowerCase()}${name.slice(1)}`;

const listLabels = (catalogue: Known, table: string, labels: readonly string[], last: string): string =>
  englishList(
    labels.map((label) => uncapitalise(englishLabel(catalogue, table, label))),
    last,
  );

/** The building types that are kept, and the one that is left out although readers expect it, in sentences. @throws RangeError when a type has no English */
export function englishDwellings(catalogue: Known): string {
  // Documents and programs of every version agree on the building types.
  const types = [...new Set(catalogue.dataset.dwellingFilters.flatMap(({ buildingTypes }) => buildingTypes))];
  const kept = `De-duplicated files keep these building types: ${listLabels(catalogue, 'building_type', types, 'and')}.`;
  return types.includes(EXPECTED)
    ? kept
    : `${kept} ${englishLabel(catalogue, 'building_type', EXPECTED)} (${EXPECTED}) is left out.`;
}

const bound = (limit: DwellingFilter['floor']): string =>
  'most' in limit ? `at most ${formatCount(limit.most)}` : `below ${formatCount(limit.below)}`;

/** The labels; where they are those of the documents and more, only what is more. */
function labelWords(
  catalogue: Known,
  table: string,
  labels: readonly string[],
  documented: readonly string[],
) {
  const more = labels.filter((label) => !documented.includes(label));
  const isLonger = more.length > 0 && labels.length === documented.length + more.length;
  return isLonger
    ? `also ${listLabels(catalogue, table, more, 'or')}`
    : listLabels(catalogue, table, labels, 'or');
}

const listConditions = (
  catalogue: Known,
  filter: DwellingFilter,
  documented: DwellingFilter,
): readonly (readonly [name: string, words: string])[] => [
  [
    englishHeader(catalogue, '建築類型'),
    labelWords(catalogue, 'building_type', filter.buildingTypes, documented.buildingTypes),
  ],
  [
    englishHeader(catalogue, '物件類型'),
    labelWords(catalogue, 'property_type', filter.propertyTypes, documented.propertyTypes),
  ],
  [englishHeader(catalogue, '建物樓高'), bound(filter.buildingFloors)],
  [englishHeader(catalogue, '所在樓層'), bound(filter.floor)],
  [
    'Floors above the top of the building',
    filter.floorsAboveBuilding === undefined
      ? 'any number'
      : `at most ${String(filter.floorsAboveBuilding)}, for rooftop additions`,
  ],
  [englishHeader(catalogue, '坪數'), `${bound(filter.floorArea)} ping`],
  [englishHeader(catalogue, '每坪租金（含管理費與停車費）'), `${bound(filter.rentPerPing)} TWD`],
];

/** Each condition of the dwelling filter: as documented and, where that is something else, as the program applies it. @throws RangeError when a name has no English */
export function listDwellingConditions(catalogue: Known): { name: string; words: string }[] {
  const { dwellingFilters } = catalogue.dataset;
  const documented = dwellingFilters.find(({ from }) => from === 'document');
  if (!documented) return [];
  const programs = dwellingFilters
    .filter(({ from }) => from === 'program')
    .map((filter) => ({ filter, conditions: listConditions(catalogue, filter, documented) }));
  return listConditions(catalogue, documented, documented).map(([name, words], index) => {
    const applied = programs.map(({ filter, conditions }) => ({
      versions: filter.versions,
      words: conditions[index]?.[1] ?? '',
    }));
    const different = applied.filter((one) => one.words !== words);
    const isAlike = new Set(applied.map((one) => one.words)).size === 1;
    const programmed = (isAlike ? different.slice(0, 1) : different).map((one) =>
      isAlike
        ? `as programmed, ${one.words}`
        : `as programmed in version ${englishList(one.versions)}, ${one.words}`,
    );
    return { name, words: [words, ...programmed].join('; ') };
  });
}
