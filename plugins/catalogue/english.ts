/** Takes the English apart from the records of the catalogue. */
import type { English } from '../../src/dataset/catalogue/englishSchema';
import type { Entries } from './read';

/** A record without its English. */
export function withoutEnglish<T extends { en?: unknown }>({ en: _english, ...rest }: T): Omit<T, 'en'> {
  return rest;
}

/** All the English of the catalogue, in the order of its records. */
export function toEnglish(entries: Entries): English | undefined {
  const { dataset, releases, versions, columns, codeTables, incidents } = entries;
  if (!dataset.entry.en) return undefined;
  return {
    dataset: dataset.entry.en,
    covers: Object.fromEntries(
      releases.flatMap((year) =>
        year.entries.flatMap(({ entry: { period, covers } }) =>
          covers?.en === undefined ? [] : [[period, covers.en]],
        ),
      ),
    ),
    versions: versions.flatMap(({ entry: { version, en } }) => (en ? [{ version, ...en }] : [])),
    columns: columns.flatMap(({ entry: { header, variants, since, en } }) =>
      en ? [{ header, variants, since, ...en }] : [],
    ),
    codeTables: codeTables.map(({ id, entries: codes }) => ({
      id,
      codes: codes.flatMap(({ entry: { code, label, english } }) =>
        english === undefined ? [] : [{ code, label, english }],
      ),
    })),
    incidents: incidents.flatMap(({ entry: { id, en } }) => (en ? [{ id, ...en }] : [])),
  };
}
