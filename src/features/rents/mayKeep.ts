import type { JudgedFile } from 'rental-data/statistics';

/** May the figures of a file be kept? Not without a month or figures, nor those of the practice file, which is one press away. */
export const mayKeep = ({ isPractice, period, areas }: JudgedFile): boolean =>
  !isPractice && period !== undefined && areas !== null && Object.keys(areas).length > 0;
