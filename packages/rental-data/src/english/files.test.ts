import { describe, expect, it } from 'vitest';
import { recorded } from '../../tests/support/realCatalogue';
import { englishDwellings, listDwellingConditions } from './dwellings';
import { listAvoided, listSingleVariant, listWrittenOtherwise, versionReach } from './files';
import { englishPeriods } from './periods';
import { listRetiredEnglish } from './style';

describe('the files in English', () => {
  it('name those that must not be used, and those of one variant', () => {
    expect(englishPeriods(listAvoided(recorded))).toBe('October 2021 and Q4 2021');
    expect(englishPeriods(listSingleVariant(recorded))).toBe('May to June 2018 and October 2021');
  });

  it.each([
    ['json', 'July 2018 to December 2023, Q3 2018 to Q4 2022 and 2018 to 2022'],
    ['localJson', 'July 2018'],
    ['digits', 'May to June 2018'],
    ['otherTimes', 'May to June 2018'],
  ] as const)('that are written otherwise (%s) are those of %s', (how, words) => {
    expect(englishPeriods(listWrittenOtherwise(recorded)[how])).toBe(words);
  });

  it.each([
    ['0.0', 'May to June 2018'],
    ['0.1', 'July 2018'],
    ['0.2', 'August 2018 to December 2023, Q3 2018 to Q4 2022, 2018 to 2022'],
    ['0.3', 'January 2024 to August 2026, Q1 2023 to Q1 2024, 2023'],
    ['9.9', ''],
  ])('of version %s are those of %s', (version, words) => {
    expect(versionReach(recorded, version)).toBe(words);
  });
});

describe('the dwelling filter in English', () => {
  it('says which building types are kept, and that 華廈 is left out', () => {
    expect(englishDwellings(recorded)).toBe(
      'De-duplicated files keep these building types: walk-up apartment building, house and high-rise building with lift. Mid-rise building with lift (華廈) is left out.',
    );
  });

  it('says nothing of 華廈 where that is kept', () => {
    const { dataset } = recorded;
    const dwellingFilters = dataset.dwellingFilters.map((filter) => ({
      ...filter,
      buildingTypes: ['公寓', '華廈'],
    }));
    expect(englishDwellings({ ...recorded, dataset: { ...dataset, dwellingFilters } })).toBe(
      'De-duplicated files keep these building types: walk-up apartment building and mid-rise building with lift.',
    );
  });

  it('says each condition as documented and, where it differs, as programmed', () => {
    expect(listDwellingConditions(recorded).map(({ name, words }) => `${name}: ${words}`)).toEqual([
      'Building type: walk-up apartment building, house or high-rise building with lift',
      'Property type: whole home, self-contained studio, en-suite room in a shared home or room with shared bathroom; as programmed in version 0.3, also parking space',
      'Floors in the building: at most 90; as programmed, below 90',
      'Floor: at most 90; as programmed, below 90',
      'Floors above the top of the building: at most 2, for rooftop additions; as programmed in version 0.3, any number',
      'Floor area: below 500 ping',
      'Rent per ping, with fees: at most 15,000 TWD; as programmed in version 0.3, below 15,000 TWD',
    ]);
  });
});

it.each([
  ['It stands in the code table.', 'stands'],
  ['The program was mended.', 'mended'],
  ['Kind of property', 'Kind of property'],
  ['Listing address', 'Listing address'],
  ["the platform's pages", "'"],
  ['“Floor” (所在樓層) is understood; not outstanding', undefined],
])('%s: the word given up is %s', (text, found) => {
  expect(listRetiredEnglish(text)[0]?.found).toBe(found);
});
