import { Ajv2020 } from 'ajv/dist/2020.js';
import addFormats from 'ajv-formats';
import { parse } from 'csv-parse/sync';
import { describe, expect, it } from 'vitest';
import type { Catalogue } from '../catalogue/types';
import { toCodesCsv, toSetDocument } from './documents';
import {
  documentSchema,
  DOCUMENTS,
  SCHEMA_NAMES,
  type CatalogueJson,
  type CodesDocument,
  type ColumnsDocument,
  type EnglishDocument,
  type IncidentsDocument,
  type SetDocument,
} from './schemas';
import { columnsOfSet, incidentsOfSet, newestVersion, listSets } from '../catalogue/sets';
import { usabilityReader } from '../usability/reader';
import type { TableSchema } from './tableSchema';
import { listColumns } from '../catalogue/columns';
import { VARIANTS } from '../catalogue/values';
import { englishCode, englishColumn } from '../english/records';
import { recorded } from '../../tests/support/realCatalogue';
import { sampleIncident } from '../../tests/support/usabilitySample';
import { CATALOGUES, exportCatalogue, readJson, SITE } from '../../tests/support/exportSample';

/** Checks by the published schemas, by the address that a document names. */
function schemaChecks(files: Map<string, string>) {
  const ajv = new Ajv2020({ strict: true, allErrors: true });
  addFormats.default(ajv);
  for (const name of SCHEMA_NAMES) ajv.addSchema(readJson<object>(files, `data/${name}.schema.json`));
  return (document: { $schema: string }): unknown[] => {
    const validate = ajv.getSchema(document.$schema);
    if (!validate) return [`沒有${document.$schema}`];
    return validate(document) ? [] : (validate.errors ?? []);
  };
}

describe.each(CATALOGUES)('the documents for %s', (name, data) => {
  const files = exportCatalogue(name);
  const paths = [...files.keys()].filter(
    (path) =>
      /^data\/(catalogue|english|columns|incidents)\.json$/.test(path) ||
      /^data\/(sets|codes|rents)\/.+\.json$/.test(path),
  );

  it('satisfy the schemas whose addresses they name', () => {
    const faults = schemaChecks(files);
    // Besides one for each set, one for the newest of each variant.
    const counties = new Set(data.statistics.flatMap(({ county, district }) => (district ? county : [])));
    const rents = data.statistics.length > 0 ? 2 + counties.size : 0;
    expect(paths).toHaveLength(4 + listSets(data).length + VARIANTS.length + data.codeTables.length + rents);
    for (const path of paths) {
      const document = readJson<{ $schema: string; format: keyof typeof DOCUMENTS }>(files, path);
      expect(faults(document), path).toEqual([]);
      expect(DOCUMENTS[document.format].parse(document), path).toEqual(document);
      expect(document.$schema).toBe(`https://example.org/sub/data/${document.format}.schema.json`);
    }
  });

  it('say nothing of rents without statistics', () => {
    expect([...files.keys()].some((path) => /rents(?!.*\.schema\.json$)/.test(path))).toBe(
      data.statistics.length > 0,
    );
  });

  it('say the same in the catalogue as in the single documents', () => {
    const whole = readJson<CatalogueJson>(files, 'data/catalogue.json');
    expect(whole.columns).toEqual(readJson<ColumnsDocument>(files, 'data/columns.json').columns);
    expect(whole.incidents).toEqual(readJson<IncidentsDocument>(files, 'data/incidents.json').incidents);
    for (const table of whole.codeTables) {
      expect(readJson<CodesDocument>(files, `data/codes/${table.id}.json`)).toMatchObject({ ...table });
    }
    for (const set of whole.sets) {
      const { document: _address, incidents, ...facts } = set;
      const single = readJson<SetDocument>(files, `data/sets/${set.period}/${set.variant}.json`);
      expect(single).toMatchObject(facts);
      expect(single.incidents.map((i) => i.id)).toEqual(incidents);
    }
  });

  it('give each code table as CSV too', () => {
    for (const table of data.codeTables) {
      const rows = parse(files.get(`data/codes/${table.id}.csv`) as string, { columns: true });
      expect(rows).toEqual(
        table.codes.map(({ code, label, since }) => ({ code: String(code), label, since })),
      );
    }
  });
});

