import { compareVersions } from 'rental-data';
import { normalise } from './normalise';
import { compact } from './query';
import type { SearchEntry } from './types';

export interface Unit {
  id: number;
  entry: SearchEntry;
  /** newest first, the unit's own entry included */
  same: SearchEntry[];
  title: string;
  keywords: Set<string>;
}

export const newer = (a: SearchEntry, b: SearchEntry): number => compareVersions(b.version, a.version);

/** Without the data files, which are found by their period alone. */
export function toUnits(entries: readonly SearchEntry[]): Unit[] {
  const units = new Map<string, Unit>();
  for (const entry of [...entries].sort(newer)) {
    if (entry.kind === 'file') continue;
    const key = entry.group
      ? JSON.stringify([entry.group, entry.title, entry.text, entry.keywords])
      : `${entry.path} ${units.size}`;
    const known = units.get(key);
    if (known) {
      known.same.push(entry);
      continue;
    }
    units.set(key, {
      id: units.size,
      entry,
      same: [entry],
      title: compact(normalise(entry.title)),
      keywords: new Set(entry.keywords.map((k) => compact(normalise(k)))),
    });
  }
  return [...units.values()];
}
