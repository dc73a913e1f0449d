/** Every record of the catalogue has its English, by which pages call it. What it may say, packages/rental-data/src/load/check/english.ts says. */
import { describe, expect, it } from 'vitest';
import { catalogue } from '../../tests/support/realCatalogue';
import {
  englishCode,
  englishColumn,
  englishHeader,
  englishIncident,
  englishLabel,
  englishMissing,
  requireEnglish,
} from './records';
import { languageParts } from './words';

const english = requireEnglish(catalogue);
const names = english.columns.map(({ name }) => name);
/** What texts call by its Chinese name: columns, values of files and of the platform’s pages. */
const known = new Set([
  ...catalogue.columns.flatMap(({ header, special = [] }) => [header, ...special.map(({ value }) => value)]),
  ...['提供家具_桌椅？', '桌椅', '公車站', '路', '霧臺鄉', '霧台鄉', '峨眉鄉', '峨嵋鄉', '租屋網', '華廈'],
]);

/** Every text of a value. */
const textsIn = (value: unknown): string[] =>
  typeof value === 'string'
    ? [value]
    : typeof value === 'object' && value !== null
      ? Object.values(value).flatMap(textsIn)
      : [];
const texts = [
  ...textsIn([english.dataset, english.covers, english.versions]),
  ...english.columns.flatMap(({ name, meaning, special, missing }) =>
    textsIn([name, meaning, special, missing]),
  ),
  ...english.codeTables.flatMap(({ codes }) => codes.map((code) => code.english)),
  ...textsIn(english.incidents),
];

describe('the English of the catalogue', () => {
  it.each(catalogue.columns)('has $header ($variants)', (column) => {
    const { name, meaning } = englishColumn(catalogue, column);
    expect(name).toMatch(/^[A-Z]/);
    expect(meaning).toMatch(/\.$/);
    expect(englishHeader(catalogue, column.header)).toBeTruthy();
    expect(englishMissing(catalogue, column) === undefined).toBe(
      (column.missing ?? column.missingIn) === undefined && !column.neverMissing,
    );
  });

  it('calls no two columns alike', () => {
    expect(names.filter((name, i) => names.indexOf(name) !== i)).toEqual([]);
  });

  it.each(catalogue.codeTables)('has every code of $id, each by a name of its own', ({ id, codes }) => {
    for (const { code, label } of codes)
      expect(englishCode(catalogue, id, code)).toBe(englishLabel(catalogue, id, label));
    // Townships of several counties share a name.
    if (id === 'sub_region') return;
    const all = codes.map(({ code }) => englishCode(catalogue, id, code));
    expect(new Set(all).size).toBe(all.length);
  });

  it.each(catalogue.incidents)('has the incident $id', ({ id }) => {
    expect(englishIncident(catalogue, id).title).toMatch(/[^.]$/);
  });

  it.each(catalogue.versions)('has version $version', ({ version }) => {
    expect(english.versions.find((one) => one.version === version)?.summary).toMatch(/\.$/);
  });

  it('marks as Chinese exactly the names that it holds', () => {
    const marked = texts.flatMap(languageParts).filter(({ chinese }) => chinese);
    expect(marked.length).toBeGreaterThan(50);
    expect(marked.map(({ text }) => text).filter((text) => !known.has(text))).toEqual([]);
  });

  it('calls columns by the names that they have', () => {
    // “Nearby” is the beginning of several; the others are words of the platform, or of the code tables.
    const others = [
      'Nearby',
      '591',
      '591 租屋網',
      'let',
      '-',
      'page gone',
      'Men and women',
      'bus stop',
      'road',
      'table and chairs',
      '_0000',
    ];
    const called = texts.flatMap((text) => [...text.matchAll(/“(.+?)”/g)].map(([, name = '']) => name));
    expect(called.filter((name) => !names.includes(name) && !others.includes(name))).toEqual([]);
    // With a header behind it, it is the name of that header.
    const pairs = texts.flatMap((text) => [...text.matchAll(/“([^”]+)” \(([^)]+)\)/g)]);
    expect(pairs.length).toBeGreaterThan(20);
    for (const [, name, header] of pairs)
      if (!['公車站', '路', '桌椅'].includes(header ?? ''))
        expect(english.columns.filter((c) => c.header === header).map((c) => c.name)).toContain(name);
  });
});
