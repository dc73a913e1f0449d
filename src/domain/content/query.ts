/** Queries over documents: a chain that never changes, the same in Node and in the browser. */
import { checkCondition, hasText, kindOf } from './checks';
import {
  compareText,
  type Condition,
  type DottedPath,
  type FieldKind,
  type FieldKinds,
  isPlain,
  must,
  show,
} from './condition';
import { tester } from './matching';

export { ContentQueryError } from './condition';
export type { Condition, FieldKind } from './condition';

export type Direction = 'asc' | 'desc';

interface QueryOptions<T> {
  /** What the documents' fields hold, so that mistakes are found when the query is written. */
  fields: { readonly [K in keyof T & string]: FieldKind };
  /** where `search` looks by default; without it in all fields of text and lists */
  searchFields?: readonly (keyof T & string)[];
}

/**
 * A query. `T` is a document, `R` what is left of it after `only` and `without`, `Item` an element of the result.
 *
 * However the operations are chained, they are carried out in this order: where and search, sortBy, skip, limit,
 * surround, only and without. Conditions and sorting may therefore use fields that `only` leaves out.
 * Each operation gives a new query and throws ContentQueryError where its arguments make no sense.
 */
export interface ContentQuery<T extends object, R extends object = T, Item = R> {
  /** Keeps these fields. */
  only<K extends keyof R & string>(fields: readonly K[]): ContentQuery<T, Pick<R, K>, Swap<Item, Pick<R, K>>>;
  /** Drops these fields. */
  without<K extends keyof R & string>(
    fields: readonly K[],
  ): ContentQuery<T, Omit<R, K>, Swap<Item, Omit<R, K>>>;
  /**
   * Sorts by a field; further calls decide between equals, and what is still equal keeps its order, also with 'desc'.
   * Types come as: missing or null, numbers, text, false, true. Text goes by code point, Chinese too: not by
   * stroke or sound, but alike on every machine.
   */
  sortBy(field: (keyof T & string) | DottedPath<T>, direction?: Direction): ContentQuery<T, R, Item>;
  /** At most n documents; the last call counts. */
  limit(n: number): ContentQuery<T, R, Item>;
  /** Leaves out the first n documents; the last call counts. */
  skip(n: number): ContentQuery<T, R, Item>;
  /** Keeps documents that match; with further calls, all conditions. */
  where(condition: Condition<T>): ContentQuery<T, R, Item>;
  /** Keeps documents in which every word occurs in some field, after NFKC and lower case; no words keep all. */
  search(text: string, fields?: readonly ((keyof T & string) | DottedPath<T>)[]): ContentQuery<T, R, Item>;
  /**
   * Gives, in place of the list, what stands around one document in it: `before` documents and then `after`, without
   * the document, null where there is none. All are null where the list does not have the document.
   * @param around the document's field `path`, or a test
   */
  surround(
    around: string | ((document: T) => boolean),
    counts?: { before?: number; after?: number },
  ): ContentQuery<T, R, R | null>;
  /** Carries the query out. */
  fetch(): Promise<Item[]>;
}

/** The element of a result after its fields changed. */
type Swap<Item, R> = null extends Item ? R | null : R;

interface Plan<T> {
  conditions: readonly Record<string, unknown>[];
  searches: readonly { words: readonly string[]; fields: readonly string[] }[];
  sorts: readonly { field: string; direction: Direction }[];
  skip: number;
  limit: number;
  around: { matches: (document: T) => boolean; before: number; after: number } | null;
  projections: readonly { keep: boolean; fields: readonly string[] }[];
}

const EMPTY = {
  conditions: [],
  searches: [],
  sorts: [],
  skip: 0,
  limit: Infinity,
  around: null,
  projections: [],
};

/** Text as `search` compares it: full-width and half-width, upper and lower case are the same. */
const normalise = (text: string): string => text.normalize('NFKC').toLowerCase();

