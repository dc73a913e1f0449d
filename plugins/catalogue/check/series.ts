import { ofFile, type Problem } from '../../written/problems';
import type { Entries } from '../read';

const MOST_LINES = 3;

/** A chart with more lines would be unreadable; a chart needs at least one figure. */
export function checkSeries({ file, entries }: Entries['series'][number]): Problem[] {
  const count = Object.keys(entries[0]?.entry ?? {}).length - 1;
  if (count >= 1 && count <= MOST_LINES) return [];
  const problem = count < 0 ? '沒有任何數字。' : `有${count}條線。`;
  return [ofFile(file, problem, `第一欄是標籤，後面放1到${MOST_LINES}欄數字。`)];
}
