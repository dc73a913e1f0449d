import { describe, expect, it } from 'vitest';
import { listColumns, VARIANTS } from 'rental-data';
import { recorded } from 'rental-data/testing/realCatalogue';
import { COLUMN_FIELDS, matchesColumn, readColumnFilter } from './columnFilter';
import { readTyped, toHaystack } from './text';
import { listDictionary } from 'rental-data/dictionary';
import { readCases } from '../tests/support/cases';

const { texts } = readCases<{ texts: (readonly [by: string, text: string, header: string])[] }>('columns');

const dictionary = listDictionary(recorded);
const columns = dictionary.map((column) => ({ ...column, incidents: column.incidents.length }));
const versions = recorded.versions.map((v) => v.version);
// What stands in the entry of a column (tests/browser/dictionary.spec.ts reads it there).
const words = columns.map(({ header, key, definitions, codeTable, changes }) =>
  toHaystack([
    header,
    key,
    ...definitions.map(({ description }) => description),
    ...changes.flatMap(({ before, after }) => [before, after]),
    ...(codeTable?.codes ?? []).map(({ label }) => label),
  ]),
);
const found = (query: string) =>
  columns
    .filter((column, i) =>
      matchesColumn(column, words[i] ?? toHaystack([]), readColumnFilter(query), versions),
    )
    .map((c) => c.header);
const typed = (text: string) => found(new URLSearchParams({ q: text }).toString());

describe('text', () => {
  it.each(texts)('finds a column by %s', (_, text, header) => {
    expect(typed(text)).toContain(header);
  });

  it('wants every word', () => {
    expect(typed('租金 沒有這種字')).toEqual([]);
    expect(typed('沒有這種字')).toEqual([]);
  });

  it('asks for nothing when it is empty', () => {
    expect(found('')).toHaveLength(columns.length);
    expect(typed('   ')).toHaveLength(columns.length);
  });

  it('does not read across texts', () => {
    const haystack = toHaystack(['押金', undefined, '類型']);
    expect(readTyped('押金')(haystack)).toBe(true);
    expect(readTyped('押金類型')(haystack)).toBe(false);
  });

  it('takes signs alone as they stand', () => {
    expect(typed('？')).toContain('可炊？');
    expect(typed('？')).not.toContain('月租金');
    expect(typed('%')).toEqual([]);
  });
});

describe('choices', () => {
  it.each<[string, (column: (typeof columns)[number]) => boolean]>([
    ['group=price', ({ group }) => group === 'price'],
    ['type=code', ({ type }) => type === 'code'],
    ['key=1', ({ dedupKey }) => dedupKey],
    ['incidents=1', ({ incidents }) => incidents > 0],
  ])('%s leaves the columns that it means', (query, isMeant) => {
    const meant = columns.filter(isMeant).map(({ header }) => header);
    expect(meant.length).toBeGreaterThan(0);
    expect(found(query)).toEqual(meant);
  });

  it('of variant and version mean the files of both', () => {
    for (const version of recorded.versions) {
      for (const variant of VARIANTS) {
        const there = listColumns(recorded, version, variant).map((c) => c.header);
        expect(found(`variant=${variant}&version=${version.version}`).sort()).toEqual(
          [...new Set(there)].sort(),
        );
      }
    }
    expect(found('version=0.0')).not.toContain('刊登者編碼');
    expect(found('variant=raw')).not.toContain('重複物件數');
    expect(found('version=9.9')).toEqual([]);
  });

  it('add up', () => {
    expect(found('q=租金&group=price&type=boolean&key=1')).toEqual(
      found('q=租金').filter((h) => found('group=price&type=boolean&key=1').includes(h)),
    );
  });
});

it('the fields of addresses keep their names', () => {
  expect(Object.values(COLUMN_FIELDS)).toEqual([
    'q',
    'group',
    'type',
    'variant',
    'version',
    'key',
    'incidents',
  ]);
});
