import { describe, expect, it } from 'vitest';
import { toYearTable } from './documents';
import { toAddressList } from './addressList';
import { recorded } from '../../tests/support/realCatalogue';
import { encodedUrl, publishedFiles } from '../../tests/support/publishedFiles';
import { exportedFiles } from '../../tests/support/exportSample';

const YEARS = [2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026];

describe('toAddressList', () => {
  const text = toAddressList(recorded);
  const lines = text.trimEnd().split('\n');

  it('has a line for each of the 388 files, each once', () => {
    expect(text.endsWith('\n')).toBe(true);
    expect(lines).toHaveLength(388);
    expect(new Set(lines).size).toBe(388);
    expect([...lines].sort()).toEqual(publishedFiles.map(encodedUrl).sort());
  });

  it('has addresses that a command line takes as they are', () => {
    for (const line of lines) expect(line).toMatch(/^https:\/\/[\w./%-]+$/);
    for (const line of lines) expect(new URL(line).href).toBe(line);
  });
});

describe('toYearTable', () => {
  it.each(YEARS)('%i tells every file of the year', (year) => {
    const table = toYearTable(recorded, year);
    expect(table).toMatchObject({ year, licence: 'CC0-1.0' });
    const shown = table.sets.flatMap((set) =>
      set.files.map((file) => [
        set.period,
        set.variant,
        set.version,
        String(set.beta),
        String(set.rows),
        file.format,
        String(file.bytes),
        file.url,
      ]),
    );
    const known = publishedFiles
      .filter((f) => f.year === String(year))
      .map((f) => [
        f.period,
        f.variant,
        f.data_version,
        f.beta,
        f.row_count,
        f.format,
        f.size_bytes,
        encodedUrl(f),
      ]);
    expect([...shown].sort()).toEqual([...known].sort());
  });
});

describe('the export', () => {
  const files = exportedFiles(recorded);

  it('has the address list and a table a year', () => {
    expect(files.get('download/urls.txt')).toBe(toAddressList(recorded));
    for (const year of YEARS) {
      expect(JSON.parse(files.get(`download/${year}.json`) ?? '')).toEqual(toYearTable(recorded, year));
    }
    expect([...files.keys()].filter((name) => /^download\/\d+\.json$/.test(name))).toHaveLength(YEARS.length);
  });
});
