import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse as parseCsv } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import { parse as parseYaml } from 'yaml';
import type { z } from 'zod';
import { releaseSchema } from '@site/src/dataset/catalogue/schema';
import {
  writtenCodeSchema,
  writtenColumnSchema,
  writtenDatasetSchema,
  writtenIncidentSchema,
  writtenVersionSchema,
} from '@site/src/dataset/catalogue/englishSchema';
import { existsIn, matchesHeader } from '@site/src/dataset/catalogue/columns';
import { comparePeriods, granularityOf, yearOf } from '@site/src/dataset/period';
import { catalogue } from '@site/tests/support/realCatalogue';

const folder = path.join(process.cwd(), 'catalogue');
const text = (file: string) => readFileSync(path.join(folder, file), 'utf8');
const yaml = <T>(file: string) => parseYaml(text(file)) as T[];
const names = (inside: string, ending: string) =>
  readdirSync(path.join(folder, inside))
    .filter((name) => name.endsWith(ending))
    .sort();

/** Every record as it stands in its file, beside what loadCatalogue made of it. */
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

/** What the schema says against a record; an empty list when it passes. */
const faults = (schema: z.ZodType, value: unknown) => schema.safeParse(value).error?.issues ?? [];
const versions = catalogue.versions.map((v) => v.version);
const periods = new Set(catalogue.releases.map((r) => r.period));
const posts = readdirSync(path.join(process.cwd(), 'blog/post')).map((name) => name.replace(/\.mdx?$/, ''));

describe('dataset.yaml', () => {
  it('passes the schema', () => {
    expect(faults(writtenDatasetSchema, parseYaml(text('dataset.yaml')))).toEqual([]);
  });
});

describe('releases', () => {
  it.each(records.releases)('$period passes the schema', (record) => {
    expect(faults(releaseSchema, record)).toEqual([]);
  });

  it('are all loaded, in the order of publication', () => {
    const wanted = records.releases.map((r) => r.period).sort(comparePeriods);
    expect(catalogue.releases.map((r) => r.period)).toEqual(wanted);
  });

  it.each(catalogue.releases)('$period holds together', (release) => {
    const version = catalogue.versions.find((v) => v.version === release.version);
    expect(release.granularity).toBe(granularityOf(release.period));
    expect(release.year).toBe(yearOf(release.period));
    expect(release.sets.length).toBeGreaterThan(0);
    for (const set of release.sets) {
      expect(set).toMatchObject({ period: release.period, version: release.version, beta: release.beta });
      expect(version?.variants).toContain(set.variant);
      expect(Object.values(set.rowsBySource).reduce((sum, n) => sum + n, 0)).toBe(set.rows);
      expect(set.rows).toBeGreaterThan(0);
      expect(set.files.length).toBeGreaterThan(0);
      for (const file of set.files) {
        expect(version?.formats).toContain(file.format);
        expect(file.bytes).toBeGreaterThan(0);
        expect(file.url).toMatch(/^https:\/\/[\w.-]+\/20\d\d\/[\w.%-]+\.zip$/);
        expect(file.url).toContain(`/${release.year}/`);
      }
    }
    const [raw, deduplicated] = release.sets;
    if (deduplicated) expect(deduplicated.rows).toBeLessThanOrEqual(raw?.rows ?? 0);
  });
});

describe('versions', () => {
  it.each(records.versions)('$version passes the schema', (record) => {
    expect(faults(writtenVersionSchema, record)).toEqual([]);
  });

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

  it.each(catalogue.versions)('$version replaces columns by columns that exist', (v) => {
    const headers = new Set(catalogue.columns.map((c) => c.header));
    for (const [old, instead] of Object.entries(v.replaces)) {
      expect(headers).toContain(old);
      for (const header of instead) expect(headers).toContain(header);
    }
  });

  it('only the newest is in use', () => {
    expect(catalogue.versions.filter((v) => v.until === null).map((v) => v.version)).toEqual([
      versions.at(-1),
    ]);
  });
});

describe('columns', () => {
  it.each(records.columns)('$header ($variants) passes the schema', (record) => {
    expect(faults(writtenColumnSchema, record)).toEqual([]);
  });

  it('are all loaded, in the order of the file', () => {
    expect(catalogue.columns.map((c) => c.header)).toEqual(records.columns.map((c) => c.header));
  });

  it.each(catalogue.columns)('$header ($variants) holds together', (column) => {
    expect(versions).toContain(column.since);
    if (column.until) {
      expect(versions).toContain(column.until);
      expect(column.until >= column.since).toBe(true);
    }
    expect(versions.some((version) => existsIn(column, version))).toBe(true);
    expect(column.type === 'code').toBe(column.codeTable !== undefined);
    if (column.codeTable) expect(catalogue.codeTables.map((t) => t.id)).toContain(column.codeTable);
    // Only rows of the de-duplicated files are joined, so a key column has to stand in them.
    if (column.dedupKey) expect(column.variants).toContain('deduplicated');
    expect(column.description).toMatch(/。$/);
  });
});

describe('incidents', () => {
  it.each(records.incidents)('$id passes the schema', (record) => {
    expect(faults(writtenIncidentSchema, record)).toEqual([]);
  });

  it('are all loaded, newest first', () => {
    expect(catalogue.incidents.map((i) => i.id).sort()).toEqual(records.incidents.map((i) => i.id).sort());
    expect(catalogue.incidents.map((i) => i.start)).toEqual(
      catalogue.incidents
        .map((i) => i.start)
        .sort()
        .reverse(),
    );
  });

  it.each(catalogue.incidents)('$id holds together', (incident) => {
    expect(incident.id).toMatch(/^[a-z0-9-]+$/);
    if (Array.isArray(incident.affects)) {
      expect(new Set(incident.affects).size).toBe(incident.affects.length);
      for (const period of incident.affects) expect(periods).toContain(period);
      for (const period of [...incident.avoid, ...Object.keys(incident.estimatedLoss)]) {
        expect(incident.affects).toContain(period);
      }
    }
    for (const pattern of incident.columns ?? []) {
      expect(catalogue.columns.filter((c) => matchesHeader(c.header, pattern))).not.toEqual([]);
    }
    if (incident.kinds.includes('rows-missing')) expect(incident.countsAffected).toBe(true);
    if (incident.end) expect(incident.end >= incident.start).toBe(true);
    if (incident.post) expect(posts).toContain(incident.post);
  });
});

describe('codes', () => {
  it.each(records.codes)('$table $record.code $record.label passes the schema', ({ record }) => {
    expect(faults(writtenCodeSchema, record)).toEqual([]);
  });

  it.each(records.codes)('$table $record.code $record.label is loaded', ({ table, record }) => {
    const codes = catalogue.codeTables.find((t) => t.id === table)?.codes ?? [];
    expect(codes.filter((c) => c.code === Number(record.code))).toEqual([
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