/** All values at a path; lists on the way, and at its end, are opened. */
function valuesAt(value: unknown, path: readonly string[]): unknown[] {
  if (Array.isArray(value)) return value.flatMap((one) => valuesAt(one, path));
  const [head, ...rest] = path;
  if (head === undefined) return [value];
  return isPlain(value) && Object.hasOwn(value, head) ? valuesAt(value[head], rest) : [];
}

const RANKS: Record<string, number> = { number: 1, string: 2, boolean: 3 };

function compareValues(a: unknown, b: unknown): number {
  const rank = (value: unknown) => RANKS[typeof value] ?? 0;
  if (rank(a) !== rank(b)) return rank(a) - rank(b);
  if (typeof a === 'string' && typeof b === 'string') return compareText(a, b);
  return rank(a) === 0 ? 0 : Number(a) - Number(b);
}

const SORTABLE = '用文字、數字或真假值的欄位排序';

/** The value to sort by; undefined where there is none. */
function sortValue(document: object, field: string): unknown {
  let value: unknown = document;
  for (const part of field.split('.')) {
    value = isPlain(value) && Object.hasOwn(value, part) ? value[part] : undefined;
    if (Array.isArray(value)) break;
  }
  const what = `有文件的「${field}」是${Array.isArray(value) ? '清單' : '物件'}，不能排序`;
  must(typeof value !== 'object' || value === null, `sortBy → ${field}`, what, SORTABLE);
  return value;
}

function checkSortField(field: string, kinds: FieldKinds): void {
  const where = `sortBy → ${field}`;
  const kind = kindOf(field, kinds, where);
  const what = `「${field}」是${kind === 'list' ? '清單' : '物件'}，不能排序`;
  must(kind !== 'object' && kind !== 'list', where, what, SORTABLE);
}

function checkSearchField(field: string, kinds: FieldKinds): void {
  const where = `search → ${field}`;
  const kind = kindOf(field, kinds, where);
  must(hasText(kind), where, `「${field}」沒有文字可以搜尋`, '用文字或文字清單的欄位');
}

/** Checks the fields of `only` and `without`; each call sees what earlier ones left. */
function checkProjections(projections: Plan<object>['projections'], kinds: FieldKinds): void {
  let left = new Set(Object.keys(kinds));
  for (const { keep, fields } of projections) {
    const where = keep ? 'only' : 'without';
    for (const field of fields) {
      const what = Object.hasOwn(kinds, field)
        ? `「${field}」已經被前面的only或without刪除`
        : `沒有「${field}」這個欄位`;
      must(left.has(field), where, what, () => `用這些欄位之一：${[...left].join('、') || '（沒有）'}`);
    }
    left = new Set([...left].filter((field) => fields.includes(field) === keep));
  }
}

function carryOut<T extends object>(plan: Plan<T>, documents: readonly T[]) {
  let list = [...documents];
  for (const condition of plan.conditions) list = list.filter(tester(condition));
  for (const { words, fields } of plan.searches) {
    const paths = fields.map((field) => field.split('.'));
    list = list.filter((document) => {
      const texts = paths
        .flatMap((path) => valuesAt(document, path))
        .filter((value) => typeof value === 'string');
      const text = normalise(texts.join('\n'));
      return words.every((word) => text.includes(word));
    });
  }
  if (plan.sorts.length > 0) {
    const rows = list.map((document) => ({
      document,
      values: plan.sorts.map(({ field }) => sortValue(document, field)),
    }));
    rows.sort((a, b) => {
      for (const [i, { direction }] of plan.sorts.entries()) {
        const order = compareValues(a.values[i], b.values[i]);
        if (order !== 0) return direction === 'desc' ? -order : order;
      }
      return 0;
    });
    list = rows.map(({ document }) => document);
  }
  list = list.slice(plan.skip, plan.skip + plan.limit);
  let result: (object | null)[] = list;
  if (plan.around) {
    const { matches, before, after } = plan.around;
    const at = list.findIndex((document) => matches(document));
    const near = (from: number, count: number) =>
      Array.from({ length: count }, (_, i) => (at < 0 ? null : (list[from + i] ?? null)));
    result = [...near(at - before, before), ...near(at + 1, after)];
  }
  if (plan.projections.length === 0) return result;
  const keeps = (field: string) =>
    plan.projections.every(({ keep, fields }) => fields.includes(field) === keep);
  return result.map(
    (document) => document && Object.fromEntries(Object.entries(document).filter(([field]) => keeps(field))),
  );
}

