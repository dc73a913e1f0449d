import type { CatalogueJson } from '../formats/schemas';
import { groupBy } from '../helpers/groupBy';
import { granularity, parseYear } from '../period';
import type { Catalogue, CodeTable } from './types';

/** The catalogue of the published data/catalogue.json; figures of posts, profiles and statistics stand in files of their own, and who used the data is not needed. */
export const fromCatalogueJson = (document: CatalogueJson): Catalogue => ({
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
