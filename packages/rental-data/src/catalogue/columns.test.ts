import { describe, expect, it } from 'vitest';
import { columnAnchor, listColumns, existsIn, matchesHeader, touchesColumn } from './columns';
import type { Column } from './types';
import type { Variant } from './values';
import { sampleColumn } from '../../tests/support/usabilitySample';

describe('existsIn', () => {
  it.each([
    ['0.0', undefined, '0.0', true],
    ['0.0', undefined, '0.3', true],
    ['0.1', undefined, '0.0', false],
    ['0.1', undefined, '0.1', true],
    ['0.2', '0.2', '0.1', false],
    ['0.2', '0.2', '0.2', true],
    ['0.2', '0.2', '0.3', false],
    ['0.1', '0.2', '0.2', true],
    ['0.0', undefined, '1.0', true],
    ['0.9', undefined, '0.10', true],
    ['0.10', undefined, '0.9', false],
    ['0.0', '0.9', '0.10', false],
    ['0.0', '0.10', '0.9', true],
  ])('since %s until %s in %s: %s', (since, until, version, expected) => {
    expect(existsIn({ since, ...(until ? { until } : {}) }, version)).toBe(expected);
  });
});

describe('listColumns', () => {
  const columns = [
    sampleColumn('甲', { since: '0.0' }),
    sampleColumn('乙', { since: '0.0', variants: ['raw'] }),
    sampleColumn('丙', { since: '0.0', variants: ['deduplicated'] }),
    sampleColumn('丁', { since: '0.2' }),
    sampleColumn('戊', { since: '0.1', until: '0.1' }),
  ];
  const headers = (version: string, variants: Variant[], variant: Variant) =>
    listColumns({ columns }, { version, variants }, variant).map((c) => c.header);

  it.each([
    ['0.0', 'raw', ['甲', '乙']],
    ['0.1', 'raw', ['甲', '乙', '戊']],
    ['0.2', 'raw', ['甲', '乙', '丁']],
    ['0.1', 'deduplicated', ['甲', '丙', '戊']],
    ['0.2', 'deduplicated', ['甲', '丙', '丁']],
  ] as const)('%s %s, in the order of the files', (version, variant, expected) => {
    expect(headers(version, ['raw', 'deduplicated'], variant)).toEqual(expected);
  });

  it('a version has no columns of a variant that it does not publish', () => {
    expect(headers('0.0', ['raw'], 'deduplicated')).toEqual([]);
  });
});

describe('matchesHeader', () => {
  it.each([
    ['月租金', '月租金', true],
    ['月租金', '月租', false],
    ['月租', '月租金', false],
    ['附近有_學校？', '附近有_*', true],
    ['附近的公車站數', '附近有_*', false],
    ['附近有_', '附近有_*', true],
    ['最大附近有_學校？', '附近有_*', false],
    ['附近有_*', '附近有_*', true],
    ['什麼都好', '*', true],
  ])('%s fits %s: %s', (header, pattern, expected) => {
    expect(matchesHeader(header, pattern)).toBe(expected);
  });
});

describe('touchesColumn', () => {
  it.each([
    ['by name', { columns: ['月租金'] }, { header: '月租金', type: 'integer' }, true],
    ['another name', { columns: ['月租金'] }, { header: '押金金額', type: 'integer' }, false],
    ['by pattern', { columns: ['押金*'] }, { header: '押金金額', type: 'integer' }, true],
    ['by type', { columnTypes: ['integer', 'code'] }, { header: '月租金', type: 'integer' }, true],
    ['another type', { columnTypes: ['integer', 'code'] }, { header: '可炊？', type: 'boolean' }, false],
    [
      'by either',
      { columns: ['可炊？'], columnTypes: ['code'] },
      { header: '可炊？', type: 'boolean' },
      true,
    ],
    ['whole rows', {}, { header: '月租金', type: 'integer' }, false],
  ] as const)('%s', (_how, incident, touched, expected) => {
    const { columns, columnTypes } = incident as { columns?: string[]; columnTypes?: Column['type'][] };
    expect(
      touchesColumn({ ...(columns ? { columns } : {}), ...(columnTypes ? { columnTypes } : {}) }, touched),
    ).toBe(expected);
  });
});

describe('columnAnchor', () => {
  it.each([
    [{ header: '月租金', key: 'monthly_price' }, 'c-monthly_price'],
    [{ header: '提供家具_床？', key: 'facilities_床' }, 'c-facilities_床'],
    [{ header: '常見約略地點_x' }, 'c-常見約略地點_x'],
  ])('%j', (named, anchor) => {
    expect(columnAnchor(named)).toBe(anchor);
  });
});
