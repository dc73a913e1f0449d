import { PAGES } from '../../src/dataset/addresses/pages';
import type { Catalogue } from '../../src/dataset/catalogue/types';
import type { Site } from '../../src/dataset/addresses/files';
import { toDataCatalogLd, toDatasetLd, toSetLd } from '../../src/features/exports/schemaOrg';
import { toScriptJson } from '../../src/lib/text/scriptJson';
import type { Page } from './page';
import { setOfPage } from './setOfPage';

/** schema.org: the catalogue on the home page, the dataset on the download page, a set on its own; else null. @param path below the base path, null for 404.html */
export function structuredDataOf(path: string | null, catalogue: Catalogue, site: Site): object | null {
  if (path === PAGES.home) return toDataCatalogLd(catalogue, site);
  if (path === PAGES.download) return toDatasetLd(catalogue, site);
  const set = path === null ? undefined : setOfPage(path, catalogue);
  return set ? toSetLd(catalogue, set, site) : null;
}

/** Puts structured data into the head. Payloads do not have it, because only search engines read it. */
export function addStructuredData(page: Page, data: object | null): void {
  if (data) page.appendToHead(`<script type="application/ld+json">${toScriptJson(data)}</script>`);
}
