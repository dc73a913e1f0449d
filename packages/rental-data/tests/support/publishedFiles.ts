import { readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'csv-parse/sync';

/** One row of packages/rental-data/tests/fixtures/published-files.csv: a published file as the publisher listed it. */
interface PublishedFile {
  year: string;
  granularity: string;
  period: string;
  variant: string;
  data_version: string;
  beta: string;
  row_count: string;
  source: string;
  format: string;
  boolean_notation: string;
  size_bytes: string;
  /** not percent-encoded */
  url: string;
}

/** The independent record of every file published up to RECORDED_UNTIL. */
export const publishedFiles: PublishedFile[] = parse(
  readFileSync(path.join(process.cwd(), 'packages/rental-data/tests/fixtures/published-files.csv'), 'utf8'),
  { columns: true },
);

/** The recorded address as a link: its last segment percent-encoded. */
export function encodedUrl({ url }: Pick<PublishedFile, 'url'>): string {
  const slash = url.lastIndexOf('/') + 1;
  return url.slice(0, slash) + encodeURIComponent(url.slice(slash));
}
