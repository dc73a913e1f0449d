import { describe, expect, it } from 'vitest';
import { fileName, fileUrl } from './address';
import type { Format, Variant } from './values';
import { encodedUrl, publishedFiles } from '../../tests/support/publishedFiles';
import { catalogue, isRecorded, recorded } from '../../tests/support/realCatalogue';

/** Every file of the catalogue with what is known about it, flat like the record. */
const files = catalogue.releases.flatMap((release) =>
  release.sets.flatMap((set) =>
    set.files.map((file) => ({
      year: release.year,
      granularity: release.granularity,
      period: release.period,
      variant: set.variant,
      version: set.version,
      beta: set.beta,
      rows: set.rows,
      rowsBySource: set.rowsBySource,
      format: file.format,
      bytes: file.bytes,
      booleans: catalogue.versions.find((v) => v.version === set.version)?.booleans[file.format],
      url: file.url,
    })),
  ),
);

const identifyFile = ({ period, variant, format }: { period: string; variant: string; format: string }) =>
  `${period} ${variant} ${format}`;

/** Files of dataset version 0.0 carry names of their own. */
const NAMED = [
  'https://twrh.s3.ap-northeast-3.amazonaws.com/2018/201805-TW-Rental-Data.zip',
  'https://twrh.s3.ap-northeast-3.amazonaws.com/2018/201806-TW-Rental-Data.zip',
];

describe('the record of published files', () => {
  it('is complete in itself: 388 files, each once', () => {
    expect(publishedFiles).toHaveLength(388);
    expect(new Set(publishedFiles.map(identifyFile)).size).toBe(388);
    expect(new Set(publishedFiles.map((f) => f.url)).size).toBe(388);
  });

  it.each(publishedFiles.map((row) => ({ id: identifyFile(row), row })))(
    '$id is in the catalogue as recorded',
    ({ id, row }) => {
      expect(files.filter((file) => identifyFile(file) === id)).toEqual([
        {
          year: Number(row.year),
          granularity: row.granularity,
          period: row.period,
          variant: row.variant,
          version: row.data_version,
          beta: row.beta === 'true',
          rows: Number(row.row_count),
          rowsBySource: { [row.source]: Number(row.row_count) },
          format: row.format,
          bytes: Number(row.size_bytes),
          booleans: row.boolean_notation.replace('/', '／'),
          url: encodedUrl(row),
        },
      ]);
    },
  );

  it('holds every file that the catalogue has of its periods', () => {
    const known = new Set(publishedFiles.map(identifyFile));
    expect(files.filter((file) => isRecorded(file.period) && !known.has(identifyFile(file)))).toEqual([]);
  });
});

describe('the publisher’s rule for addresses', () => {
  const isNamed = (file: { url: string }) => NAMED.includes(file.url);
  const rule = (file: { period: string; variant: string; format: string }) =>
    fileUrl(
      catalogue.dataset.fileHost,
      file.period,
      fileName(file.period, file.variant as Variant, file.format as Format),
    );

  it('gives every address but those of 2018-05 and 2018-06', () => {
    const others = recorded.releases.flatMap((r) =>
      r.sets.flatMap((s) =>
        s.files.filter((f) => f.url !== rule({ ...s, format: f.format })).map((f) => f.url),
      ),
    );
    expect(others).toEqual(NAMED);
    expect(publishedFiles.filter(isNamed).map(identifyFile)).toEqual(['2018-05 raw csv', '2018-06 raw csv']);
  });
});

describe('totals up to 2026-08', () => {
  const sets = recorded.releases.flatMap((r) => r.sets);
  const monthlyRaw = recorded.releases
    .filter((r) => r.granularity === 'monthly')
    .flatMap((r) => r.sets.filter((s) => s.variant === 'raw'));

  it.each([
    ['monthly raw sets', monthlyRaw.length, 78],
    ['rows of the monthly raw sets', monthlyRaw.reduce((sum, set) => sum + set.rows, 0), 12_422_820],
    ['files', sets.flatMap((s) => s.files).length, 388],
    ['sets', sets.length, 211],
    ['columns', recorded.columns.length, 87],
    ['incidents', recorded.incidents.length, 25],
    ['dataset versions', recorded.versions.length, 4],
    ['code tables', recorded.codeTables.length, 8],
    ['codes', recorded.codeTables.flatMap((t) => t.codes).length, 431],
  ])('%s: %i', (_what, found, expected) => {
    expect(found).toBe(expected);
  });
});
