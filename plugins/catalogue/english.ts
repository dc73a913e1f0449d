import type { English } from '../../src/dataset/catalogue/englishSchema';
import type { Entries } from './read';

export function withoutEnglish<T extends { en?: unknown }>({ en: _english, ...rest }: T): Omit<T, 'en'> {
  return rest;
}

export function toEnglish(entries: Entries): English {
  const { dataset, releases, versions, columns, codeTables, incidents } = entries;
  return {
    dataset: dataset.entry.en,
    covers: Object.fromEntries(
      releases.flatMap((year) =>
        year.entries.flatMap(({ entry: { period, covers } }) =>
          covers?.en === undefined ? [] : [[period, covers.en]],
        ),
      ),
    ),
    versions: versions.map(({ entry: { version, en } }) => ({ version, ...en })),
    columns: columns.map(({ entry: { header, variants, since, en } }) => ({
      header,
      variants,
      since,
      ...en,
    })),
    codeTables: codeTables.map(({ id, entries: codes }) => ({
      id,
      codes: codes.map(({ entry: { code, label, english } }) => ({ code, label, english })),
    })),
    incidents: incidents.map(({ entry: { id, en } }) => ({ id, ...en })),
  };
}
