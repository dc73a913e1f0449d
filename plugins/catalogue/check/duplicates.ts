import type { Problem } from '../../written/problems';
import type { Placed } from '../read';

/** Entries that have the name of an earlier one. */
export function duplicates<T>(
  items: Placed<T>[],
  name: (entry: T) => string,
  key: string,
  what: string,
): Problem[] {
  const seen = new Map<string, Placed<T>>();
  return items.flatMap((item) => {
    const value = name(item.entry);
    const first = seen.get(value);
    seen.set(value, first ?? item);
    if (!first) return [];
    const { file, line } = first.at(key);
    return [
      {
        ...item.at(key),
        problem: `${what}「${value}」重複，第一次出現在${file}:${line}。`,
        fix: '刪掉其中一筆，或改成正確的值。',
      },
    ];
  });
}
