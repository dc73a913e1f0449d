import type { Placed } from '../read';
import { fault, type Faults } from './fault';

export function* duplicates<T>(
  items: readonly Placed<T>[],
  name: (entry: T) => string,
  key: string,
  what: string,
): Faults {
  const seen = new Map<string, Placed<T>>();
  for (const item of items) {
    const value = name(item.entry);
    const first = seen.get(value);
    if (first) {
      const { file, line } = first.at(key);
      const problem = `${what}「${value}」重複，第一次出現在${file}:${line}。`;
      yield fault(item.at(key), problem, '刪掉其中一筆，或改成正確的值。');
    } else seen.set(value, item);
  }
}
