import { readFileSync } from 'node:fs';
import path from 'node:path';
import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import { recorded } from '../../tests/support/realCatalogue';
import { areasIn } from './areas';

interface RecordedDistrict {
  code: string;
  label: string;
  county_code: string;
  official_county: string;
  official_town: string;
}

const FILE = path.join(process.cwd(), 'packages/rental-data/tests/fixtures/district-codes.csv');
const districts = Papa.parse<RecordedDistrict>(readFileSync(FILE, 'utf8'), {
  header: true,
  skipEmptyLines: true,
}).data;

describe('the official codes', () => {
  const areas = areasIn(recorded);

  it('are those on record for all 368 townships, each with its county', () => {
    expect(districts).toHaveLength(368);
    const own = [...areas.districts].map(([code, { county, countyName, district, districtName }]) =>
      [code, countyName + districtName, county, district].join(),
    );
    const other = districts.map(({ code, label, official_county, official_town }) =>
      [code, label, official_county, official_town].join(),
    );
    expect(own.sort()).toEqual(other.sort());
  });

  it('are those on record for all 22 counties', () => {
    const own = [...areas.counties].map(([code, { county }]) => `${code} ${county}`);
    const other = new Set(districts.map((one) => `${one.county_code} ${one.official_county}`));
    expect(own.sort()).toEqual([...other].sort());
    expect(own).toHaveLength(22);
  });

  it('of a catalogue that has none are an error with a fix', () => {
    const codeTables = recorded.codeTables.map((table) => ({
      ...table,
      codes: table.codes.map(({ official: _official, ...code }) => code),
    }));
    expect(() => areasIn({ codeTables })).toThrow(/official.*修正/);
  });
});
