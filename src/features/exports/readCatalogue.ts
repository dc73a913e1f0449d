import type { Catalogue, CodeTable } from '../../dataset/catalogue/types';
import { groupBy } from '../../lib/groupBy';
import { granularity, yearOf } from '../../dataset/period';
import type { CatalogueJson } from './schemas';

/** The catalogue of a document; figures of posts and profiles stand in files of their own, and who used the data is not needed. */
export const catalogueOf = (document: CatalogueJson): Catalogue => ({
  dataset: { ...document.dataset, usedBy: [] },
  releases: [...groupBy(document.sets, ({ period }) => period)].map(([period, sets]) => {
    const { version, beta, published, covers } = sets[0];
    const facts = { version, beta, published, covers };
    return { period, granularity: granularity(period), year: yearOf(period), ...facts, sets };
  }),
  versions: document.versions,
  columns: document.columns,
  codeTables: document.codeTables.map(({ id, title, codes }): CodeTable => ({ id, title, codes })),
  incidents: document.incidents.map(({ columns, ...incident }) => ({
    ...incident,
    // The document also lists those that are only noted.
    columns: columns.filter((header) => incident.noted[header] === undefined),
  })),
  series: [],
  profiles: [],
  drafts: [],
});
