/** Rules of the code tables, and of the labels that the filter for dwellings takes from them. */
import type { Problem } from '../../written/problems';
import type { Entries } from '../read';
import { duplicates } from './duplicates';

export function checkCodes(entries: Entries): Problem[] {
  const unknown = entries.dataset.entry.unknownCode;
  return entries.codeTables.flatMap((table) => [
    ...duplicates(table.entries, (c) => String(c.code), 'code', '代碼'),
    ...table.entries.flatMap(({ entry, at }) =>
      entry.code > unknown
        ? [{ ...at('code'), problem: `代碼${entry.code}超出範圍。`, fix: `填0到${unknown}的整數。` }]
        : [],
    ),
    ...(table.entries.length === 0
      ? [
          {
            file: table.file,
            line: 1,
            key: 'code',
            problem: '沒有任何代碼。',
            fix: `至少加上一列，例如${unknown},不明,2018-05-31；不用的編碼表就刪掉。`,
          },
        ]
      : []),
  ]);
}

export function checkFilter(entries: Entries): Problem[] {
  const labels = (id: string) =>
    entries.codeTables.find((t) => t.id === id)?.entries.map((c) => c.entry.label) ?? [];
  const { entry, at } = entries.dataset;
  return (
    [
      ['buildingTypes', 'building_type'],
      ['propertyTypes', 'property_type'],
    ] as const
  ).flatMap(([key, table]) =>
    entry.dwellingFilters.flatMap((filter, nth) =>
      filter[key].flatMap((label, index) =>
        labels(table).includes(label)
          ? []
          : [
              {
                ...at('dwellingFilters', nth, key, index),
                problem: `編碼表${table}沒有「${label}」。`,
                fix: `照catalogue/codes/${table}.csv的label逐字填寫。`,
              },
            ],
      ),
    ),
  );
}
