/**
 * Conditions of content queries: what they may say, and the test they become.
 *
 * The matching is sift's (17.1.4: 3 KB gzip with these operators, mingo 7.2.6 needs 9.6 KB; both are
 * maintained; sift also takes operators of one's own and `$not` around a whole condition). Only the operators
 * listed here are handed to it, so its `$where`, which evaluates strings, is not even bundled.
 */
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
} from 'sift';

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

/**
 * The kind of a field or of a path into one.
 * @throws ContentQueryError for fields that no document has, and for paths to what objects inherit
 */
export function kindOf(path: string, kinds: FieldKinds, where: string): FieldKind {
  const parts = path.split('.');
  for (const part of parts) {
    if (part === '' || part === 'length' || part in Object.prototype) {
      throw new ContentQueryError(
        where,
        `「${path}」不是欄位的路徑`,
        '寫欄位名，或以點連接的路徑，例如facts.severity',
      );
    }
  }
  const head = parts[0] ?? '';
  const kind = Object.hasOwn(kinds, head) ? kinds[head] : undefined;
  if (kind === undefined) {
    throw new ContentQueryError(
      where,
      `沒有「${head}」這個欄位`,
      `用這些欄位之一：${Object.keys(kinds).join('、') || '（沒有文件）'}`,
    );
  }
  if (parts.length === 1) return kind;
  if (kind !== 'object' && kind !== 'list' && kind !== 'any') {
    throw new ContentQueryError(where, `「${head}」不是物件，底下沒有「${path}」`, `直接用「${head}」`);
  }
  return 'any';
}

const KIND_NAMES: Record<FieldKind, string> = {
  text: '文字',
  number: '數字',
  boolean: '真假值',
  list: '清單',
  object: '物件',
  any: '值',
};

const isScalar = (value: unknown): value is Scalar =>
  value === null ||
  typeof value === 'string' ||
  typeof value === 'boolean' ||
  (typeof value === 'number' && Number.isFinite(value));

/** Whether a field of this kind can hold the value (or, for a list, have it as an element). */
function fits(kind: FieldKind, value: Scalar): boolean {
  if (value === null || kind === 'any' || kind === 'list') return true;
  if (kind === 'object') return false;
  return typeof value === (kind === 'text' ? 'string' : kind);
}

/** One value to compare with. */
function scalar(value: unknown, kind: FieldKind, where: string): Scalar {
  if (!isScalar(value)) {
    const fix = Array.isArray(value)
      ? '比對清單用$in、$contains或$containsAny'
      : value instanceof RegExp
        ? `寫成{ $regex: ${String(value)} }`
        : isPlain(value)
          ? '物件的內容用路徑比對，例如「facts.severity」'
          : '寫文字、有限的數字、真假值或null';
    throw new ContentQueryError(where, `${show(value)}不能拿來比對`, fix);
  }
  if (!fits(kind, value)) {
    throw new ContentQueryError(
      where,
      `欄位是${KIND_NAMES[kind]}，${show(value)}不可能相符`,
      kind === 'object' ? '只能比對null，或用路徑比對它的內容' : `用${KIND_NAMES[kind]}來比對`,
    );
  }
  return value;
}

function scalars(value: unknown, kind: FieldKind, where: string, empty: boolean): Scalar[] {
  if (!Array.isArray(value) || (!empty && value.length === 0)) {
    throw new ContentQueryError(
      where,
      `${show(value)}不是${empty ? '' : '有內容的'}清單`,
      "寫成清單，例如['a', 'b']",
    );
  }
  return Array.from(value, (one: unknown, i) => scalar(one, kind, `${where}[${i}]`));
}

/** Operands of `$contains` and `$containsAny`: not null, and text for a text. */
function parts(value: unknown, kind: FieldKind, where: string): Scalar[] {
  if (kind !== 'text' && kind !== 'list' && kind !== 'any') {
    throw new ContentQueryError(
      where,
      `欄位是${KIND_NAMES[kind]}`,
      '只有清單與文字能用$contains與$containsAny',
    );
  }
  const found = scalars(value, kind, where, false);
  if (found.includes(null)) throw new ContentQueryError(where, '不能有null', '拿掉null');
  return found;
}

function ordered(value: unknown, kind: FieldKind, where: string): Scalar {
  const found = scalar(value, kind, where);
  if (found === null || typeof found === 'boolean') {
    throw new ContentQueryError(where, `${show(value)}沒有大小`, '寫文字或數字');
  }
  return found;
}

type Check = (value: unknown, kind: FieldKind, where: string) => unknown;

