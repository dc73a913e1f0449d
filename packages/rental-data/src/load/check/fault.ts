import type { Problem } from '../problems';
import type { Place } from '../source';
import type { Placed } from '../read';

export type Faults = Generator<Problem, void>;

export const fault = (place: Place, problem: string, fix: string): Problem => ({ ...place, problem, fix });

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

export const AS_IN_COLUMNS = '照catalogue/columns.yaml的header逐字填寫。';
export const AS_IN_COLUMNS_OR_PREFIX =
  '照catalogue/columns.yaml的header逐字填寫；結尾的*代表同一開頭的欄位。';
