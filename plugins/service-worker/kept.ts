/** Files that the service worker keeps beside the pages and their files. */
import type { KeptFiles } from 'html-first/worker';
import { CATALOGUE_FILE } from 'rental-data';
import { contentDatabase, searchData } from '../../src/lib/addresses/hashed';

const hashed = (address: (hash: string) => string): RegExp =>
  new RegExp(`^${address('[0-9a-f]+').replace('.json', '\\.json')}$`);

export const KEPT_FILES: readonly KeptFiles[] = [
  { kind: 'content', pattern: hashed(contentDatabase), hashed: true },
  { kind: 'search', pattern: hashed(searchData), hashed: true },
  // Periods are compared and files are opened with it.
  { kind: 'catalogue', pattern: new RegExp(`^${CATALOGUE_FILE.replaceAll('.', '\\.')}$`), hashed: false },
];
