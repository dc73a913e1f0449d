/** Checks of the conditions of content queries; each message says what is wrong, where, and how to write it. */
import {
  ContentQueryError,
  isPlain,
  must,
  show,
  type FieldKind,
  type FieldKinds,
  type Scalar,
} from './condition';

/**
 * The kind of a field or of a path into one.
 * @throws ContentQueryError for fields that no document has, and for paths to what objects inherit
 */
export function kindOf(path: string, kinds: FieldKinds, where: string): FieldKind {
  const parts = path.split('.');
  for (const part of parts) {
    const inherited = part === 'length' || part in Object.prototype;
    must(
      part !== '' && !inherited,
      where,
      `「${path}」不是欄位的路徑`,
      '寫欄位名，或以點連接的路徑，例如facts.severity',
    );
  }
  const head = parts[0] ?? '';
  const kind = Object.hasOwn(kinds, head) ? kinds[head] : undefined;
  const known = () => `用這些欄位之一：${Object.keys(kinds).join('、') || '（沒有文件）'}`;
  must(kind !== undefined, where, `沒有「${head}」這個欄位`, known);
  if (parts.length === 1) return kind;
  const open = kind === 'object' || kind === 'list' || kind === 'any';
  must(open, where, `「${head}」不是物件，底下沒有「${path}」`, `直接用「${head}」`);
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

/** Can a field of this kind hold text? */
export const hasText = (kind: FieldKind): boolean => kind === 'text' || kind === 'list' || kind === 'any';

/** One value to compare with. */
function scalar(value: unknown, kind: FieldKind, where: string): Scalar {
  const fix = Array.isArray(value)
    ? '比對清單用$in、$contains或$containsAny'
    : value instanceof RegExp
      ? `寫成{ $regex: ${String(value)} }`
      : isPlain(value)
        ? '物件的內容用路徑比對，例如「facts.severity」'
        : '寫文字、有限的數字、真假值或null';
  must(isScalar(value), where, () => `${show(value)}不能用來比對`, fix);
  const fitting = kind === 'object' ? '只能比對null，或用路徑比對它的內容' : `用${KIND_NAMES[kind]}來比對`;
  must(fits(kind, value), where, () => `欄位是${KIND_NAMES[kind]}，${show(value)}不可能相符`, fitting);
  return value;
}

function scalars(value: unknown, kind: FieldKind, where: string, empty: boolean): Scalar[] {
  const what = () => `${show(value)}不是${empty ? '' : '有內容的'}清單`;
  must(Array.isArray(value) && (empty || value.length > 0), where, what, "寫成清單，例如['a', 'b']");
  return Array.from(value, (one: unknown, i) => scalar(one, kind, `${where}[${i}]`));
}

/** Operands of `$contains` and `$containsAny`: not null, and text for a text. */
function parts(value: unknown, kind: FieldKind, where: string): Scalar[] {
  must(hasText(kind), where, `欄位是${KIND_NAMES[kind]}`, '只有清單與文字能用$contains與$containsAny');
  const found = scalars(value, kind, where, false);
  must(!found.includes(null), where, '不能有null', '刪除null');
  return found;
}

function ordered(value: unknown, kind: FieldKind, where: string): Scalar {
  const found = scalar(value, kind, where);
  must(found !== null && typeof found !== 'boolean', where, () => `${show(value)}沒有大小`, '寫文字或數字');
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
    must(hasText(kind), where, `欄位是${KIND_NAMES[kind]}`, '只有文字與文字的清單能用$regex');
    const isPattern = typeof value === 'string' || value instanceof RegExp;
    must(isPattern, where, () => `${show(value)}不是正規表示式`, '寫文字或/…/');
    try {
      return new RegExp(value);
    } catch {
      throw new ContentQueryError(where, `${show(value)}不是正規表示式`, '檢查括號與跳脫字元');
    }
  },
  $exists: (value, _kind, where) => {
    must(typeof value === 'boolean', where, () => `${show(value)}不是真假值`, '寫true或false');
    return value;
  },
  $not: (value, kind, where) => operators(value, kind, where),
};

const GROUPS = ['$and', '$or', '$not'];
const OPERATORS = [...Object.keys(CHECKS), '$and', '$or'];

function refuse(operator: string, where: string): never {
  const place = GROUPS.includes(operator) ? '外面' : '底下';
  must(!OPERATORS.includes(operator), where, `${operator}不能放在這裡`, `把${operator}放在欄位${place}`);
  throw new ContentQueryError(where, `沒有「${operator}」這個運算子`, `用這些之一：${OPERATORS.join('、')}`);
}

function operators(value: unknown, kind: FieldKind, where: string): Record<string, unknown> {
  must(isPlain(value), where, () => `${show(value)}不是運算子的物件`, "寫成物件，例如{ $eq: 'a' }");
  const entries = Object.entries(value);
  must(entries.length > 0, where, '沒有運算子', '寫一個運算子，或刪除這個條件');
  return Object.fromEntries(
    entries.map(([operator, operand]) => {
      const check = Object.hasOwn(CHECKS, operator) ? CHECKS[operator] : undefined;
      const named = operator.startsWith('$');
      must(named, where, `「${operator}」不是運算子`, '物件的內容用路徑比對，例如「facts.severity」');
      if (!check) return refuse(operator, where);
      return [operator, check(operand, kind, `${where} → ${operator}`)];
    }),
  );
}

/**
 * Checks a condition and copies it, so that a later change of the object given does not change the query.
 * @param kinds the fields there are
 * @throws ContentQueryError
 */
export function checkCondition(value: unknown, kinds: FieldKinds, where: string): Record<string, unknown> {
  must(isPlain(value), where, () => `${show(value)}不是條件`, "寫成物件，例如{ version: '1.0' }");
  return Object.fromEntries(
    Object.entries(value).map(([key, inner]): [string, unknown] => {
      const place = `${where} → ${key}`;
      if (key === '$not') return [key, checkCondition(inner, kinds, place)];
      if (key === '$and' || key === '$or') {
        const filled = Array.isArray(inner) && inner.length > 0;
        must(filled, place, () => `${show(inner)}不是有內容的清單`, '寫成條件的清單');
        return [key, Array.from(inner, (one: unknown, i) => checkCondition(one, kinds, `${place}[${i}]`))];
      }
      if (key.startsWith('$')) return refuse(key, where);
      const kind = kindOf(key, kinds, place);
      const direct = isPlain(inner) && Object.keys(inner).every((name) => name.startsWith('$'));
      return [key, direct ? operators(inner, kind, place) : { $eq: scalar(inner, kind, place) }];
    }),
  );
}
