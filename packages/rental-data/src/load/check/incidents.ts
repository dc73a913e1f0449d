import { existsIn, matchesHeader } from '../../catalogue/columns';
import { parseGranularity } from '../../period';
import { namesPeriod, resolveReach, worsensRows } from '../../catalogue/reach';
import type { Entries, Placed } from '../read';
import type { IncidentEntry, ReleaseEntry } from '../../catalogue/schema';
import type { Column, DatasetVersion } from '../../catalogue/types';
import { AS_IN_COLUMNS, AS_IN_COLUMNS_OR_PREFIX, fault, type Faults } from './fault';

type Incident = Placed<IncidentEntry>;

const NO_COLUMNS = '沒有說是哪些欄位的值。';
const ADD_TO_AFFECTS = '把它也加進affects。';
const notAffected = (period: string) => `${period}不在affects裡。`;

/** An unknown version counts as no; another rule reports it. */
function isInRelease(column: Column, release: ReleaseEntry, versions: Placed<DatasetVersion>[]): boolean {
  const { since, until } = column;
  const known = versions.map((v) => v.entry.version);
  const allKnown = [since, until ?? since, release.version].every((version) => known.includes(version));
  if (allKnown && !existsIn({ since, until }, release.version)) return false;
  return column.variants.some((variant) => release[variant]);
}

function* checkNames(
  { entry, at }: Incident,
  entries: Entries,
  posts: readonly string[] | undefined,
): Faults {
  const { affects, columns, avoid, estimatedLoss, start, end, post } = entry;
  const published = new Set(entries.releases.flatMap((r) => r.entries.map((e) => e.entry.period)));
  const isTouched = (period: string) => published.has(period) && namesPeriod({ affects }, period);
  for (const [index, period] of (Array.isArray(affects) ? affects : []).entries()) {
    const fix = '改成已發布的期別，或先在catalogue/releases/加入這個期別。';
    if (!published.has(period)) yield fault(at('affects', index), `期別${period}沒有發布過。`, fix);
  }
  for (const [index, pattern] of (columns ?? []).entries())
    if (!entries.columns.some((c) => matchesHeader(c.entry.header, pattern)))
      yield fault(at('columns', index), `沒有欄位「${pattern}」。`, AS_IN_COLUMNS_OR_PREFIX);
  for (const [index, period] of avoid.entries())
    if (!isTouched(period)) yield fault(at('avoid', index), notAffected(period), ADD_TO_AFFECTS);
  for (const period of Object.keys(estimatedLoss))
    if (!isTouched(period)) yield fault(at('estimatedLoss', period), notAffected(period), ADD_TO_AFFECTS);
  if (end !== null && end < start)
    yield fault(at('end'), '結束早於開始。', '改正start或end；還沒結束就寫null。');
  if (post && posts && !posts.includes(post))
    yield fault(at('post'), `沒有文章「${post}」。`, '改成blog/post/裡的檔名（不含.mdx），或刪掉這個鍵。');
}

/** Kinds about values name columns, missing rows name none, and each column occurs in a file of an affected period. */
function* checkIncidentColumns({ entry, at }: Incident, entries: Entries): Faults {
  const { affects, kinds, columns, columnTypes } = entry;
  const ofValues = kinds.some((kind) => kind !== 'rows-missing');
  if (ofValues && !columns && !columnTypes) {
    yield fault(at('kinds'), NO_COLUMNS, "加上columns或columnTypes；所有欄位寫成columns: ['*']。");
    return;
  }
  if (!ofValues && (columns || columnTypes)) {
    const fix =
      '刪掉這個鍵；欄位的值也有問題時，在kinds加上wrong-value、meaning-changed、empty或incomplete。';
    yield fault(at(columns ? 'columns' : 'columnTypes'), '缺列影響整份資料，不分欄位。', fix);
    return;
  }
  const releases = entries.releases.flatMap((file) => file.entries.map((r) => r.entry));
  const touched = releases.filter((r) => namesPeriod({ affects }, r.period));
  // Another rule reports a period that does not exist.
  if (touched.length === 0) return;
  for (const [index, pattern] of (columns ?? []).entries()) {
    const fitting = entries.columns.map((c) => c.entry).filter((c) => matchesHeader(c.header, pattern));
    if (fitting.length === 0) continue;
    if (fitting.some((c) => touched.some((r) => isInRelease(c, r, entries.versions)))) continue;
    const fix = '對照catalogue/columns.yaml的variants、since、until，改正columns或affects。';
    yield fault(at('columns', index), `受影響的期別都沒有欄位「${pattern}」。`, fix);
  }
}

