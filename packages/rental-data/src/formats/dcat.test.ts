import jsonld from 'jsonld';
import { Parser, Store } from 'n3';
import Validator from 'rdf-validate-shacl';
import { describe, expect, it } from 'vitest';
import { toDcat } from './dcat';
import { listSets } from '../catalogue/sets';
import { firstAndSome } from '../../tests/support/full';
import { recorded } from '../../tests/support/realCatalogue';
import { expandWhole } from '../../tests/support/expandJsonLd';
import { officialPresent, readOfficial } from '../../tests/support/officialSchemas';
import { CATALOGUES, exportCatalogue, future, readJson, SITE } from '../../tests/support/exportSample';

const DCAT = 'http://www.w3.org/ns/dcat#';
const TYPE = 'http://www.w3.org/1999/02/22-rdf-syntax-ns#type';

/** The statements of a document; nothing of it may be dropped on the way. */
async function parseStatements(document: object): Promise<Store> {
  const expanded = await expandWhole(document);
  const lines = (await jsonld.toRDF(expanded as jsonld.JsonLdDocument, {
    format: 'application/n-quads',
  })) as unknown as string;
  return new Store(new Parser({ format: 'N-Quads' }).parse(lines));
}

async function validateShapes(data: Store): Promise<string[]> {
  const shapes = new Store(new Parser().parse(readOfficial('dcat-ap-3.0.1-shacl.ttl')));
  const { results } = await new Validator(shapes).validate(data);
  return results.map((r) => `${r.focusNode?.value}: ${r.path?.value} ${r.sourceConstraintComponent?.value}`);
}

describe.each(CATALOGUES)('DCAT for %s', (name, data) => {
  const document = readJson<ReturnType<typeof toDcat>>(exportCatalogue(name), 'data/dcat.jsonld');

  it('has a dataset for each set, a distribution for each file, each in a series; and the rents in none', async () => {
    const statements = await parseStatements(document);
    const named = (type: string) => statements.getSubjects(TYPE, `${DCAT}${type}`, null).map((s) => s.value);
    const series = named('DatasetSeries');
    const sets = listSets(data);
    const rents = data.statistics.length > 0 ? ['https://example.org/sub/rents/'] : [];
    expect(series).toHaveLength(6);
    expect(named('Catalog')).toHaveLength(1);
    expect(named('Distribution')).toHaveLength(sets.flatMap((s) => s.files).length + rents.length);
    const all = named('Dataset').filter((id) => !series.includes(id));
    const datasets = all.filter((id) => !rents.includes(id));
    expect(all).toHaveLength(datasets.length + rents.length);
    expect(rents.flatMap((id) => statements.getObjects(id, `${DCAT}inSeries`, null))).toEqual([]);
    expect(datasets.sort()).toEqual(
      sets.map((s) => `https://example.org/sub/download/${s.period}/${s.variant}/`).sort(),
    );
    for (const id of datasets) {
      expect(statements.getObjects(id, `${DCAT}inSeries`, null).map((o) => series.includes(o.value))).toEqual(
        [true],
      );
    }
    const listed = statements.getObjects(null, `${DCAT}dataset`, null).map((o) => o.value);
    expect(listed.sort()).toEqual([...series, ...datasets, ...rents].sort());
  });
});

describe.each(firstAndSome(CATALOGUES, 0))('DCAT for %s', (name) => {
  it.skipIf(!officialPresent)('satisfies the official shapes', async () => {
    const statements = await parseStatements(
      readJson<ReturnType<typeof toDcat>>(exportCatalogue(name), 'data/dcat.jsonld'),
    );
    expect(await validateShapes(statements)).toEqual([]);
    const titles = statements.getQuads(null, 'http://purl.org/dc/terms/title', null, null);
    for (const quad of titles.slice(0, 3)) statements.delete(quad);
    expect((await validateShapes(statements)).length).toBeGreaterThanOrEqual(2);
  });
});

describe('a series', () => {
  it('leads from each dataset to the one before', async () => {
    const statements = await parseStatements(toDcat(recorded, SITE));
    const last = statements.getObjects(
      'https://example.org/sub/data/dcat.jsonld#monthly-raw',
      `${DCAT}last`,
      null,
    )[0];
    const chain: string[] = [];
    for (let id = last?.value; id; id = statements.getObjects(id, `${DCAT}prev`, null)[0]?.value)
      chain.push(id);
    const months = listSets(recorded).filter((s) => s.variant === 'raw' && s.period.includes('-'));
    expect(chain.reverse()).toEqual(months.map((s) => `https://example.org/sub/download/${s.period}/raw/`));
  });
});

describe('a distribution', () => {
  it('says its checksum where somebody computed it, and claims no size of the ZIP', () => {
    const text = JSON.stringify(toDcat(future, SITE));
    expect(text).toContain('"ab'.padEnd(65, 'ab'));
    expect(text).not.toContain('byteSize');
    expect(JSON.stringify(toDcat(recorded, SITE))).not.toContain('checksum');
  });
});
