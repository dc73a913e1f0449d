import { existsIn } from '../../catalogue/columns';
import { compareVersions } from '../../catalogue/columns';
import { VARIANTS } from '../../catalogue/values';
import type { DatasetVersion } from '../../catalogue/types';
import type { Entries, Placed } from '../read';
import { AS_IN_COLUMNS, fault, type Faults } from './fault';

/** `formats` lists what was published: once a version has files, each of its formats occurs among them. */
function* checkFormats(
  { entry: { version, formats }, at }: Placed<DatasetVersion>,
  entries: Entries,
): Faults {
  const releases = entries.releases
    .flatMap((file) => file.entries.map((r) => r.entry))
    .filter((r) => r.version === version);
  if (releases.length === 0) return;
  for (const [index, format] of formats.entries())
    if (!releases.some((r) => VARIANTS.some((v) => r[v]?.[format]))) {
      const problem = `資料集版本${version}沒有發布過${format.toUpperCase()}檔。`;
      yield fault(at('formats', index), problem, '從formats刪掉，或把檔案加進catalogue/releases/。');
    }
}

export function* checkVersions(entries: Entries): Faults {
  const versions = entries.versions.map((v) => v.entry);
  const columns = entries.columns.map((c) => c.entry);
  const isVersion = (text: string) => versions.some(({ version }) => version === text);
  for (const [index, placed] of entries.versions.entries()) {
    yield* checkFormats(placed, entries);
    const { entry, at } = placed;
    const { version, released, until, dwelling } = entry;
    const before = versions[index - 1];
    if (before && (compareVersions(before.version, version) > 0 || before.released > released)) {
      const problem = `版本${version}排在版本${before.version}後面，卻比較舊。`;
      yield fault(at('version'), problem, '由舊到新排列。');
    }
    if (until !== null && until < released)
      yield fault(at('until'), '停止產出早於推出。', '改正released或until；仍在使用就寫null。');
    const hasDwelling = columns.some(
      (c) => c.header === dwelling && c.variants.includes('deduplicated') && existsIn(c, version),
    );
    if (dwelling !== undefined && !hasDwelling) {
      const problem = `版本${version}的消除重複住宅沒有欄位「${dwelling}」。`;
      yield fault(at('dwelling'), problem, AS_IN_COLUMNS);
    }
    for (const header of Object.keys(entry.completeFrom ?? {})) {
      const same = columns.filter((c) => c.header === header);
      if (same.some((c) => c.since === version || !isVersion(c.since))) continue;
      const fix = '照catalogue/columns.yaml的header逐字填寫，寫在欄位的since那一版。';
      yield fault(at('completeFrom', header), `版本${version}沒有新增欄位「${header}」。`, fix);
    }
    for (const [replaced, by] of Object.entries(entry.replaces))
      for (const header of [replaced, ...by])
        if (!columns.some((c) => c.header === header))
          yield fault(at('replaces', replaced), `沒有欄位「${header}」。`, AS_IN_COLUMNS);
  }
}
