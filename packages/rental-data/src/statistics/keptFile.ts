/** What was computed of a file, as plain data that can be put away and read again: its figures as the CSV of published statistics, read by the reader of those. */
import { VARIANTS, type Variant } from '../catalogue/values';
import { formatLocalDay } from '../helpers/day';
import { figuresByArea, type JudgedFile } from './figures';
import { figuresToRows } from './fileClasses';
import { statisticsFromCsv, statisticsToCsv } from './table';

/** A file as it is kept. */
interface KeptFile {
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

/** One that was computed now is of today. */
export function toKeptFile(file: JudgedFile): KeptFile {
  const { variant, version, rows, isPublished, extent, notes } = file;
  const computed = file.computed ?? formatLocalDay();
  const csv = statisticsToCsv(figuresToRows(file));
  return { variant, version, rows, isPublished, computed, extent, notes, csv };
}

const isText = (value: unknown): value is string => typeof value === 'string';
const DAY = /^\d{4}-\d{2}-\d{2}$/;

/**
 * The file without what the catalogue says of it, whatever stands in its place.
 * @throws StatisticsError where its figures are of another version of the rule @throws RangeError where it is not what {@link toKeptFile} makes
 */
export function readKeptFile(value: unknown): JudgedFile {
  const found = Object(value) as Partial<Record<keyof KeptFile, unknown>>;
  const text = (name: keyof KeptFile): string => {
    const one = found[name];
    if (isText(one)) return one;
    throw new RangeError(name);
  };
  const { rows, notes, extent } = found;
  const variant = VARIANTS.find((one) => one === found.variant);
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
    isPublished: found.isPublished === true,
    areas: figuresByArea(statistics),
    extent,
    notes,
    computed,
  };
}
