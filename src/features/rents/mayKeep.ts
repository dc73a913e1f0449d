import type { JudgedFile } from '@site/src/features/areas/rentFigures';

/** May the figures of a file be kept? Not without a month or figures, nor those of the practice file, which is one press away. */
export const mayKeep = ({ isPractice, period, areas }: JudgedFile): boolean =>
  !isPractice && period !== undefined && areas !== null && Object.keys(areas).length > 0;
