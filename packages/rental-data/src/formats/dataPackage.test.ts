import { describe, expect, it } from 'vitest';
import { listColumns } from '../catalogue/columns';
import { toDataPackage, toSetPackage, type DataPackage } from './dataPackage';
import { listSets, findVersion } from '../catalogue/sets';
import { toTableSchema, type TableSchema } from './tableSchema';
import { recorded } from '../../tests/support/realCatalogue';
import { officialCheck, officialPresent } from '../../tests/support/officialSchemas';
import { CATALOGUES, exportCatalogue, future, readJson, SITE } from '../../tests/support/exportSample';

const ROOT = `${SITE.siteUrl}${SITE.baseUrl}`;
const readPackages = (files: Map<string, string>): DataPackage[] =>
  [...files.keys()]
    .filter((path) => path.endsWith('datapackage.json'))
    .map((path) => readJson<DataPackage>(files, path));
const readSchema = (files: Map<string, string>, address: string) =>
  readJson<TableSchema>(files, address.slice(ROOT.length));

describe.each(CATALOGUES)('Data Packages for %s', (name, data) => {
  const files = exportCatalogue(name);
  const packages = readPackages(files);

  it('are one for the whole dataset and one for each set', () => {
    expect(packages).toHaveLength(listSets(data).length + 1);
    const whole = readJson<DataPackage>(files, 'data/datapackage.json');
    const rents = data.statistics.length > 0 ? [`${ROOT}data/rents/all.csv`] : [];
    expect(whole.resources.map((r) => r.path)).toEqual([
      ...listSets(data).flatMap((s) => s.files.map((f) => f.url)),
      ...rents,
    ]);
  });

  it('have names of their own, and resources that can be read', () => {
    for (const { name: title, resources, licenses } of packages) {
      expect(title).toMatch(/^[a-z0-9-]+$/);
      expect(licenses[0]?.name).toBe('CC0-1.0');
      const names = resources.map((r) => r.name);
      expect(new Set(names).size).toBe(names.length);
      for (const resource of resources) {
        expect(resource.name).toMatch(/^[a-z0-9-]+$/);
        // The size of a ZIP is not recorded, only that of its content.
        expect(resource).not.toHaveProperty('bytes', expect.anything());
        if ('type' in resource)
          expect(readSchema(files, resource.schema).fields.length).toBeGreaterThan(
            resource.name === 'rents' ? 10 : 50,
          );
      }
    }
  });

  it.skipIf(!officialPresent)(
    'satisfy the official profiles, with the Table Schema in place and by address',
    () => {
      const ofPackage = officialCheck('datapackage-2.0/datapackage.json');
      const ofResource = officialCheck('datapackage-2.0/dataresource.json');
      const ofTable = officialCheck('datapackage-2.0/tableschema.json');
      for (const one of packages) expect(ofPackage(one), one.name).toEqual([]);
      for (const resource of packages.flatMap((p) => p.resources)) expect(ofResource(resource)).toEqual([]);
      const schemas = [...files.keys()].filter((path) => path.startsWith('data/tableschema/'));
      for (const path of schemas) expect(ofTable(readJson(files, path)), path).toEqual([]);
      // The profile looks into a Table Schema only where it stands in place.
      const inPlace = toSetPackage(data, listSets(data).at(-1) as never, SITE);
      const resources = inPlace.resources.map((r) =>
        'schema' in r ? { ...r, schema: readSchema(files, r.schema) } : r,
      );
      expect(ofPackage({ ...inPlace, resources })).toEqual([]);
      expect(ofPackage({ ...inPlace, resources: [{ ...resources[0], name: 3 }] })).not.toEqual([]);
    },
  );
});

describe('a Table Schema', () => {
  const schema = (version: string, variant: 'raw' | 'deduplicated') =>
    toTableSchema(recorded, findVersion(recorded, version), variant);
  const field = (version: string, header: string) =>
    schema(version, 'raw').fields.find((f) => f.name === header);

  it('has the columns of the files, in their order', () => {
    for (const version of recorded.versions) {
      for (const variant of version.variants) {
        expect(schema(version.version, variant).fields.map((f) => f.name)).toEqual(
          listColumns(recorded, version, variant).map((c) => c.header),
        );
      }
    }
  });

  it('says how missing values, truth and times are written in each version', () => {
    expect(schema('0.3', 'raw').missingValues).toEqual([{ value: '-', label: '缺值' }]);
    expect(field('0.0', '提供車位？')).toMatchObject({
      type: 'boolean',
      trueValues: ['1'],
      falseValues: ['0'],
    });
    expect(field('0.3', '提供車位？')).toMatchObject({
      type: 'boolean',
      trueValues: ['T'],
      falseValues: ['F'],
    });
    const found = { name: '物件首次發現時間', type: 'datetime' };
    expect(field('0.0', found.name)).toMatchObject({ ...found, format: '%Y-%m-%d %H:%M:%S UTC+08:00' });
    expect(field('0.3', found.name)).toMatchObject({ ...found, format: '%Y-%m-%d %H:%M:%S CST' });
  });

  it('names the codes with the official ones, and that 65535 means unknown', () => {
    const county = field('0.3', '縣市') as { categories?: { value: number; label: string }[] };
    expect(county.categories).toContainEqual({ value: 0, label: '南投縣', official: '10008' });
    expect(county.categories).toContainEqual({ value: 65535, label: '不明' });
  });

  it('names the codes that came into use up to the newest file of the version, and no others', () => {
    const stalls = ['0.1', '0.2', '0.3'].map((version) =>
      JSON.stringify(field(version, '物件類型')).includes('"value":8,"label":"攤位"'),
    );
    expect(stalls).toEqual([false, true, true]);
  });

  it('does not guess at notations that are no pair of values', () => {
    const version = { ...findVersion(recorded, '0.3'), booleans: { csv: '有或沒有' } };
    const parking = toTableSchema(recorded, version, 'raw').fields.find((f) => f.name === '提供車位？');
    expect(parking).not.toHaveProperty('trueValues', expect.anything());
  });
});

describe('a resource', () => {
  const findResource = (period: string) =>
    toDataPackage(recorded, SITE).resources.find((r) => r.name === `${period}-raw-csv`);

  it('says where in the ZIP the table lies', () => {
    expect(findResource('2026-04')).toMatchObject({
      format: 'csv',
      compression: 'zip',
      innerpath: 'tw-rental-data/202604-raw.csv',
      schema: `${ROOT}data/tableschema/0.3/raw.json`,
    });
    expect(findResource('2021q3')).toHaveProperty('innerpath', 'tw-rental-data/2021Q3-raw.csv');
    expect(findResource('2023')).toHaveProperty('innerpath', 'tw-rental-data/2023-raw.csv');
  });

  it('does not say so of the two files whose layout nobody recorded', () => {
    expect(findResource('2018-05')).not.toHaveProperty('innerpath', expect.anything());
    expect(findResource('2018-06')).not.toHaveProperty('innerpath', expect.anything());
  });

  it('says its checksum where somebody computed it', () => {
    const set = listSets(future).at(-1);
    expect(set && toSetPackage(future, set, SITE).resources[0]?.hash).toBe(`sha256:${'ab'.repeat(32)}`);
  });
});
