import { type Catalogue, listSets, getVerdict } from 'rental-data';

/** @throws Error when no published file may be used without care */
export function toOpenPageProp(catalogue: Catalogue) {
  // By the size after unpacking, the only one that the catalogue has of every file.
  const [smallest] = listSets(catalogue)
    .filter(({ period, variant }) => {
      const { rows, care } = getVerdict(catalogue, period, variant);
      return rows.state === 'complete' && care.length === 0;
    })
    .flatMap(({ period, variant, rows, files }) =>
      files.flatMap(({ format, bytes }) => (format === 'csv' ? [{ period, variant, rows, bytes }] : [])),
    )
    .sort((a, b) => a.bytes - b.bytes);
  if (!smallest)
    throw new Error('catalogue/releases/：沒有列數沒有已知缺漏、欄位也都能用的檔案。修正：至少加入一個。');
  return {
    smallest,
    /** 物件類型 of dwellings: what figures are of until the reader asks for others */
    dwellingTypes: [
      ...new Set(
        catalogue.dataset.dwellingFilters
          .filter(({ from }) => from === 'document')
          .flatMap(({ propertyTypes }) => propertyTypes),
      ),
    ],
  };
}
export type OpenPageProp = ReturnType<typeof toOpenPageProp>;
