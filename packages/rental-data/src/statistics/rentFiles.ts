/** The files of a reader beside each other. */
import type { SetDocument } from '../formats/schemas';
import type { JudgedFile } from './figures';
import { comparableFor } from './rule';

/** A file with what is published of its period, and without its rents where that speaks against them: of one that was kept it may have been found since. */
export const judgeRents = (file: JudgedFile, verdict: SetDocument['verdict']): JudgedFile => ({
  ...file,
  verdict,
  areas: comparableFor(verdict.rows, verdict.rent) === undefined ? null : file.areas,
});

/** Files in the order of their periods. One takes the place of that of its period and variant before it; the practice file stands apart from real ones. */
export const addRentFile = (files: readonly JudgedFile[], file: JudgedFile): readonly JudgedFile[] =>
  [
    ...files.filter(
      ({ isPractice, period, variant, name }) =>
        isPractice === file.isPractice &&
        !(variant === file.variant && (period === undefined ? name === file.name : period === file.period)),
    ),
    file,
  ].sort((a, b) => ((a.period ?? '') < (b.period ?? '') ? -1 : 1));
