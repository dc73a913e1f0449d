import { resolveCovers } from '../../src/catalogue/covers';
import type { Catalogue } from '../../src/catalogue/types';
import { toExportFiles } from '../../src/formats/files';
import { inFull } from './full';
import { makeStatistics } from './madeStatistics';
import { madeEnglish } from './madeEnglish';
import { catalogue, recorded } from './realCatalogue';
import { SITE } from './sampleSite';

export { SITE };

/**
 * Made for tests, nothing of it is published: what dataset version 1.0 was announced to bring. A new version, a column on
 * trial, a column about to go, a release with checksum and date of the last check, a set without a known path.
 */
const announced: Omit<Catalogue, 'english'> = {
  ...recorded,
  dataset: { ...recorded.dataset, asOf: '2027-01' },
  versions: [
    ...recorded.versions.map((v) => (v.version === '0.3' ? { ...v, until: '2026-12-31' } : v)),
    {
      version: '1.0',
      released: '2027-01-15',
      until: null,
      formats: ['csv', 'json'],
      variants: ['raw', 'deduplicated'],
      booleans: { csv: 'T／F', json: 'true／false' },
      missing: { csv: '-', json: 'null' },
      merge: 'most-frequent',
      summary: '測試用的版本。',
      changes: [],
      lacks: [],
      replaces: {},
    },
  ],
  columns: [
    ...recorded.columns.map((c) =>
      c.header === '仲介資訊' ? { ...c, state: 'deprecated-soon' as const } : c,
    ),
    {
      header: '測試欄（"引號", <角括號> & 50%）',
      key: 'for_tests',
      type: 'boolean',
      group: 'building',
      dedupKey: false,
      variants: ['raw', 'deduplicated'],
      since: '1.0',
      state: 'experimental',
      description: '測試用的欄位。',
    },
  ],
  releases: [
    ...recorded.releases,
    {
      period: '2027-01',
      granularity: 'monthly',
      year: 2027,
      version: '1.0',
      beta: true,
      covers: resolveCovers({ period: '2027-01' }),
      sets: (['raw', 'deduplicated'] as const).map((variant) => ({
        period: '2027-01',
        variant,
        version: '1.0',
        beta: true,
        covers: resolveCovers({ period: '2027-01' }),
        rows: 3,
        rowsBySource: { '591': 2, other: 1 },
        files: (['csv', 'json'] as const).map((format) => ({
          format,
          bytes: 1000,
          url: `https://twrh.s3.ap-northeast-3.amazonaws.com/2027/%5B202701%5D%5B${format.toUpperCase()}%5D%5B${variant === 'raw' ? 'Raw' : 'Deduplicated'}%5D%20TW-Rental-Data.zip`,
          sha256: 'ab'.repeat(32),
          checkedAt: '2027-02-01',
        })),
      })),
    },
  ],
};

/** Months with rents: neighbours, one that stands alone, and the one of the new version. */
export const STATISTICS_PERIODS = ['2024-02', '2024-03', '2026-08', '2027-01'] as const;

/** With its English, and rents of some months. */
export const future: Catalogue = {
  ...announced,
  english: madeEnglish(announced),
  statistics: makeStatistics(announced, STATISTICS_PERIODS),
};

/** Made for tests: a dataset of which nothing bad is known. */
export const flawless: Catalogue = { ...recorded, incidents: [] };

/** Every state of the catalogue that the documents are proved for; to make all of them takes seconds each. */
export const CATALOGUES: [name: string, catalogue: Catalogue][] = [
  ['the catalogue', catalogue],
  ['a catalogue with version 1.0', future],
  ...inFull<[name: string, catalogue: Catalogue]>(['a catalogue without incidents', flawless]),
];

const made = new WeakMap<Catalogue, Map<string, string>>();

/** Every file that is published of a catalogue, made once for all tests of a process, since it takes seconds: none changes them. */
export function exportedFiles(data: Catalogue): Map<string, string> {
  const files = made.get(data) ?? toExportFiles(data, SITE);
  made.set(data, files);
  return files;
}

/** Those of one of {@link CATALOGUES}. */
export const exportCatalogue = (name: string): Map<string, string> =>
  exportedFiles(new Map(CATALOGUES).get(name) as Catalogue);

/** A file as JSON. */
export const readJson = <T>(files: Map<string, string>, path: string): T => {
  const text = files.get(path);
  if (text === undefined) throw new Error(`沒有${path}`);
  return JSON.parse(text) as T;
};
