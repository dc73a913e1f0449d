import type { Problem } from '../../written/problems';
import type { Place } from '../../written/source';

export type Faults = Generator<Problem, void>;

export const fault = (place: Place, problem: string, fix: string): Problem => ({ ...place, problem, fix });

export const AS_IN_COLUMNS = '照catalogue/columns.yaml的header逐字填寫。';
export const AS_IN_COLUMNS_OR_PREFIX =
  '照catalogue/columns.yaml的header逐字填寫；結尾的*代表同一開頭的欄位。';
