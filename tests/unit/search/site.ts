/** The site's own search, built once for each test file. */
import { readFile } from 'node:fs/promises';
import { parse } from 'yaml';
import type { LabelledQuery } from '../../../bench/search/judge';
import { loadDocuments } from '../../../bench/search/documents';
import { buildSearchData } from '../../../plugins/search/load';
import { packSearch } from '../../../src/domain/search/data';
import { openSearch } from '../../../src/domain/search/engine';
import { catalogue } from '../catalogue/real-catalogue';

export { catalogue };
export const documents = await loadDocuments(process.cwd(), catalogue);
export const data = await buildSearchData(process.cwd(), documents, catalogue);
export const packed = packSearch(data);
export const search = await openSearch(packed);
export const queries = parse(await readFile('bench/search/queries.yaml', 'utf8')) as LabelledQuery[];
