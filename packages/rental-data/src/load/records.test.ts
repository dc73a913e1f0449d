import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse as parseCsv } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { existsIn } from '../catalogue/columns';
import { comparePeriods, parseGranularity, parseYear } from '../period';
import { catalogue } from '../../tests/support/realCatalogue';

const folder = path.join(process.cwd(), 'catalogue');
const text = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const yaml = <T>(file: string) => parseYaml(text(file)) as T[];
const names = (inside: string, ending: string) =>
  readdirSync(path.join(folder, inside))
    .filter((name) => name.endsWith(ending))
    .sort();

/** Every record as it stands in its file, beside what loadCatalogue made of it; what that refuses is in faults.test.ts. */
const records = {
  releases: names('releases', '.yaml').flatMap((name) => yaml<{ period: string }>(`releases/${name}`)),
  versions: yaml<{ version: string }>('versions.yaml'),
  columns: yaml<{ header: string; variants: string[] }>('columns.yaml'),
  incidents: yaml<{ id: string }>('incidents.yaml'),
  codes: names('codes', '.csv').flatMap((name) =>
    parseCsv<{ code: string; label: string }>(text(`codes/${name}`), { columns: true }).map((record) => ({
      table: name.replace('.csv', ''),
      record,
    })),
  ),
};

const versions = catalogue.versions.map((v) => v.version);

describe('releases', () => {
  it('are all loaded, in the order of publication', () => {
    const wanted = records.releases.map((r) => r.period).sort(comparePeriods);
    expect(catalogue.releases.map((r) => r.period)).toEqual(wanted);
  });

  it.each(catalogue.releases)('$period holds together', (release) => {
    expect(release.granularity).toBe(parseGranularity(release.period));
    expect(release.year).toBe(parseYear(release.period));
    expect(release.sets.length).toBeGreaterThan(0);
    for (const set of release.sets) {
      expect(set).toMatchObject({ period: release.period, version: release.version, beta: release.beta });
      expect(Object.values(set.rowsBySource).reduce((sum, n) => sum + n, 0)).toBe(set.rows);
      for (const file of set.files) {
        expect(file.url).toMatch(/^https:\/\/[\w.-]+\/20\d\d\/[\w.%-]+\.zip$/);
        expect(file.url).toContain(`/${release.year}/`);
      }
    }
  });
});

describe('versions', () => {
  it('are all loaded, oldest first', () => {
    expect(versions).toEqual(records.versions.map((v) => v.version));
    expect(catalogue.versions.map((v) => v.released)).toEqual(
      catalogue.versions.map((v) => v.released).sort(),
    );
  });

  it.each(catalogue.versions)(
    '$version says how booleans are written in each format that it defines, and in no other',
    (v) => {
      expect(Object.keys(v.booleans).sort()).toEqual([...v.formats].sort());
    },
  );

  it('only the newest is in use', () => {
    expect(catalogue.versions.filter((v) => v.until === null).map((v) => v.version)).toEqual([
      versions.at(-1),
    ]);
  });
});

describe('columns', () => {
  it('are all loaded, in the order of the file', () => {
    expect(catalogue.columns.map((c) => c.header)).toEqual(records.columns.map((c) => c.header));
  });

  it.each(catalogue.columns)('$header ($variants) holds together', (column) => {
    expect(versions.some((version) => existsIn(column, version))).toBe(true);
    // Only rows of the de-duplicated files are joined, so a key column has to stand in them.
    if (column.dedupKey) expect(column.variants).toContain('deduplicated');
    expect(column.description).toMatch(/。$/);
  });
});

describe('incidents', () => {
  it('are all loaded, newest first', () => {
    expect(catalogue.incidents.map((i) => i.id).sort()).toEqual(records.incidents.map((i) => i.id).sort());
    expect(catalogue.incidents.map((i) => i.start)).toEqual(
      catalogue.incidents
        .map((i) => i.start)
        .sort()
        .reverse(),
    );
  });
});

describe('codes', () => {
  it.each(records.codes)('$table $record.code $record.label is loaded', ({ table, record }) => {
    const codes = catalogue.codeTables.find((t) => t.id === table)?.codes ?? [];
    expect(codes.filter((c) => c.code === Number(record.code))).toMatchObject([
      {
        code: Number(record.code),
        label: record.label,
        since: expect.stringMatching(/^\d{4}-\d{2}-\d{2}$/) as string,
      },
    ]);
  });

  it.each(catalogue.codeTables)(
    '$id is used by a column, and 65535 means unknown',
    ({ id, title, codes }) => {
      expect(catalogue.columns.filter((c) => c.codeTable === id)[0]?.header).toBe(title);
      expect(codes.find((c) => c.code === 65535)?.label).toBe('不明');
      expect(new Set(codes.map((c) => c.label)).size).toBe(codes.length);
    },
  );
});
