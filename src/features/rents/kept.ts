/** What was computed of a reader's files, kept in the browser as published statistics are: as CSV, read by the reader of those. Loaded once somebody keeps or has kept anything. */
import { VARIANTS, type Variant } from 'rental-data';
import { formatLocalDay } from 'rental-data/helpers';
import {
  StatisticsError,
  statisticsFromCsv,
  statisticsToCsv,
  figuresByArea,
  figuresToRows,
  type JudgedFile,
} from 'rental-data/statistics';
import { readField } from 'html-first/client';
import { forget, readStored, store } from '@site/src/lib/browser/keptRents';
import { mayKeep } from './mayKeep';

export { forget } from '@site/src/lib/browser/keptRents';

/** A file as it is kept. */
interface Kept {
  variant: Variant;
  version: string;
  rows: number;
  isPublished: boolean;
  /** day on which it was computed */
  computed: string;
  extent?: string | undefined;
  notes: readonly string[];
  csv: string;
}

const toKept = (file: JudgedFile): Kept => {
  const { variant, version, rows, isPublished, extent, notes } = file;
  const computed = file.computed ?? formatLocalDay();
  const csv = statisticsToCsv(figuresToRows(file));
  return { variant, version, rows, isPublished, computed, extent, notes, csv };
};

const isText = (value: unknown): value is string => typeof value === 'string';
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/** @throws RangeError where it is not what `toKept` makes, or of another version of the rule */
function fromKept(value: unknown): JudgedFile {
  const at = (name: keyof Kept): unknown => readField(value, name);
  const text = (name: keyof Kept): string => {
    const found = at(name);
    if (isText(found)) return found;
    throw new RangeError(name);
  };
  const [rows, notes, extent] = [at('rows'), at('notes'), at('extent')];
  const variant = VARIANTS.find((one) => one === at('variant'));
  const computed = text('computed');
  if (!variant || !Number.isSafeInteger(rows) || !DAY.test(computed) || Number.isNaN(Date.parse(computed)))
    throw new RangeError('variant, rows, computed');
  if (!Array.isArray(notes) || !notes.every(isText) || !(extent === undefined || isText(extent)))
    throw new RangeError('notes, extent');
  const statistics = statisticsFromCsv(text('csv'), 'kept');
  const [period, ...others] = new Set(statistics.map((row) => row.period));
  if (period === undefined || others.length > 0) throw new RangeError('period');
  return {
    name: period,
    period,
    variant,
    version: text('version'),
    rows: rows as number,
    isPublished: at('isPublished') === true,
    areas: figuresByArea(statistics),
    extent,
    notes,
    computed,
  };
}

/** Keeps the figures of these files and no others. @throws where the browser refuses */
export const keep = (files: readonly JudgedFile[], baseUrl: string): Promise<void> =>
  store(files.filter(mayKeep).map(toKept), baseUrl);

const GONE = '先前留下的數字已經不在這個瀏覽器裡。請再選一次檔案。';
const OF_ANOTHER_RULE = '先前留下的數字不合現在的規則，已經刪除。請再選一次檔案。';
const DAMAGED = '先前留下的數字壞了，已經刪除。請再選一次檔案。';

/** The files that are kept, without what the catalogue says of them. What is of no use any more is removed. @throws RangeError that says why there are none; where the browser refuses */
export async function readKept(baseUrl: string): Promise<JudgedFile[]> {
  const kept = await readStored(baseUrl);
  try {
    if (Array.isArray(kept)) return kept.map(fromKept);
  } catch (error) {
    await forget(baseUrl);
    throw new RangeError(error instanceof StatisticsError ? OF_ANOTHER_RULE : DAMAGED, {
      cause: error,
    });
  }
  await forget(baseUrl);
  throw new RangeError(kept === undefined ? GONE : DAMAGED);
}
