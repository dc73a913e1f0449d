/** Rules of the columns. */
import { compareVersions } from '../../../src/domain/catalogue/versions';
import { existsIn } from '../../../src/domain/catalogue/columns';
import type { Column, Variant } from '../../../src/domain/catalogue/types';
import { INFERRED } from '../../../src/domain/words';
import type { Problem } from '../../written/problems';
import type { Entries, Placed } from '../read';

/** A source has only the keys of its kind, and names existing columns. */
function checkSource({ entry, at }: Placed<Column>, headers: ReadonlySet<string>): Problem[] {
  const { source, variants } = entry;
  if (!source) return [];
  const out: Problem[] = [];
  const place = (...key: (string | number)[]) => at('source', ...key);
  if (source.part && source.from !== 'page' && source.from !== 'list') {
    out.push({
      ...place('part'),
      problem: '不是從平台讀來的，沒有頁面的部分。',
      fix: '刪掉part，或改正from。',
    });
  }
  if (source.of && source.from !== 'computed' && source.from !== 'merged') {
    out.push({ ...place('of'), problem: '不是由其他欄位得來的。', fix: '刪掉of，或改正from。' });
  }
  if (source.from === 'computed' && !source.of) {
    out.push({ ...place('from'), problem: '沒有說由哪些欄位計算。', fix: '加上of，列出欄名。' });
  }
  if (source.from === 'merged' && variants.includes('raw')) {
    out.push({
      ...place('from'),
      problem: '原始資料沒有合併刊登。',
      fix: '改正from，或把兩種內容的定義分開寫。',
    });
  }
  source.of?.forEach((header, index) => {
    if (headers.has(header)) return;
    out.push({
      ...place('of', index),
      problem: `沒有欄位「${header}」。`,
      fix: '照header逐字填寫。',
    });
  });
  return out;
}

/** What follows from a program says so in its own words, because documents repeat it alone; a gap has one meaning. */
function checkValues({ entry, at }: Placed<Column>): Problem[] {
  const { special = [], inferred = [], missing, neverMissing } = entry;
  const said = [
    ...inferred.map((text, index) => ({ text, place: at('inferred', index) })),
    ...special.flatMap(({ meaning, certainty }, index) =>
      certainty === 'inferred' ? [{ text: meaning, place: at('special', index, 'meaning') }] : [],
    ),
  ];
  return [
    ...said
      .filter(({ text }) => !text.includes(INFERRED))
      .map(({ place }) => ({
        ...place,
        problem: '句子裡沒有說是推斷的。',
        fix: `在句子裡寫上「${INFERRED}」；有文字紀錄就改寫在description、missing，或刪掉certainty。`,
      })),
    ...(missing !== undefined && neverMissing
      ? [{ ...at('neverMissing'), problem: '又說缺值代表什麼，又說沒有缺值。', fix: '兩個鍵只留一個。' }]
      : []),
  ];
}

export function checkColumns(entries: Entries): Problem[] {
  const known = entries.versions.map((v) => v.entry.version);
  const tables = entries.codeTables.map((t) => t.id);
  const identity = (header: string, variant: Variant, version: string) =>
    `${header}（${variant}，版本${version}）`;
  const seen = new Set<string>();
  const headers = new Set(entries.columns.map((c) => c.entry.header));
  return entries.columns.flatMap((column) => {
    const { entry, at } = column;
    const out = [...checkSource(column, headers), ...checkValues(column)];
    for (const key of ['since', 'until'] as const) {
      const value = entry[key];
      if (value !== undefined && !known.includes(value)) {
        out.push({
          ...at(key),
          problem: `沒有資料集版本「${value}」。`,
          fix: `改成已有的版本（${known.join('、')}）。`,
        });
      }
    }
    if (entry.until !== undefined && compareVersions(entry.until, entry.since) < 0) {
      out.push({ ...at('until'), problem: '停用的版本早於開始的版本。', fix: '改正since或until。' });
    }
    if (entry.type === 'code' && !entry.codeTable) {
      out.push({
        ...at('type'),
        problem: '代碼欄位沒有編碼表。',
        fix: '加上codeTable，值是codes/裡的檔名。',
      });
    }
    if (entry.codeTable && !tables.includes(entry.codeTable)) {
      out.push({
        ...at('codeTable'),
        problem: `沒有編碼表「${entry.codeTable}」。`,
        fix: `改成已有的編碼表（${tables.join('、')}），或加上catalogue/codes/${entry.codeTable}.csv。`,
      });
    }
    const places = entry.variants.flatMap((variant) =>
      known.filter((v) => existsIn(entry, v)).map((v) => identity(entry.header, variant, v)),
    );
    const again = places.find((place) => seen.has(place));
    if (again) {
      out.push({
        ...at('header'),
        problem: `欄位${again}重複。`,
        fix: '刪掉其中一筆，或改正variants、since、until。',
      });
    }
    for (const place of places) seen.add(place);
    return out;
  });
}
