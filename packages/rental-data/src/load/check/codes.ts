import { COUNTIES, TOWNSHIPS } from '../../catalogue/values';
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

/** Every county and township has an official code of its own, and that of a township begins with its county's. */
export function* checkOfficialCodes({ codeTables, dataset }: Entries): Faults {
  const ofTable = (wanted: string) => codeTables.find(({ id }) => id === wanted)?.entries ?? [];
  const [counties, townships] = [ofTable(COUNTIES), ofTable(TOWNSHIPS)];
  const fix = '照內政部的行政區域代碼填寫：縣市5位，鄉鎮市區8位，前5位是縣市；不明留空。';
  for (const [entries, length] of [
    [counties, 5],
    [townships, 8],
  ] as const) {
    const official = entries.filter(({ entry }) => entry.official !== undefined);
    yield* duplicates(official, ({ official: code = '' }) => code, 'official', '官方代碼');
    for (const { entry, at } of entries) {
      const { code, label, official: written } = entry;
      const isUnknown = code === dataset.entry.unknownCode;
      if (isUnknown ? written === undefined : written?.length === length) continue;
      yield fault(at('official'), `「${label}」的官方代碼是「${written ?? ''}」。`, fix);
    }
  }
  for (const { entry, at } of townships) {
    const { label, official } = entry;
    const county = counties.find((one) => label.startsWith(one.entry.label))?.entry;
    if (official?.length === 8 && county?.official !== undefined && !official.startsWith(county.official))
      yield fault(
        at('official'),
        `「${label}」的官方代碼${official}不在${county.label}（${county.official}）裡。`,
        fix,
      );
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
