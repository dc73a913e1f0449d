import { ofFile } from '../../written/problems';
import type { Entries } from '../read';
import type { Faults } from './fault';

const MOST_LINES = 3;

/** A chart with more lines would be unreadable. */
export function* checkSeries({ series }: Entries): Faults {
  for (const { file, entries } of series) {
    const count = Object.keys(entries[0]?.entry ?? {}).length - 1;
    const problem = count < 0 ? '沒有任何數字。' : `有${count}條線。`;
    if (count < 1 || count > MOST_LINES)
      yield ofFile(file, problem, `第一欄是標籤，後面放1到${MOST_LINES}欄數字。`);
  }
}
