import { FORMATS, VARIANTS } from '../../catalogue/values';
import { COUNTIES } from '../../catalogue/values';
import { resolveCovers, isOver } from '../../catalogue/covers';
import { matchesHeader } from '../../catalogue/columns';
import { toDayRange, findLastMonth, parseYear } from '../../period';
import type { Entries, Placed } from '../read';
import type { ReleaseEntry } from '../../catalogue/schema';
import { AS_IN_COLUMNS_OR_PREFIX, fault, type Faults } from './fault';

const total = (rows: Record<string, number>) => Object.values(rows).reduce((sum, n) => sum + n, 0);

/** Counties exist, and the days are in order and touch the period; a late round may end after it. */
function* checkCovers({ entry, at }: Placed<ReleaseEntry>, { codeTables }: Entries): Faults {
  if (!entry.covers) return;
  const labels = codeTables.find(({ id }) => id === COUNTIES)?.entries.map((code) => code.entry.label) ?? [];
  const asInTable = `照catalogue/codes/${COUNTIES}.csv的label逐字填寫。`;
  for (const [index, county] of (entry.covers.counties ?? []).entries())
    if (!labels.includes(county))
      yield fault(at('covers', 'counties', index), `編碼表${COUNTIES}沒有「${county}」。`, asInTable);
  const { from, to } = resolveCovers(entry);
  const { start, end } = toDayRange(entry.period);
  // A month without a day stands for any day of it.
  if (from > to || from < start.slice(0, from.length) || from > end) {
    const place = at('covers', entry.covers.from === undefined ? 'to' : 'from');
    const problem = `涵蓋的日子（${from}到${to}）和期別${entry.period}不合。`;
    yield fault(place, problem, '改正from或to：from在期別裡，而且不晚於to。');
  }
}

export function* checkRelease(release: Placed<ReleaseEntry>, year: string, entries: Entries): Faults {
  const { entry, at } = release;
  const { period, raw, deduplicated, published } = entry;
  const { since, asOf, sources } = entries.dataset.entry;
  if (String(parseYear(period)) !== year)
    yield fault(at('period'), `${period}放錯檔案。`, `移到catalogue/releases/${parseYear(period)}.yaml。`);
  if (findLastMonth(period) > asOf) {
    const fix = '改正period，或把catalogue/dataset.yaml的asOf改到這一期以後。';
    yield fault(at('period'), `${period}晚於盤點的月份（${asOf}）。`, fix);
  }
  if (findLastMonth(period) < since) {
    const fix = '改正period，或改正catalogue/dataset.yaml的since。';
    yield fault(at('period'), `${period}早於第一個有資料的月份（${since}）。`, fix);
  }
  const version = entries.versions.find((v) => v.entry.version === entry.version)?.entry;
  if (!version) {
    const known = entries.versions.map((v) => v.entry.version).join('、');
    const fix = `改成已有的版本（${known}），或先把新版本加進catalogue/versions.yaml。`;
    yield fault(at('version'), `沒有資料集版本「${entry.version}」。`, fix);
  }
  const ids = sources.map((source) => source.id);
  for (const variant of VARIANTS) {
    const set = entry[variant];
    if (!set) continue;
    for (const source of Object.keys(set.rows)) {
      const fix = `改成已有的來源（${ids.join('、')}），或先加進catalogue/dataset.yaml的sources。`;
      if (!ids.includes(source)) yield fault(at(variant, 'rows', source), `沒有來源「${source}」。`, fix);
    }
    if (version && !version.variants.includes(variant)) {
      const problem = `資料集版本${version.version}沒有這種內容（${variant}）。`;
      yield fault(at(variant), problem, '改正version，或刪掉這一段。');
    }
    for (const [index, pattern] of (set.csv?.repeats ?? []).entries()) {
      const place = at(variant, 'csv', 'repeats', index);
      if (!entries.columns.some((c) => matchesHeader(c.entry.header, pattern)))
        yield fault(place, `沒有欄位「${pattern}」。`, AS_IN_COLUMNS_OR_PREFIX);
    }
    for (const format of FORMATS) {
      if (!set[format] || !version || version.formats.includes(format)) continue;
      const problem = `資料集版本${version.version}沒有${format.toUpperCase()}格式。`;
      const fix = '改正version，或刪掉這個檔案；第一次發布這種格式，就寫進catalogue/versions.yaml的formats。';
      yield fault(at(variant, format), problem, fix);
    }
  }
  if (raw && deduplicated && total(deduplicated.rows) > total(raw.rows)) {
    const problem = `消除重複住宅（${total(deduplicated.rows)}列）比原始資料（${total(raw.rows)}列）還多。`;
    yield fault(at('deduplicated', 'rows'), problem, '兩個數字可能填反了，請對照檔案裡的列數。');
  }
  if (published !== undefined && !isOver(entry, published)) {
    const problem = `發布的日期早於資料涵蓋的最後一天（${resolveCovers(entry).to}）。`;
    yield fault(at('published'), problem, '改正published；資料只到更早的日子，就在covers寫to。');
  }
  yield* checkCovers(release, entries);
}
