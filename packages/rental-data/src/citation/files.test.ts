import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { toBibtex } from './bibtex';
import { toCsl } from './csl';
import { toRis } from './ris';
import { toCitationFiles } from './files';
import { CITATION_FORMATS, FILES } from '../addresses/files';
import { listSets } from '../catalogue/sets';
import { recorded } from '../../tests/support/realCatalogue';
import { officialCheck, officialPresent } from '../../tests/support/officialSchemas';
import { CATALOGUES, exportedFiles } from '../../tests/support/exportSample';
import {
  DAY,
  everyReference,
  raw2021Q3,
  findRecordedSet,
  SITE,
  whole,
} from '../../tests/support/citationSample';

const files = toCitationFiles(recorded, SITE);

/** Files of every catalogue whose path ends so. */
const everyFile = (end: string): [string, string][] =>
  CATALOGUES.flatMap(([name, data]) =>
    [...exportedFiles(data)]
      .filter(([path]) => path.endsWith(end))
      .map(([path, text]): [string, string] => [`${name}: ${path}`, text]),
  );

describe('citation files', () => {
  it('are there in every format, for the whole dataset and for each set', () => {
    expect(files.size).toBe((listSets(recorded).length + 1) * CITATION_FORMATS.length);
    expect(files.get(FILES.cite('bib'))).toBe(toBibtex(whole));
    expect(files.get(FILES.cite('ris', findRecordedSet('2021Q3', 'raw')))).toBe(toRis(raw2021Q3));
  });

  it('name no day of access, because they are made when nobody has accessed anything', () => {
    for (const text of files.values()) expect(text).not.toMatch(/urldate|Y2 {2}-|accessed|取用日期/);
  });

  it('tell the caveats in every format', () => {
    for (const format of CITATION_FORMATS) {
      expect(files.get(FILES.cite(format, findRecordedSet('2021Q3', 'raw')))).toContain('爬蟲讀不到明細');
    }
  });
});

describe('CSL-JSON', () => {
  it('has dates where they are known', () => {
    expect(toCsl(whole, { accessed: DAY })).toMatchObject({
      type: 'dataset',
      author: [{ literal: '開放台灣民間租屋資料' }],
      issued: { 'date-parts': [[2026, 8, 31]] },
      accessed: { 'date-parts': [[2026, 11, 21]] },
    });
    expect(toCsl(raw2021Q3)).not.toHaveProperty('issued', expect.anything());
    expect(toCsl(raw2021Q3)).not.toHaveProperty('accessed', expect.anything());
  });

  it.skipIf(!officialPresent)('satisfies the official schema', () => {
    const items = everyReference.flatMap((r) => [toCsl(r), toCsl(r, { accessed: DAY })]);
    const faults = officialCheck('csl-data.schema.json');
    expect(faults(items)).toEqual([]);
    for (const [name, text] of everyFile('.csl.json')) expect(faults(JSON.parse(text)), name).toEqual([]);
  });
});

describe('CITATION.cff', () => {
  const whole = parse(files.get(FILES.cite('cff')) as string) as Record<string, unknown>;
  const set = parse(files.get(FILES.cite('cff', findRecordedSet('2021Q3', 'raw'))) as string) as Record<
    string,
    unknown
  >;

  it('has what the standard asks for', () => {
    expect(whole).toMatchObject({
      'cff-version': '1.2.0',
      type: 'dataset',
      title: '開放台灣民間租屋資料',
      authors: [{ name: '開放台灣民間租屋資料' }],
      version: '0.3',
      'date-released': '2026-08-31',
      license: 'CC0-1.0',
    });
    expect(whole.message).toMatch(/引用/);
    expect(whole).not.toHaveProperty('preferred-citation', expect.anything());
  });

  it('of a set keeps the dataset as the work and asks to cite the set', () => {
    expect(set).toMatchObject({
      title: '開放台灣民間租屋資料',
      'preferred-citation': {
        type: 'data',
        title: raw2021Q3.title,
        version: '0.2',
        url: raw2021Q3.url,
        notes: `${raw2021Q3.caveats}。`,
      },
    });
  });

  it.skipIf(!officialPresent)('satisfies the official schema', () => {
    const faults = officialCheck('citation-file-format-1.2.0.schema.json');
    for (const [name, text] of everyFile('.cff')) expect(faults(parse(text)), name).toEqual([]);
  });
});
