import { ofFile } from '../problems';
import type { Entries } from '../read';
import { duplicates, fault, type Faults } from './fault';

export function* checkCodes({ codeTables, dataset }: Entries): Faults {
  const unknown = dataset.entry.unknownCode;
  for (const { file, entries } of codeTables) {
    yield* duplicates(entries, (c) => String(c.code), 'code', '代碼');
    for (const { entry, at } of entries)
      if (entry.code > unknown)
        yield fault(at('code'), `代碼${entry.code}超出範圍。`, `填0到${unknown}的整數。`);
    if (entries.length === 0) {
      const fix = `至少加上一列，例如${unknown},不明,2018-05-31,Unknown；不用的編碼表就刪掉。`;
      yield { ...ofFile(file, '沒有任何代碼。', fix), key: 'code' };
    }
  }
}

export function* checkFilter({ codeTables, dataset: { entry, at } }: Entries): Faults {
  for (const [key, table] of [
    ['buildingTypes', 'building_type'],
    ['propertyTypes', 'property_type'],
  ] as const) {
    const labels = codeTables.find(({ id }) => id === table)?.entries.map((code) => code.entry.label) ?? [];
    const fix = `照catalogue/codes/${table}.csv的label逐字填寫。`;
    for (const [nth, filter] of entry.dwellingFilters.entries())
      for (const [index, label] of filter[key].entries())
        if (!labels.includes(label))
          yield fault(at('dwellingFilters', nth, key, index), `編碼表${table}沒有「${label}」。`, fix);
  }
}
