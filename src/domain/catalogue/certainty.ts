/** How texts say that a fact was inferred and not recorded. Pure. */
import type { Incident } from './types';

/** Stands beside what only follows from the program that makes the files. */
export const INFERRED = '依產生檔案的程式推斷';

/** The title of an incident where its text does not follow; of one that was inferred it says so. */
export const titleAlone = ({ title, certainty }: Pick<Incident, 'title' | 'certainty'>): string =>
  certainty === 'inferred' ? `${title}（${INFERRED}）` : title;
