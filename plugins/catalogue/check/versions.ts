/** Rules of the dataset versions. */
import { existsIn } from '../../../src/domain/catalogue/columns';
import { compareVersions } from '../../../src/domain/catalogue/versions';
import { VARIANTS, type DatasetVersion } from '../../../src/domain/catalogue/types';
import type { Problem } from '../../written/problems';
import type { Entries, Placed } from '../read';

/** `formats` lists what was published: once a version has files, each of its formats occurs among them. */
function checkFormats({ entry, at }: Placed<DatasetVersion>, entries: Entries): Problem[] {
  const releases = entries.releases
    .flatMap((file) => file.entries.map((r) => r.entry))
    .filter((r) => r.version === entry.version);
  return entry.formats.flatMap((format, index) => {
    const name = format.toUpperCase();
    if (releases.length === 0 || releases.some((r) => VARIANTS.some((v) => r[v]?.[format]))) return [];
    return [
      {
        ...at('formats', index),
        problem: `資料集版本${entry.version}沒有發布過${name}檔。`,
        fix: '從formats刪掉，或把檔案加進catalogue/releases/。',
      },
    ];
  });
}

export function checkVersions(entries: Entries): Problem[] {
  const { versions, columns } = entries;
  const known = versions.map((v) => v.entry.version);
  return versions.flatMap((version, index) => {
    const { entry, at } = version;
    const before = versions[index - 1]?.entry;
    const out = checkFormats(version, entries);
    if (before && (compareVersions(before.version, entry.version) > 0 || before.released > entry.released)) {
      out.push({
        ...at('version'),
        problem: `版本${entry.version}排在版本${before.version}後面，卻比較舊。`,
        fix: '由舊到新排列。',
      });
    }
    if (entry.until !== null && entry.until < entry.released) {
      out.push({
        ...at('until'),
        problem: '停止產出早於推出。',
        fix: '改正released或until；仍在使用就寫null。',
      });
    }
    const { dwelling } = entry;
    const ofVersion = columns.filter((c) => existsIn(c.entry, entry.version));
    const hasDwelling = ofVersion.some(
      (c) => c.entry.header === dwelling && c.entry.variants.includes('deduplicated'),
    );
    if (dwelling !== undefined && !hasDwelling) {
      out.push({
        ...at('dwelling'),
        problem: `版本${entry.version}的消除重複住宅沒有欄位「${dwelling}」。`,
        fix: '照catalogue/columns.yaml的header逐字填寫。',
      });
    }
    for (const header of Object.keys(entry.completeFrom ?? {})) {
      const same = columns.map((c) => c.entry).filter((c) => c.header === header);
      if (same.some((c) => c.since === entry.version || !known.includes(c.since))) continue;
      out.push({
        ...at('completeFrom', header),
        problem: `版本${entry.version}沒有新增欄位「${header}」。`,
        fix: '照catalogue/columns.yaml的header逐字填寫，寫在欄位的since那一版。',
      });
    }
    for (const [before, after] of Object.entries(entry.replaces)) {
      for (const header of [before, ...after]) {
        if (columns.some((c) => c.entry.header === header)) continue;
        out.push({
          ...at('replaces', before),
          problem: `沒有欄位「${header}」。`,
          fix: '照catalogue/columns.yaml的header逐字填寫。',
        });
      }
    }
    return out;
  });
}
