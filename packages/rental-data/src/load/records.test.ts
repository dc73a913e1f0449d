import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import { comparePeriods } from '../period';
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
};

const versions = catalogue.versions.map((v) => v.version);

describe('releases', () => {
  it('are all loaded, in the order of publication', () => {
    const wanted = records.releases.map((r) => r.period).sort(comparePeriods);
    expect(catalogue.releases.map((r) => r.period)).toEqual(wanted);
  });
});

describe('versions', () => {
  it('are all loaded, oldest first', () => {
    expect(versions).toEqual(records.versions.map((v) => v.version));
    expect(catalogue.versions.map((v) => v.released)).toEqual(
      catalogue.versions.map((v) => v.released).sort(),
    );
  });

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
  it.each(catalogue.codeTables)(
    '$id is used by a column, and 65535 means unknown',
    ({ id, title, codes }) => {
      expect(catalogue.columns.filter((c) => c.codeTable === id)[0]?.header).toBe(title);
      expect(codes.find((c) => c.code === 65535)?.label).toBe('不明');
      expect(new Set(codes.map((c) => c.label)).size).toBe(codes.length);
    },
  );
});
