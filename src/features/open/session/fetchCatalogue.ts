import type { Catalogue } from '@site/src/dataset/catalogue/types';
import { catalogueOf } from '@site/src/features/exports/readCatalogue';
import type { CatalogueJson } from '@site/src/features/exports/schemas';
import { Again } from './faults';
import { fetchDocument } from './fetched';

function readCatalogue(text: string): Catalogue {
  try {
    const catalogue = catalogueOf(JSON.parse(text) as CatalogueJson);
    if (catalogue.versions.length > 0 && catalogue.columns.length > 0) return catalogue;
  } catch {
    // As a hotspot's page to log in.
  }
  throw new Again('網站給的目錄讀不出來，可能是網路要先登入，或網站正在更新。過一會兒再試一次。');
}

export const fetchCatalogue = (url: string): Promise<Catalogue> => fetchDocument(url, readCatalogue);
