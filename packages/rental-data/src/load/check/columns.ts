import { compareVersions } from '../../catalogue/columns';
import { existsIn } from '../../catalogue/columns';
import type { Column } from '../../catalogue/types';
import { INFERRED } from '../../words';
import type { Entries, Placed } from '../read';
import { fault, type Faults } from './fault';

/** A source has only the keys of its kind, and names existing columns. */
function* checkSource({ entry: { source, variants }, at }: Placed<Column>, { columns }: Entries): Faults {
  if (!source) return;
  const { from, part, of: whole } = source;
  if (part && from !== 'page' && from !== 'list')
    yield fault(at('source', 'part'), '不是從平台讀來的，沒有頁面的部分。', '刪掉part，或改正from。');
  if (whole && from !== 'computed' && from !== 'merged')
    yield fault(at('source', 'of'), '不是由其他欄位得來的。', '刪掉of，或改正from。');
  if (from === 'computed' && !whole)
    yield fault(at('source', 'from'), '沒有說由哪些欄位計算。', '加上of，列出欄名。');
  if (from === 'merged' && variants.includes('raw'))
    yield fault(at('source', 'from'), '原始資料沒有合併刊登。', '改正from，或把兩種內容的定義分開寫。');
  for (const [index, header] of (whole ?? []).entries())
    if (!columns.some((c) => c.entry.header === header))
      yield fault(at('source', 'of', index), `沒有欄位「${header}」。`, '照header逐字填寫。');
}

/** The site marks what follows from a program, so a sentence does not say it a second time; a gap has one meaning. */
function* checkValues({ entry, at }: Placed<Column>, { codeTables }: Entries): Faults {
  const { special = [], inferred = [], missing, missingIn, neverMissing } = entry;
  const table = codeTables.find(({ id }) => id === entry.codeTable);
  const repeats = (text: string | undefined) => text?.includes(INFERRED) ?? false;
  const what = `句子裡又寫了「${INFERRED}」。`;
  const fix = '刪掉這幾個字：網站會替inferred與certainty: inferred加上「推斷」的記號。';
  for (const key of ['description', 'missing'] as const)
    if (repeats(entry[key])) yield fault(at(key), what, '把那一句移到inferred，並刪掉這幾個字。');
  for (const [index, text] of inferred.entries())
    if (repeats(text)) yield fault(at('inferred', index), what, fix);
  for (const [index, { meaning }] of special.entries())
    if (repeats(meaning)) yield fault(at('special', index, 'meaning'), what, fix);
  for (const key of ['special', 'missingIn'] as const)
    for (const [index, { from, until }] of (entry[key] ?? []).entries())
      if (from !== undefined && until !== undefined && until < from)
        yield fault(at(key, index, 'until'), '結束的月份早於開始的月份。', '改正from或until。');
  for (const [index, code] of (entry.unusedCodes ?? []).entries())
    if (!table?.entries.some((one) => one.entry.code === code))
      yield fault(at('unusedCodes', index), `編碼表沒有代碼${code}。`, '刪掉這個代碼，或改正codeTable。');
  if ((missing ?? missingIn) !== undefined && neverMissing)
    yield fault(at('neverMissing'), '又說缺值代表什麼，又說沒有缺值。', '兩個鍵只留一個。');
}

export function* checkColumns(entries: Entries): Faults {
  const versions = entries.versions.map((v) => v.entry.version);
  const tables = entries.codeTables.map((t) => t.id);
  const seen = new Set<string>();
  for (const column of entries.columns) {
    yield* checkSource(column, entries);
    yield* checkValues(column, entries);
    const { entry, at } = column;
    const { header, since, until, type, codeTable, variants } = entry;
    for (const key of ['since', 'until'] as const) {
      const value = entry[key];
      if (value !== undefined && !versions.includes(value))
        yield fault(at(key), `沒有資料集版本「${value}」。`, `改成已有的版本（${versions.join('、')}）。`);
    }
    if (until !== undefined && compareVersions(until, since) < 0)
      yield fault(at('until'), '停用的版本早於開始的版本。', '改正since或until。');
    if (type === 'code' && !codeTable)
      yield fault(at('type'), '代碼欄位沒有編碼表。', '加上codeTable，值是codes/裡的檔名。');
    if (codeTable && !tables.includes(codeTable)) {
      const fix = `改成已有的編碼表（${tables.join('、')}），或加上catalogue/codes/${codeTable}.csv。`;
      yield fault(at('codeTable'), `沒有編碼表「${codeTable}」。`, fix);
    }
    const places = variants.flatMap((variant) =>
      versions.filter((v) => existsIn(entry, v)).map((v) => `${header}（${variant}，版本${v}）`),
    );
    const again = places.find((place) => seen.has(place));
    if (again)
      yield fault(at('header'), `欄位${again}重複。`, '刪掉其中一筆，或改正variants、since、until。');
    for (const place of places) seen.add(place);
  }
}
