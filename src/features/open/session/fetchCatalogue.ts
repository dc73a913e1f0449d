import { type Catalogue, type CodeTable, granularity, parseYear } from 'rental-data';
import type { CatalogueJson } from 'rental-data/formats';
import { groupBy } from 'rental-data/helpers';
import { Again } from './faults';
import { fetchDocument } from './fetched';

/** The catalogue of a document; figures of posts, profiles and statistics stand in files of their own, and who used the data is not needed. */
export const toCatalogue = (document: CatalogueJson): Catalogue => ({
  dataset: { ...document.dataset, usedBy: [] },
  releases: [...groupBy(document.sets, ({ period }) => period)].map(([period, sets]) => {
    const { version, beta, published, covers } = sets[0];
    const facts = { version, beta, published, covers };
    return { period, granularity: granularity(period), year: parseYear(period), ...facts, sets };
  }),
  versions: document.versions,
  columns: document.columns,
  codeTables: document.codeTables.map(({ id, title, codes }): CodeTable => ({ id, title, codes })),
  incidents: document.incidents.map(({ columns, ...incident }) => ({
    ...incident,
    // The document also lists those that are only noted.
    columns: columns.filter((header) => incident.noted[header] === undefined),
  })),
  corrections: [],
  changes: document.changes,
  series: [],
  profiles: [],
  statistics: [],
  drafts: [],
});

function readCatalogue(text: string): Catalogue {
  try {
    const catalogue = toCatalogue(JSON.parse(text) as CatalogueJson);
    if (catalogue.versions.length > 0 && catalogue.columns.length > 0) return catalogue;
  } catch {
    // As a hotspot's page to log in.
  }
  throw new Again('網站給的目錄讀不出來，可能是網路要先登入，或網站正在更新。過一會兒再試一次。');
}

export const fetchCatalogue = (url: string): Promise<Catalogue> => fetchDocument(url, readCatalogue);
