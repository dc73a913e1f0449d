import { describe, expect, it } from 'vitest';
import { toCroissant } from './croissant';
import { listColumns } from '../catalogue/columns';
import { newestVersion, listSets } from '../catalogue/sets';
import type { Variant } from '../catalogue/values';
import { recorded } from '../../tests/support/realCatalogue';
import { expandWhole, schemaOrgContext, typesIn, WORDS } from '../../tests/support/expandJsonLd';
import { CATALOGUES, exportCatalogue, readJson, SITE } from '../../tests/support/exportSample';

type Croissant = ReturnType<typeof toCroissant>;
type RecordSet = Croissant['recordSet'][number];
type Field = RecordSet['field'][number];

/** What the document says wrongly, by the rules of the specification that can be checked without its files. */
function findFaults(document: Croissant): string[] {
  const nodes = [
    ...document.distribution,
    ...document.recordSet,
    ...document.recordSet.flatMap((set) => set.field),
  ];
  const known = new Map(nodes.map((node) => [node['@id'], node['@type']]));
  const faults: string[] = [];
  const must = (holds: boolean, words: string) => {
    if (!holds) faults.push(words);
  };
  must(known.size === nodes.length, 'an id stands twice');
  const refers = (id: string | undefined, type: string, from: string) =>
    must(id === undefined || known.get(id) === type, `${from} refers to ${id}, which is no ${type}`);

  for (const resource of document.distribution) {
    if (resource['@type'] === 'cr:FileObject') {
      must(/^https:\/\//.test(resource.contentUrl), `${resource['@id']} has no address`);
    } else {
      const { containedIn, includes } = resource;
      must(containedIn.length > 0, `${resource['@id']} is in nothing`);
      for (const { '@id': id } of containedIn) refers(id, 'cr:FileObject', resource['@id']);
      must(includes.endsWith('.csv'), `${resource['@id']} includes ${includes}`);
    }
  }
  for (const set of document.recordSet) {
    refers(set.key?.['@id'], 'cr:Field', set['@id']);
    for (const field of set.field) {
      must(field['@id'].startsWith(`${set['@id']}/`), `${field['@id']} is not named after ${set['@id']}`);
      must(/^sc:(Integer|Float|Text|DateTime)$/.test(field.dataType), `${field['@id']}: ${field.dataType}`);
      must(field.source !== undefined || set.data !== undefined, `${field['@id']} has no source`);
      refers(field.source?.fileSet['@id'], 'cr:FileSet', field['@id']);
      refers(field.references?.field['@id'], 'cr:Field', field['@id']);
    }
    const ids = set.field.map((f) => f['@id']).sort();
    for (const row of set.data ?? []) {
      must(
        Object.keys(row).sort().join() === ids.join(),
        `a row of ${set['@id']} has other keys than fields`,
      );
    }
    const keys = (set.data ?? []).map((row) => row[set.key?.['@id'] ?? '']);
    must(new Set(keys).size === keys.length, `a key of ${set['@id']} stands twice`);
  }
  return faults;
}

const document = toCroissant(recorded, SITE);
const byId = (id: string): RecordSet => document.recordSet.find((s) => s['@id'] === id) as RecordSet;

describe.each(CATALOGUES)('Croissant for %s', (name, data) => {
  const made = readJson<Croissant>(exportCatalogue(name), 'data/croissant.json');

  it('has what the specification asks for', () => {
    expect(made).toMatchObject({
      '@type': 'sc:Dataset',
      'dct:conformsTo': 'http://mlcommons.org/croissant/1.1',
      name: '開放台灣民間租屋資料',
      description: expect.stringMatching(/./),
      license: 'https://creativecommons.org/publicdomain/zero/1.0/',
      url: 'https://example.org/sub/',
      creator: { '@type': 'sc:Organization' },
      // The day of the newest file; of the version where no file of it has one.
      datePublished: newestVersion(data).version === '0.3' ? '2026-08-31' : newestVersion(data).released,
      temporalCoverage: expect.stringMatching(/^\d{4}-\d{2}-\d{2}\/\d{4}-\d{2}-\d{2}$/),
      version: `${newestVersion(data).version}.0`,
    });
    expect(made.citeAs).toMatch(/^@dataset\{/);
  });

  it('has ids of its own, and sources and references that lead somewhere', () => {
    expect(findFaults(made)).toEqual([]);
  });

  it('has the table of rents where there is one', () => {
    const tables = made.distribution.filter(
      (one) => 'contentUrl' in one && one.contentUrl.endsWith('/all.csv'),
    );
    expect(tables).toHaveLength(data.statistics.length > 0 ? 1 : 0);
  });

  it('uses words of Croissant and schema.org only, and nothing is dropped', async () => {
    const { '@vocab': _anything, ...context } = made['@context'] as Record<string, unknown>;
    // Names inside the document are relative to its address.
    const strict = {
      ...schemaOrgContext,
      ...context,
      '@base': 'https://example.org/sub/data/croissant.json',
    };
    await expandWhole({ ...made, '@context': strict });
    const known = (type: string) =>
      /^cr:(FileObject|FileSet|RecordSet|Field)$/.test(type) || WORDS.types.has(type.replace(/^sc:/, ''));
    expect(typesIn(made).filter((type) => !known(type))).toEqual([]);
    await expect(expandWhole({ ...made, '@context': strict, citeIt: 'x' })).rejects.toThrow();
  });
});

/** The names that mlcroissant, the reference validator, writes into every context of its own (`mlcroissant/_src/core/rdf.py`). */
const REFERENCE_TERMS =
  '@language @vocab annotation arrayShape citeAs column conformsTo containedIn cr data dataType dct equivalentProperty ' +
  'examples excludes extract field fileObject fileProperty fileSet format includes isArray isLiveDataset jsonPath key md5 ' +
  'parentField path rai readLines recordSet references regex repeated replace samplingRate sc sdVersion separator source ' +
  'subField transform unArchive value';

describe('what the reference validator asks for besides', () => {
  const context: Record<string, unknown> = document['@context'];

  it('its own names in the context, and schema.org by https', () => {
    expect(Object.keys(context).sort()).toEqual(REFERENCE_TERMS.split(' '));
    expect(context).toMatchObject({ '@vocab': 'https://schema.org/', sc: 'https://schema.org/' });
  });

  it('versions of three numbers', () => {
    for (const version of [document.version, document.sdVersion]) expect(version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(document.sdVersion).toBe('2026.8.0');
  });
});

describe('the faults that the check finds', () => {
  const planted = (change: (copy: Croissant) => void): string[] => {
    const copy = structuredClone(document);
    change(copy);
    return findFaults(copy);
  };
  const field = (copy: Croissant): Field => copy.recordSet[0]?.field[1] as Field;

  it('are these', () => {
    expect(planted((d) => (field(d)['@id'] = field(d)['@id'].replace(/[^/]+$/, 'period')))).not.toEqual([]);
    expect(
      planted((d) => ((field(d).source as { fileSet: object }).fileSet = { '@id': 'nowhere' })),
    ).not.toEqual([]);
    expect(planted((d) => (field(d).references = { field: { '@id': 'top_region/label' } }))).not.toEqual([]);
    expect(planted((d) => delete field(d).source)).not.toEqual([]);
    expect(planted((d) => d.distribution.shift())).not.toEqual([]);
    expect(planted((d) => (d.recordSet.at(-1)?.data ?? []).push({ code: 1 }))).not.toEqual([]);
  });
});

describe('what a reader of Croissant gets', () => {
  it('is one set of records for each variant and granularity, never mixed', () => {
    expect(document.recordSet.filter((s) => !s.data).map((s) => s['@id'])).toEqual([
      'annual-raw',
      'annual-deduplicated',
      'quarterly-raw',
      'quarterly-deduplicated',
      'monthly-raw',
      'monthly-deduplicated',
    ]);
    for (const set of document.distribution.filter((d) => d['@type'] === 'cr:FileSet')) {
      const [granularity = '', variant = ''] = set['@id'].split('-');
      const expected = listSets(recorded).filter(
        (s) => s.version === '0.3' && s.variant === variant && nameGranularity(s.period) === granularity,
      );
      expect(set.containedIn.map((c) => c['@id'])).toEqual(expected.map((s) => `${s.period}-${variant}.zip`));
    }
  });

  it.each(['raw', 'deduplicated'] as Variant[])(
    'has a field for each column of %s, after the period',
    (variant) => {
      const fields = byId(`monthly-${variant}`).field;
      const columns = listColumns(recorded, newestVersion(recorded), variant);
      expect(fields.map((f) => f.name)).toEqual(['period', ...columns.map((c) => c.header)]);
      expect(fields.slice(1).map((f) => f.source?.extract)).toEqual(
        columns.map((c) => ({ column: c.header })),
      );
    },
  );

  it('is yes and no as the files write them, in a type that no loader casts', () => {
    for (const variant of ['raw', 'deduplicated'] as const) {
      const yesNo = listColumns(recorded, newestVersion(recorded), variant).filter(
        (c) => c.type === 'boolean',
      );
      expect(yesNo.length).toBeGreaterThan(20);
      for (const { header } of yesNo)
        expect(byId(`monthly-${variant}`).field.find((f) => f.name === header)).toMatchObject({
          dataType: 'sc:Text',
          description: expect.stringMatching(/是寫成T，否寫成F。\n[^]* T is yes, F is no\.$/),
        });
    }
    // A text that is not empty is true, so a cast reads F as yes.
    expect(JSON.stringify(document)).not.toContain('sc:Boolean');
  });

  it('takes the period from the name of the file, as the published files are named', () => {
    const regex = byId('monthly-raw').field[0]?.source?.transform?.regex ?? '';
    expect(new RegExp(regex).exec('202604-raw.csv')?.[1]).toBe('202604');
    expect(new RegExp(regex).exec('202604-deduplicated.csv')).toBeNull();
  });

  it('has every code table that a column uses, with its codes', () => {
    expect(document.recordSet.filter((s) => s.dataType === 'sc:Enumeration').map((s) => s['@id'])).toEqual(
      recorded.codeTables.map((t) => t.id),
    );
    expect(byId('top_region').data?.[0]).toEqual({
      'top_region/code': 0,
      'top_region/name': '南投縣',
      'top_region/english': 'Nantou County',
    });
    const county = byId('monthly-raw').field.find((f) => f.name === '縣市');
    expect(county).toMatchObject({
      dataType: 'sc:Integer',
      references: { field: { '@id': 'top_region/code' } },
    });
  });
});

function nameGranularity(period: string): string {
  return period.includes('Q') ? 'quarterly' : period.includes('-') ? 'monthly' : 'annual';
}