function count(value: unknown, where: string): number {
  const isCount = typeof value === 'number' && Number.isSafeInteger(value) && value >= 0;
  must(isCount, where, () => `${show(value)}不是個數`, '寫0或正整數');
  return value;
}

function names(value: unknown, where: string): string[] {
  const isNames = Array.isArray(value) && value.length > 0 && value.every((one) => typeof one === 'string');
  must(isNames, where, () => `${show(value)}不是欄位名的清單`, "寫成清單，例如['title', 'date']");
  return [...value];
}

/** A query over documents. `load` is called once by each `fetch`, not before. */
export function createQuery<T extends object>(
  load: () => Promise<readonly T[]>,
  options: QueryOptions<T>,
): ContentQuery<T> {
  const kinds: FieldKinds = options.fields;
  const searchFields =
    options.searchFields ?? Object.keys(kinds).filter((f) => hasText(kinds[f] ?? 'object'));

  // The chain's types are those of ContentQuery; inside, documents are objects of which the plan knows the fields.
  const chain = (plan: Plan<T>): ContentQuery<T> => {
    const next = (change: Partial<Plan<T>>) => chain({ ...plan, ...change });
    const project = (keep: boolean, fields: readonly string[]) => {
      const projections = [...plan.projections, { keep, fields: names(fields, keep ? 'only' : 'without') }];
      checkProjections(projections, kinds);
      return next({ projections }) as never;
    };
    return {
      only: (fields) => project(true, fields),
      without: (fields) => project(false, fields),
      sortBy: (field, direction: string = 'asc') => {
        must(typeof field === 'string', 'sortBy', () => `${show(field)}不是欄位名`, "寫欄位名，例如'date'");
        const known = direction === 'asc' || direction === 'desc';
        must(known, `sortBy → ${field}`, () => `沒有${show(direction)}這個方向`, "寫'asc'或'desc'");
        checkSortField(field, kinds);
        return next({ sorts: [...plan.sorts, { field, direction }] });
      },
      limit: (n) => next({ limit: count(n, 'limit') }),
      skip: (n) => next({ skip: count(n, 'skip') }),
      where: (condition) =>
        next({ conditions: [...plan.conditions, checkCondition(condition, kinds, 'where')] }),
      search: (text, fields) => {
        must(typeof text === 'string', 'search', () => `${show(text)}不是文字`, '寫要找的字');
        const words = normalise(text).split(/\s+/u).filter(Boolean);
        const chosen = fields && names(fields, 'search');
        for (const field of chosen ?? []) checkSearchField(field, kinds);
        return next({ searches: [...plan.searches, { words, fields: chosen ?? searchFields }] });
      },
      surround: (around, counts = {}) => {
        const points = typeof around === 'string' || typeof around === 'function';
        must(points, 'surround', () => `${show(around)}不能指出文件`, '寫文件的path，或一個函式');
        must(isPlain(counts), 'surround', () => `${show(counts)}不是個數`, '寫成{ before: 1, after: 1 }');
        const findable = typeof around === 'function' || Object.hasOwn(kinds, 'path');
        must(findable, 'surround', '文件沒有「path」這個欄位', '改用函式指出文件');
        const matches =
          typeof around === 'function'
            ? around
            : (document: T) => 'path' in document && document.path === around;
        return next({
          around: {
            matches,
            before: count(counts.before ?? 1, 'surround → before'),
            after: count(counts.after ?? 1, 'surround → after'),
          },
        });
      },
      fetch: async () => carryOut(plan, await load()) as T[],
    };
  };
  return chain(EMPTY);
}
