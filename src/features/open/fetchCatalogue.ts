import { type Catalogue, fromCatalogueJson, type CatalogueJson } from 'rental-data';
import { Again } from 'rental-files/session';
import { fetchDocument } from './fetched';

function readCatalogue(text: string): Catalogue {
  try {
    const catalogue = fromCatalogueJson(JSON.parse(text) as CatalogueJson);
    if (catalogue.versions.length > 0 && catalogue.columns.length > 0) return catalogue;
  } catch {
    // As a hotspot's page to log in.
  }
  throw new Again('網站給的目錄讀不出來，可能是網路要先登入，或網站正在更新。過一會兒再試一次。');
}

export const fetchCatalogue = (url: string): Promise<Catalogue> => fetchDocument(url, readCatalogue);
