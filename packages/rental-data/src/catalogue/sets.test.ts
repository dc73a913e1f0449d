import { describe, expect, it } from 'vitest';
import { listYears, newestRelease, newestSet, releasesIn } from './sets';
import { GRANULARITIES } from '../granularity';
import { recorded } from '../../tests/support/realCatalogue';

describe('the newest', () => {
  it('releases are one of each granularity', () => {
    expect(GRANULARITIES.map((g) => newestRelease(recorded, g).period)).toEqual([
      '2023',
      '2024Q1',
      '2026-08',
    ]);
  });

  it('release of a granularity that has none is an error with a fix', () => {
    const none = { ...recorded, releases: recorded.releases.filter((r) => r.granularity !== 'annual') };
    expect(() => newestRelease(none, 'annual')).toThrow(/catalogue\/releases\/.*annual.*修正：/);
  });

  it.each([
    ['annual', { period: '2023', variant: 'deduplicated', version: '0.3' }],
    ['quarterly', { period: '2024Q1', variant: 'deduplicated', version: '0.3' }],
    ['monthly', { period: '2026-08', variant: 'deduplicated', version: '0.3' }],
  ] as const)('%s set is de-duplicated where it is', (granularity, expected) => {
    expect(newestSet(recorded, granularity)).toMatchObject(expected);
  });

  it('set is raw where it is nothing else', () => {
    const first = { ...recorded, releases: recorded.releases.filter((r) => r.period <= '2018-06') };
    expect(newestSet(first, 'monthly')).toMatchObject({ period: '2018-06', variant: 'raw', version: '0.0' });
  });
});

it('the years of the download page are those with releases, the newest first', () => {
  expect(listYears(recorded)).toEqual([2026, 2025, 2024, 2023, 2022, 2021, 2020, 2019, 2018]);
  expect(recorded.dataset.fileHost).toBe('https://twrh.s3.ap-northeast-3.amazonaws.com');
});

it('the releases of a year are of one granularity, the newest first', () => {
  expect(releasesIn(recorded, 2018, 'quarterly').map(({ period }) => period)).toEqual(['2018Q4', '2018Q3']);
  expect(releasesIn(recorded, 2017, 'monthly')).toEqual([]);
});