/** The operators of a field; each gives the operand that the test uses. */
const CHECKS: Record<string, Check> = {
  $eq: scalar,
  $ne: scalar,
  $in: (value, kind, where) => scalars(value, kind, where, true),
  $nin: (value, kind, where) => scalars(value, kind, where, true),
  $gt: ordered,
  $gte: ordered,
  $lt: ordered,
  $lte: ordered,
  $contains: (value, kind, where) => parts(Array.isArray(value) ? value : [value], kind, where),
  $containsAny: parts,
  $regex: (value, kind, where) => {
    if (kind !== 'text' && kind !== 'list' && kind !== 'any') {
      throw new ContentQueryError(where, `欄位是${KIND_NAMES[kind]}`, '只有文字與文字的清單能用$regex');
    }
    if (typeof value !== 'string' && !(value instanceof RegExp)) {
      throw new ContentQueryError(where, `${show(value)}不是正規表示式`, '寫文字或/…/');
    }
    try {
      return new RegExp(value);
    } catch {
      throw new ContentQueryError(where, `${show(value)}不是正規表示式`, '檢查括號與跳脫字元');
    }
  },
  $exists: (value, _kind, where) => {
    if (typeof value !== 'boolean')
      throw new ContentQueryError(where, `${show(value)}不是真假值`, '寫true或false');
    return value;
  },
  $not: (value, kind, where) => operators(value, kind, where),
};

const GROUPS = ['$and', '$or', '$not'];
const OPERATORS = [...Object.keys(CHECKS), '$and', '$or'];

function refuse(operator: string, where: string): never {
  if (OPERATORS.includes(operator)) {
    throw new ContentQueryError(
      where,
      `${operator}不能放在這裡`,
      GROUPS.includes(operator) ? `把${operator}放在欄位外面` : `把${operator}放在欄位底下`,
    );
  }
  throw new ContentQueryError(where, `沒有「${operator}」這個運算子`, `用這些之一：${OPERATORS.join('、')}`);
}

function operators(value: unknown, kind: FieldKind, where: string): Record<string, unknown> {
  if (!isPlain(value)) {
    throw new ContentQueryError(where, `${show(value)}不是運算子的物件`, "寫成物件，例如{ $eq: 'a' }");
  }
  const entries = Object.entries(value);
  if (entries.length === 0) throw new ContentQueryError(where, '沒有運算子', '寫一個運算子，或拿掉這個條件');
  return Object.fromEntries(
    entries.map(([operator, operand]) => {
      const check = Object.hasOwn(CHECKS, operator) ? CHECKS[operator] : undefined;
      if (!operator.startsWith('$')) {
        throw new ContentQueryError(
          where,
          `「${operator}」不是運算子`,
          `物件的內容用路徑比對，例如「facts.severity」`,
        );
      }
      if (!check) return refuse(operator, where);
      return [operator, check(operand, kind, `${where} → ${operator}`)];
    }),
  );
}

/**
 * Checks a condition and copies it, so that a later change of the object given does not change the query.
 * @param kinds the fields there are, or null where they are not known yet (only operators and operands are checked)
 * @throws ContentQueryError
 */
export function checkCondition(
  value: unknown,
  kinds: FieldKinds | null,
  where: string,
): Record<string, unknown> {
  if (!isPlain(value)) {
    throw new ContentQueryError(where, `${show(value)}不是條件`, "寫成物件，例如{ version: '1.0' }");
  }
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]): [string, unknown] => {
      const place = `${where} → ${key}`;
      if (key === '$not') return [key, checkCondition(inner, kinds, place)];
      if (key === '$and' || key === '$or') {
        if (!Array.isArray(inner) || inner.length === 0) {
          throw new ContentQueryError(place, `${show(inner)}不是有內容的清單`, '寫成條件的清單');
        }
        return [key, Array.from(inner, (one: unknown, i) => checkCondition(one, kinds, `${place}[${i}]`))];
      }
      if (key.startsWith('$')) return refuse(key, where);
      const kind = kindOf(key, kinds ?? { [key.split('.')[0] ?? '']: 'any' }, place);
      const direct = isPlain(inner) && Object.keys(inner).every((name) => name.startsWith('$'));
      return [key, direct ? operators(inner, kind, place) : { $eq: scalar(inner, kind, place) }];
    }),
  );
}

type Test = (value: unknown, key: unknown, owner: unknown) => boolean;
type Make = typeof createEqualsOperation;

/** An operator that matches where a value, or an element of a list, passes. */
const operator =
  <O>(test: (operand: O) => Test): Make =>
  (operand: O, query, options) =>
    createEqualsOperation(test(operand), query, options);

const comparing = (passes: (order: number) => boolean): Make =>
  operator((operand: string | number) => (value) => {
    if (typeof value === 'string' && typeof operand === 'string') return passes(compareText(value, operand));
    if (typeof value === 'number' && typeof operand === 'number') return passes(value - operand);
    return false;
  });

// sift shows an operator the elements of a list first, then the list; here only the list counts.
const containing = (all: boolean): Make =>
  operator((operands: Scalar[]) => (value, _key, owner) => {
    if (Array.isArray(owner)) return false;
    const has = (part: Scalar) =>
      typeof value === 'string'
        ? typeof part === 'string' && value.includes(part)
        : Array.isArray(value) && value.includes(part);
    return all ? operands.every(has) : operands.some(has);
  });

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

/** The test of a checked condition. */
export function tester(condition: Record<string, unknown>): (document: object) => boolean {
  const test = createQueryTester<object, Record<string, unknown>>(condition, { operations });
  return (document) => test(document);
}
