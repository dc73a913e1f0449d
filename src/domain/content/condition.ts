/** What a condition of a content query may say. */

/** A value that can be compared. */
export type Scalar = string | number | boolean | null;

/** What a field holds: `any` where documents differ or for a part of an object. A field may be null besides. */
export type FieldKind = 'text' | 'number' | 'boolean' | 'list' | 'object' | 'any';
export type FieldKinds = Readonly<Record<string, FieldKind>>;

/** A part of an object or list field, for example `facts.severity` or `toc.text`. */
export type DottedPath<T> = `${keyof T & string}.${string}`;

type ValueOf<V> = V extends readonly (infer U)[]
  ? Extract<U, Scalar> | null
  : V extends Scalar
    ? V | null
    : null;
type Ordered<V> = Extract<ValueOf<V>, string | number>;
type Part<V> = Exclude<ValueOf<V>, null>;

/** Operators on a field. A list field matches where one of its elements does, `$ne` and `$nin` where none does. */
export interface FieldOperators<V> {
  $eq?: ValueOf<V>;
  $ne?: ValueOf<V>;
  $in?: readonly ValueOf<V>[];
  $nin?: readonly ValueOf<V>[];
  /** values of another type than the operand never match; text by code point */
  $gt?: Ordered<V>;
  $gte?: Ordered<V>;
  $lt?: Ordered<V>;
  $lte?: Ordered<V>;
  /** a list that has every operand as an element, a text that has every operand as a part */
  $contains?: Part<V> | readonly Part<V>[];
  /** the same for at least one operand */
  $containsAny?: readonly Part<V>[];
  $regex?: string | RegExp;
  /** whether the field is there; null counts as there */
  $exists?: boolean;
  $not?: FieldOperators<V>;
}

/** A condition of `where`. Several fields or operators must all match. */
export type Condition<T> = { [K in keyof T & string]?: ValueOf<T[K]> | FieldOperators<T[K]> } & {
  [K in DottedPath<T>]?: Scalar | FieldOperators<Scalar>;
} & {
  $and?: readonly Condition<T>[];
  $or?: readonly Condition<T>[];
  $not?: Condition<T>;
};

/** A query that cannot be carried out; the message says what, where and how to put it right. */
export class ContentQueryError extends Error {
  override readonly name = 'ContentQueryError';
  /** @param where operation and place in its argument, for example `where → tags → $in` */
  constructor(
    readonly where: string,
    what: string,
    fix: string,
  ) {
    super(`內容查詢不對：${where}：${what}。修正：${fix}。`);
  }
}

/** Words of a message, or how to make them where that takes time: most conditions hold. */
type Words = string | (() => string);
const said = (words: Words): string => (typeof words === 'function' ? words() : words);

/** @throws ContentQueryError with these words, unless something holds */
export function must(holds: boolean, where: string, what: Words, fix: Words): asserts holds {
  if (!holds) throw new ContentQueryError(where, said(what), said(fix));
}

/** Text order by code point, the same on every machine: Chinese is not sorted by stroke or sound. */
export function compareText(a: string, b: string): number {
  let i = 0;
  while (i < a.length && i < b.length && a[i] === b[i]) i++;
  return (a.codePointAt(i) ?? -1) - (b.codePointAt(i) ?? -1);
}

/** How a value is shown in a message, short. */
export function show(value: unknown): string {
  if (typeof value === 'function') return '函式';
  if (value instanceof RegExp) return String(value);
  let text: string;
  try {
    text = [JSON.stringify(value)].at(0) ?? String(value);
  } catch {
    text = String(value);
  }
  return text.length > 60 ? `${text.slice(0, 60)}…` : text;
}

/** A plain object: no list, date, pattern or instance of a class. */
export function isPlain(value: unknown): value is Record<string, unknown> {
  if (typeof value !== 'object' || value === null) return false;
  const prototype: unknown = Object.getPrototypeOf(value);
  return prototype === null || prototype === Object.prototype;
}
