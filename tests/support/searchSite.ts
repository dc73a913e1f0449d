/** The site's own search, built once for each test file. */
import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import type { LabelledQuery } from '../../bench/search/judge';
import { loadDocuments } from '../../bench/search/documents';
import { NEWEST_VERSION } from '../../config/site';
import { INDEX_SITE } from '../../plugins/search/site';
import { versionPage } from '../../src/lib/addresses/pages';
import { openSearch } from '../../src/features/search/engine';
import { catalogue } from 'rental-data/testing/realCatalogue';
import { buildSearchData, packSearch } from 'rental-search/build';

const documents = await loadDocuments(process.cwd(), catalogue);
export const data = await buildSearchData(process.cwd(), { documents, catalogue, site: INDEX_SITE });
export const packed = packSearch(data, INDEX_SITE);
export const search = await openSearch(packed);
/** The labels lead to the version that was the newest when they were written; the search leads to the newest of today. */
const labels = (await readFile('bench/search/queries.yaml', 'utf8')).replaceAll(
  versionPage('0.3'),
  versionPage(NEWEST_VERSION),
);
export const queries = parse(labels) as LabelledQuery[];