describe.each(CATALOGUES)('English for %s', (name, data) => {
  const files = exportCatalogue(name);

  it('stands in a document of its own, record by record, and in no other that pages load', () => {
    const english = readJson<EnglishDocument>(files, 'data/english.json');
    const whole = readJson<CatalogueJson>(files, 'data/catalogue.json');
    const ofColumns = whole.columns.map(({ header, variants, since }) => ({ header, variants, since }));
    expect(english.columns.map(({ header, variants, since }) => ({ header, variants, since }))).toEqual(
      ofColumns,
    );
    for (const { id, codes } of whole.codeTables)
      expect(english.codeTables.find((table) => table.id === id)?.codes.map(({ code }) => code)).toEqual(
        expect.arrayContaining(codes.map(({ code }) => code)),
      );
    const ids = english.incidents.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(whole.incidents.map(({ id }) => id)));
    const texts = [
      ...english.columns.map(({ meaning }) => meaning),
      ...english.incidents.map((i) => i.effect),
    ];
    for (const text of texts) expect(files.get('data/catalogue.json')).not.toContain(JSON.stringify(text));
  });

  it('stands in the Table Schemas and in Croissant', () => {
    const version = newestVersion(data);
    const columns = listColumns(data, version, 'raw');
    const { fields } = readJson<TableSchema>(files, `data/tableschema/${version.version}/raw.json`);
    expect(fields.map(({ translations }) => translations.en.title)).toEqual(
      columns.map((column) => englishColumn(data, column).name),
    );
    const croissant = files.get('data/croissant.json') ?? '';
    for (const column of columns)
      expect(croissant).toContain(JSON.stringify(englishColumn(data, column).meaning).slice(1, -1));
    expect(JSON.stringify(JSON.parse(croissant))).toContain(
      JSON.stringify({ 'top_region/english': englishCode(data, 'top_region', 17) }).slice(1, -1),
    );
  });
});

describe('a schema', () => {
  const files = exportCatalogue('the catalogue');
  const faults = schemaChecks(files);
  const set = readJson<SetDocument>(files, 'data/sets/2026-04/raw.json');

  it.each(SCHEMA_NAMES)('of %s names the address under which it is published', (name) => {
    expect(documentSchema(name, SITE).$id).toBe(`https://example.org/sub/data/${name}.schema.json`);
    expect(files.has(`data/${name}.schema.json`)).toBe(true);
  });

  it('refuses what the documents never say', () => {
    expect(faults(set)).toEqual([]);
    const { rows: _rows, ...without } = set;
    expect(faults(without)).not.toEqual([]);
    expect(faults({ ...set, rows: -1 } as never)).not.toEqual([]);
    expect(faults({ ...set, period: '2026-13' } as never)).not.toEqual([]);
    expect(faults({ ...set, temporal: { start: '2026-04-01', end: '2026-04-31' } } as never)).not.toEqual([]);
    expect(faults({ ...set, surprise: true } as never)).not.toEqual([]);
    expect(faults({ ...set, files: [] } as never)).not.toEqual([]);
  });
});

describe('the incidents of a set', () => {
  it('are those by which usability is told', () => {
    const reader = usabilityReader(recorded);
    for (const set of listSets(recorded)) {
      const cells = columnsOfSet(recorded, set).map((c) => reader.cell(set.period, set.variant, c.header));
      const reasons = [...cells.flatMap((c) => c.reasons), ...reader.rows(set.period, set.variant).reasons];
      const ids = reasons.flatMap((r) => ('incident' in r ? [r.incident] : []));
      expect(
        incidentsOfSet(recorded, set)
          .map(({ incident }) => incident.id)
          .sort(),
        `${set.period} ${set.variant}`,
      ).toEqual([...new Set(ids)].sort());
    }
  });

  it('come worst first, with the months from which a quarter inherits', () => {
    const period = (name: string) => listSets(recorded).find((s) => s.period === name && s.variant === 'raw');
    const newest = period('2026-04');
    const severities = newest && incidentsOfSet(recorded, newest).map(({ incident }) => incident.severity);
    expect(severities).toEqual(['severe', 'severe', 'severe', 'caution', 'caution', 'note', 'note']);
    const quarter = period('2020Q1');
    const inherited = {
      ...recorded,
      incidents: [sampleIncident({ affects: ['2020-02'], columns: ['月租金'] })],
    };
    const document = quarter && toSetDocument(inherited, quarter, SITE);
    expect(document?.incidents.map(({ id, through }) => [id, through])).toEqual([['sample', ['2020-02']]]);
  });
});

describe('an incident', () => {
  const incidents = readJson<IncidentsDocument>(
    exportCatalogue('the catalogue'),
    'data/incidents.json',
  ).incidents;
  const named = (id: string) => incidents.find((i) => i.id === id);

  it('names its columns in full', () => {
    expect(named('furniture-columns-2026')?.columns).toContain('提供家具_床？');
    expect(named('flags-written-as-values-2021')?.columns).toContain('月租金');
    expect(named('2021-01')?.columns).toEqual([]);
  });

  it('names every published period that it reaches, inherited ones too', () => {
    expect(named('letting-columns-2018-07')?.periods).toEqual(['2018-07']);
    expect(named('nearby-columns-empty-2021')?.periods).toContain('2021');
    expect(named('flags-written-as-values-2021')?.periods).not.toContain('2022');
  });
});

it('writes CSV that survives commas, quotation marks and line breaks', () => {
  const table: Catalogue['codeTables'][number] = {
    id: 'sample',
    title: '測試',
    codes: [{ code: 1, label: 'a,"b"\nc', since: '2018-05-31' }],
  };
  expect(parse(toCodesCsv(table), { columns: true })).toEqual([
    { code: '1', label: 'a,"b"\nc', since: '2018-05-31' },
  ]);
});