/** `unaffected` only makes sense for a period that would inherit otherwise. */
function* checkUnaffected({ entry: { affects, unaffected }, at }: Incident): Faults {
  for (const [index, period] of (unaffected ?? []).entries()) {
    const through = resolveReach({ affects }, period)?.through ?? [];
    if (Array.isArray(affects) && affects.includes(period))
      yield fault(at('unaffected', index), `${period}也列在affects裡。`, '兩處只留一處。');
    else if (through.length === 0) {
      const fix = '只列包含受影響月份的季與年；其他的刪掉。';
      yield fault(at('unaffected', index), `${period}不會繼承這件事，不用排除。`, fix);
    }
  }
}

/** A verdict says why the rows of a period cannot be trusted: each period that loses rows has exactly one reason. */
function* checkRowsReasons({ entry, at }: Incident): Faults {
  const { affects, rowsReasons, estimatedLoss } = entry;
  // What leaves the rows usable is no part of a verdict.
  const ofRows = worsensRows(entry);
  const stated = Array.isArray(affects) ? affects : [];
  for (const [index, period] of stated.entries())
    if (ofRows && rowsReasons[period] === undefined && estimatedLoss[period] === undefined) {
      const fix = '在rowsReasons加上這一期，寫成不加句號的短句；有估計短少的比例就寫進estimatedLoss。';
      yield fault(at('affects', index), `沒有說${period}的列數怎麼了。`, fix);
    }
  for (const period of Object.keys(rowsReasons))
    if (!ofRows || !stated.includes(period) || estimatedLoss[period] !== undefined) {
      const fix = '只寫affects裡列數受影響、又沒有estimatedLoss的期別；其他的刪掉。';
      yield fault(at('rowsReasons', period), `${period}的列數不用在這裡說。`, fix);
    }
}

/** What an incident does is stated where it does something, and only there. */
function* checkLevels({ entry, at }: Incident): Faults {
  const { kinds, columns, columnTypes, values, rows, columnsIn, affects } = entry;
  const ofValues = columns !== undefined || columnTypes !== undefined;
  if (ofValues && !values) {
    const fix = '加上values：severe不要使用、caution先讀說明、note可以使用。';
    yield fault(at('columns'), '沒有說受影響的值還能不能用。', fix);
  }
  // A kind about values without columns is a problem of the kind, and told there.
  if (!ofValues && values && kinds.every((kind) => kind === 'rows-missing'))
    yield fault(at('values'), NO_COLUMNS, '加上columns或columnTypes，或刪掉values。');
  for (const key of ['except', 'columnsIn'] as const)
    if (entry[key] && !ofValues) yield fault(at(key), NO_COLUMNS, `加上columns或columnTypes，或刪掉${key}。`);
  if (kinds.includes('rows-missing') && !rows) {
    const fix = '加上rows：complete仍可使用、partial有缺漏、not-comparable不可比較。';
    yield fault(at('kinds'), '沒有說列數還能不能比較。', fix);
  }
  for (const [index, period] of (columnsIn ?? []).entries())
    if (!namesPeriod({ affects }, period))
      yield fault(at('columnsIn', index), notAffected(period), ADD_TO_AFFECTS);
}

function* checkNoted({ entry: { affects, noted }, at }: Incident, { columns }: Entries): Faults {
  for (const [header, periods] of Object.entries(noted)) {
    if (!columns.some((c) => c.entry.header === header))
      yield fault(at('noted', header), `沒有欄位「${header}」。`, AS_IN_COLUMNS);
    for (const period of periods)
      if (!namesPeriod({ affects }, period))
        yield fault(at('noted', header), notAffected(period), ADD_TO_AFFECTS);
  }
}

/** A month cannot both be published and be missing. A span without end stops at the next published month. */
function* checkMissing({ entry: { missing }, at }: Incident, { releases }: Entries): Faults {
  const periods = releases.flatMap((file) => file.entries.map((r) => r.entry.period));
  const months = new Set(periods.filter((period) => parseGranularity(period) === 'monthly'));
  for (const [index, { from, to = from }] of missing.entries()) {
    if (to < from) yield fault(at('missing', index), '結束早於開始。', '改正from或to。');
    const fix = '把missing的from與to改成真正沒有發布的月份。';
    for (const month of months)
      if (month >= from && month <= to) yield fault(at('missing', index), `${month}已經發布了。`, fix);
  }
}

export function* checkIncident(
  incident: Incident,
  entries: Entries,
  posts: readonly string[] | undefined,
): Faults {
  yield* checkNames(incident, entries, posts);
  yield* checkIncidentColumns(incident, entries);
  yield* checkLevels(incident);
  yield* checkUnaffected(incident);
  yield* checkRowsReasons(incident);
  yield* checkNoted(incident, entries);
  yield* checkMissing(incident, entries);
}
