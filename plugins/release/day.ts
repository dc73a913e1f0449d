import { coversOf, isOver } from '../../src/dataset/catalogue/covers';
import { periodWords } from '../../src/dataset/period';
import type { ReleaseEntry } from '../../src/dataset/catalogue/schema';
import type { Catalogue } from '../../src/dataset/catalogue/types';

export function dayProblems(
  { releases }: Pick<Catalogue, 'releases'>,
  period: string,
  given: string | undefined,
  today: string,
): string[] {
  const known = releases.find((release) => release.period === period);
  if (known) {
    if (given === undefined || known.published === given) return [];
    const problem = `目錄已經有${periodWords(period)}，發布的日期${known.published === undefined ? '沒有紀錄' : `是${known.published}`}。`;
    const fix = `刪除--published；日期要改，改catalogue/releases/${period.slice(0, 4)}.yaml的published。`;
    return [`--published：${problem}修正：${fix}`];
  }
  const day = given ?? today;
  const entry: Pick<ReleaseEntry, 'period' | 'covers'> = { period };
  if (day > today)
    return [`--published：發布的日期（${day}）還沒到，今天是${today}。修正：寫實際發布的日期。`];
  if (isOver(entry, day)) return [];
  const problem = `${periodWords(period)}到${coversOf(entry).to}才結束，發布的日期（${day}）比較早。`;
  return [`--published：${problem}修正：對照檔名的期別；期別沒有錯，就等它結束再發布。`];
}
