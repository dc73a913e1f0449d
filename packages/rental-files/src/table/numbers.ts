/** How the numbers of a file are written: what a comma and a point mean is decided for the file or a column, by all of its values. */
import { NUMBER } from './values';

type Mark = 'decimal' | 'thousands' | 'either';

/** What the marks in the numbers of a column can only be, and how many can be both. */
export interface MarkCounts {
  decimal: number;
  thousands: number;
  either: number;
}

const none = (): MarkCounts => ({ decimal: 0, thousands: 0, either: 0 });
export const makeMarks = () => ({ comma: none(), point: none() });
export type Marks = ReturnType<typeof makeMarks>;

const CURRENCY = /^(?:NT\$|NTD|TWD|\$|＄|元)\s*|\s*(?:元|TWD|NTD)$/gi;
const MARKED = /^-?\d+(?:[.,]\d+)+$/;

/** A number without what stands around it: blanks, currency, wide digits, a long minus, brackets of accountants. */
export function bareNumber(text: string): string {
  let bare = text.normalize('NFKC').replaceAll('\u2212', '-').trim();
  const inBrackets = /^\((.+)\)$/.exec(bare)?.[1];
  if (inBrackets !== undefined) bare = `-${inBrackets}`;
  const isNegative = bare.startsWith('-');
  const digits = (isNegative ? bare.slice(1) : bare).trim().replaceAll(CURRENCY, '').replace(/^\+/, '');
  return isNegative ? `-${digits}` : digits;
}

const isWithin = (value: number, range: readonly [least: number, most: number] | undefined): boolean =>
  !range || (value >= range[0] && value <= range[1]);

interface Kind {
  isInteger: boolean;
  range: readonly [least: number, most: number] | undefined;
}

/** What one kind of mark can be in a number that has no other. */
function interpretMark(text: string, mark: ',' | '.', { isInteger, range }: Kind): Mark | undefined {
  const [first = '', ...groups] = text.replace('-', '').split(mark);
  const joined = Number(text.replaceAll(mark, ''));
  const parted = Number(text.replace(mark, '.'));
  const isZero = /^0+$/.test(groups[0] ?? '');
  let thousands = /^[1-9]\d{0,2}$/.test(first) && groups.every((group) => group.length === 3);
  let decimal = groups.length === 1 && (!isInteger || isZero);
  if (thousands && decimal && isWithin(joined, range) !== isWithin(parted, range)) {
    thousands = isWithin(joined, range);
    decimal = !thousands;
  }
  if (thousands && decimal) return 'either';
  return thousands ? 'thousands' : decimal ? 'decimal' : undefined;
}

export function countMarks(marks: Marks, bare: string, kind: Kind): void {
  if (!MARKED.test(bare)) return;
  const [comma, point] = [bare.lastIndexOf(','), bare.lastIndexOf('.')];
  if (comma >= 0 && point >= 0) {
    // The last one stands before the fraction.
    marks.comma[comma > point ? 'decimal' : 'thousands'] += 1;
    marks.point[point > comma ? 'decimal' : 'thousands'] += 1;
    return;
  }
  const meaning = interpretMark(bare, comma >= 0 ? ',' : '.', kind);
  if (meaning) marks[comma >= 0 ? 'comma' : 'point'][meaning] += 1;
}

/** What a mark means; undefined where two readings fit, or where there is none. */
export interface NumberReading {
  comma: 'decimal' | 'thousands' | undefined;
  point: 'decimal' | 'thousands' | undefined;
}

const clear = ({ decimal, thousands }: MarkCounts): 'decimal' | 'thousands' | undefined =>
  decimal > 0 && thousands === 0 ? 'decimal' : thousands > 0 && decimal === 0 ? 'thousands' : undefined;

const sumMarks = (all: readonly MarkCounts[]): MarkCounts =>
  all.reduce(
    (sum, { decimal, thousands, either }) => ({
      decimal: sum.decimal + decimal,
      thousands: sum.thousands + thousands,
      either: sum.either + either,
    }),
    none(),
  );

const other = (mark: 'decimal' | 'thousands' | undefined): 'decimal' | 'thousands' | undefined =>
  mark === undefined ? undefined : mark === 'decimal' ? 'thousands' : 'decimal';

/**
 * Decides for each column of numbers. One program writes all numbers of a file in one way; where the columns contradict each other,
 * each decides for itself. @param isSemicolon are fields parted by semicolons, as where the comma is the decimal mark?
 */
export function decideNumbers(columns: readonly Marks[], isSemicolon: boolean): NumberReading[] {
  const comma = sumMarks(columns.map((marks) => marks.comma));
  const point = sumMarks(columns.map((marks) => marks.point));
  const byComma = clear(comma);
  const byPoint = clear(point);
  const isTorn =
    (comma.decimal > 0 && comma.thousands > 0) ||
    (point.decimal > 0 && point.thousands > 0) ||
    (byComma !== undefined && byComma === byPoint);
  if (isTorn)
    return columns.map((marks) => ({
      comma: clear(marks.comma) ?? other(clear(marks.point)),
      point: clear(marks.point) ?? other(clear(marks.comma)),
    }));
  const whole = byComma ?? other(byPoint) ?? (isSemicolon && comma.either > 0 ? 'decimal' : undefined);
  const reading = { comma: whole, point: byPoint ?? other(whole) };
  return columns.map(() => reading);
}

/** The number as the publisher writes it; null where the reading of its marks is not decided, or where it is none. */
export function readNumber(bare: string, { comma, point }: NumberReading, isInteger: boolean): string | null {
  if (/^-?\d+$/.test(bare)) return bare.replace(/^(-?)0+(?=\d)/, '$1');
  if (!MARKED.test(bare)) return NUMBER.test(bare) ? bare : null;
  const [hasComma, hasPoint] = [bare.includes(','), bare.includes('.')];
  if ((hasComma && !comma) || (hasComma && hasPoint && comma === point)) return null;
  // A point is the publisher's own mark: in numbers with a fraction it needs no evidence.
  const pointIs = point ?? (isInteger ? undefined : 'decimal');
  if (hasPoint && !pointIs) return null;
  const groups = comma === 'thousands' ? ',' : pointIs === 'thousands' ? '.' : '';
  const decimals = comma === 'decimal' ? ',' : pointIs === 'decimal' ? '.' : '';
  const [whole = '', fraction] = decimals === '' ? [bare] : bare.split(decimals);
  if (groups !== '' && whole.includes(groups) && !/^-?\d{1,3}(?:.\d{3})+$/.test(whole)) return null;
  const plain =
    (groups === '' ? whole : whole.replaceAll(groups, '')) + (fraction === undefined ? '' : `.${fraction}`);
  if (!NUMBER.test(plain)) return null;
  return isInteger ? plain.replace(/\.0+$/, '') : plain;
}
