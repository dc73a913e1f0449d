// By its file for bundlers: Node finds no names in the main one.
import {
  $and,
  $eq,
  $exists,
  $in,
  $ne,
  $nin,
  $not,
  $or,
  $regex,
  createEqualsOperation,
  createQueryTester,
} from 'sift/es5m/index.js';

export type Scalar = string | number | boolean | null;

/** Fields that hold one value; the others hold lists or objects. */
export type ScalarField<T> = {
  [K in keyof T & string]: T[K] extends Scalar | undefined ? K : never;
}[keyof T & string];

/** A part of an object or list field, for example `facts.severity` or `tags.0`. */
export type DottedPath<T> = `${Exclude<keyof T & string, ScalarField<T>>}.${string}`;

type ValueOf<V> = V extends readonly (infer U)[]
  ? Extract<U, Scalar> | null
  : V extends Scalar
    ? V | null
    : null;
type Ordered<V> = Extract<ValueOf<V>, string | number>;
type Part<V> = Exclude<ValueOf<V>, null>;

/** Operators on a field. A list field matches where one of its elements does, `$ne` and `$nin` where none does. */
interface FieldOperators<V> {
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

export type Condition<T> = { [K in keyof T & string]?: ValueOf<T[K]> | FieldOperators<T[K]> } & {
  [K in DottedPath<T>]?: Scalar | FieldOperators<Scalar>;
} & {
  $and?: readonly Condition<T>[];
  $or?: readonly Condition<T>[];
  $not?: Condition<T>;
};

/** Text order by code point, the same on every machine: Chinese is not sorted by stroke or sound. */
export function compareText(a: string, b: string): number {
  let i = 0;
  while (i < a.length && i < b.length && a[i] === b[i]) i++;
  return (a.codePointAt(i) ?? -1) - (b.codePointAt(i) ?? -1);
}

type Test = (value: unknown, key: unknown, owner: unknown) => boolean;
type Operator = typeof createEqualsOperation;

const operator =
  <O>(test: (operand: O) => Test): Operator =>
  (operand: O, query, options) =>
    createEqualsOperation(test(operand), query, options);

const comparing = (passes: (order: number) => boolean): Operator =>
  operator((operand: string | number) => (value) => {
    if (typeof value === 'string' && typeof operand === 'string') return passes(compareText(value, operand));
    return typeof value === 'number' && typeof operand === 'number' && passes(value - operand);
  });

// sift shows an operator the elements of a list first, then the list; here only the list counts.
const containing = (all: boolean): Operator =>
  operator((operands: Scalar | Scalar[]) => (value, _key, owner) => {
    if (Array.isArray(owner)) return false;
    const has = (part: Scalar) =>
      typeof value === 'string'
        ? typeof part === 'string' && value.includes(part)
        : Array.isArray(value) && value.includes(part);
    const parts = [operands].flat();
    return all ? parts.every(has) : parts.some(has);
  });

// Only these are handed to sift: its $where, which evaluates strings, is not even bundled.
const operations = {
  $eq,
  $ne,
  $in,
  $nin,
  $gt: comparing((order) => order > 0),
  $gte: comparing((order) => order >= 0),
  $lt: comparing((order) => order < 0),
  $lte: comparing((order) => order <= 0),
  $contains: containing(true),
  $containsAny: containing(false),
  $regex,
  $and,
  $or,
  $not,
  $exists,
};

export const toTest = <T extends object>(condition: Condition<T>): ((document: T) => boolean) =>
  createQueryTester<T, object>(condition, { operations });
