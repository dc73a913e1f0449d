/** Rules of a published period. */
import { FORMATS, VARIANTS } from '../../../src/domain/catalogue/types';
import { COUNTIES } from '../../../src/domain/catalogue/counties';
import { coversOf, isOver } from '../../../src/domain/catalogue/covers';
import { matchesHeader } from '../../../src/domain/catalogue/columns';
import { daysOf, lastMonthOf, yearOf } from '../../../src/domain/period';
import type { Problem } from '../../written/problems';
import type { Entries, Placed } from '../read';
import type { ReleaseEntry } from '../../../src/domain/catalogue/schema';

const total = (rows: Record<string, number>) => Object.values(rows).reduce((sum, n) => sum + n, 0);

/** Counties exist, and the days are in order and touch the period; a late round may end after it. */
function checkCovers({ entry, at }: Placed<ReleaseEntry>, entries: Entries): Problem[] {
  if (!entry.covers) return [];
  const labels =
    entries.codeTables.find(({ id }) => id === COUNTIES)?.entries.map((code) => code.entry.label) ?? [];
  const { from, to } = coversOf(entry);
  const { start, end } = daysOf(entry.period);
  return [
    ...(entry.covers.counties ?? []).flatMap((county, index) =>
      labels.includes(county)
        ? []
        : [
            {
              ...at('covers', 'counties', index),
              problem: `編碼表${COUNTIES}沒有「${county}」。`,
              fix: `照catalogue/codes/${COUNTIES}.csv的label逐字填寫。`,
            },
          ],
    ),
    ...(from > to || from < start || from > end
      ? [
          {
            ...at('covers', entry.covers.from === undefined ? 'to' : 'from'),
            problem: `涵蓋的日子（${from}到${to}）和期別${entry.period}不合。`,
            fix: '改正from或to：from在期別裡，而且不晚於to。',
          },
        ]
      : []),
  ];
}

export function checkRelease(release: Placed<ReleaseEntry>, year: string, entries: Entries): Problem[] {
  const { entry, at } = release;
  const out: Problem[] = [];
  if (String(yearOf(entry.period)) !== year) {
    out.push({
      ...at('period'),
      problem: `${entry.period}放錯檔案。`,
      fix: `移到catalogue/releases/${yearOf(entry.period)}.yaml。`,
    });
  }
  const { since, asOf } = entries.dataset.entry;
  if (lastMonthOf(entry.period) > asOf) {
    out.push({
      ...at('period'),
      problem: `${entry.period}晚於盤點的月份（${asOf}）。`,
      fix: '改正period，或把catalogue/dataset.yaml的asOf改到這一期以後。',
    });
  }
  if (lastMonthOf(entry.period) < since) {
    out.push({
      ...at('period'),
      problem: `${entry.period}早於第一個有資料的月份（${since}）。`,
      fix: '改正period，或改正catalogue/dataset.yaml的since。',
    });
  }
  const version = entries.versions.find((v) => v.entry.version === entry.version)?.entry;
  if (!version) {
    const known = entries.versions.map((v) => v.entry.version).join('、');
    out.push({
      ...at('version'),
      problem: `沒有資料集版本「${entry.version}」。`,
      fix: `改成已有的版本（${known}），或先把新版本加進catalogue/versions.yaml。`,
    });
  }
  const sources = entries.dataset.entry.sources.map((s) => s.id);
  for (const variant of VARIANTS) {
    const set = entry[variant];
    if (!set) continue;
    for (const source of Object.keys(set.rows)) {
      if (sources.includes(source)) continue;
      out.push({
        ...at(variant, 'rows', source),
        problem: `沒有來源「${source}」。`,
        fix: `改成已有的來源（${sources.join('、')}），或先加進catalogue/dataset.yaml的sources。`,
      });
    }
    if (version && !version.variants.includes(variant)) {
      out.push({
        ...at(variant),
        problem: `資料集版本${version.version}沒有這種內容（${variant}）。`,
        fix: '改正version，或刪掉這一段。',
      });
    }
    set.csv?.repeats?.forEach((pattern, index) => {
      if (entries.columns.some((c) => matchesHeader(c.entry.header, pattern))) return;
      out.push({
        ...at(variant, 'csv', 'repeats', index),
        problem: `沒有欄位「${pattern}」。`,
        fix: '照catalogue/columns.yaml的header逐字填寫；結尾的*代表同一開頭的欄位。',
      });
    });
    for (const format of FORMATS) {
      if (!set[format] || !version || version.formats.includes(format)) continue;
      out.push({
        ...at(variant, format),
        problem: `資料集版本${version.version}沒有${format.toUpperCase()}格式。`,
        fix: '改正version，或刪掉這個檔案；第一次發布這種格式，就寫進catalogue/versions.yaml的formats。',
      });
    }
  }
  if (entry.raw && entry.deduplicated && total(entry.deduplicated.rows) > total(entry.raw.rows)) {
    out.push({
      ...at('deduplicated', 'rows'),
      problem: `消除重複住宅（${total(entry.deduplicated.rows)}列）比原始資料（${total(entry.raw.rows)}列）還多。`,
      fix: '兩個數字可能填反了，請對照檔案裡的列數。',
    });
  }
  if (entry.published !== undefined && !isOver(entry, entry.published)) {
    out.push({
      ...at('published'),
      problem: `發布的日期早於資料涵蓋的最後一天（${coversOf(entry).to}）。`,
      fix: '改正published；資料只到更早的日子，就在covers寫to。',
    });
  }
  return [...out, ...checkCovers(release, entries)];
}
