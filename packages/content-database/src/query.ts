/** Queries over documents: a chain that never changes, the same in Node and in the browser. */
import { compareText, toTest, type Condition, type DottedPath, type ScalarField } from './condition';
import { readField } from './fields';

type SearchField<T> = (keyof T & string) | DottedPath<T>;
type Test<T> = (document: T) => boolean;

/**
 * A query of documents `T`; `R` is what `only` and `without` leave, `Item` an element of the result. Each operation gives a new query; the
 * order is always: where and search, sortBy, skip, limit, surround, only and without.
 */
export interface ContentQuery<T extends object, R extends object = T, Item = R> {
  only<K extends keyof R & string>(fields: readonly K[]): ContentQuery<T, Pick<R, K>, Swap<Item, Pick<R, K>>>;
  without<K extends keyof R & string>(
    fields: readonly K[],
  ): ContentQuery<T, Omit<R, K>, Swap<Item, Omit<R, K>>>;
  /** Sorts by a field; further calls decide between equals. Null comes first, then numbers, text by code point, booleans. */
  sortBy(field: ScalarField<T> | DottedPath<T>, direction?: 'asc' | 'desc'): ContentQuery<T, R, Item>;
  /** At most n documents; the last call counts. */
  limit(n: number): ContentQuery<T, R, Item>;
  /** Leaves out the first n documents; the last call counts. */
  skip(n: number): ContentQuery<T, R, Item>;
  /** Keeps documents that match; with further calls, all conditions. */
  where(condition: Condition<T>): ContentQuery<T, R, Item>;
  /** Keeps documents in which every word occurs in some field, after NFKC and lower case; no words keep all. */
  search(text: string, fields?: readonly SearchField<T>[]): ContentQuery<T, R, Item>;
  /** `before` documents around one, then `after`; null where there is none. @param around the document's field `path`, or a test */
  surround(
    around: (T extends { path: string } ? string : never) | Test<T>,
    counts?: { before?: number; after?: number },
  ): ContentQuery<T, R, R | null>;
  fetch(): Promise<Item[]>;
}

type Swap<Item, R> = null extends Item ? R | null : R;

interface Plan<T> {
  tests: readonly Test<T>[];
  sorts: readonly { path: readonly string[]; sign: 1 | -1 }[];
  skip: number;
  limit: number;
  around: { test: Test<T>; before: number; after: number } | null;
  projections: readonly { keep: boolean; fields: readonly string[] }[];
}

const EMPTY = { tests: [], sorts: [], skip: 0, limit: Infinity, around: null, projections: [] };

const normalise = (text: string): string => text.normalize('NFKC').toLowerCase();

function textsAt(value: unknown, [head, ...rest]: readonly string[]): string[] {
  if (Array.isArray(value)) {
    const path = head === undefined ? [] : [head, ...rest];
    return value.flatMap((one) => textsAt(one, path));
  }
  if (head !== undefined) return textsAt(readField(value, head), rest);
  return typeof value === 'string' ? [value] : [];
}

const RANKS: Record<string, number> = { number: 1, string: 2, boolean: 3 };

function compareValues(a: unknown, b: unknown): number {
  const rank = (value: unknown) => RANKS[typeof value] ?? 0;
  if (rank(a) !== rank(b)) return rank(a) - rank(b);
  if (typeof a === 'string' && typeof b === 'string') return compareText(a, b);
  return rank(a) === 0 ? 0 : Number(a) - Number(b);
}

const valueAt = (document: unknown, path: readonly string[]): unknown => path.reduce(readField, document);

function carryOut<T extends object>(plan: Plan<T>, documents: readonly T[]): (object | null)[] {
  const list = documents
    .filter((document) => plan.tests.every((test) => test(document)))
    .sort((a, b) => {
      const orders = plan.sorts.map(
        ({ path, sign }) => sign * compareValues(valueAt(a, path), valueAt(b, path)),
      );
      return orders.find((order) => order !== 0) ?? 0;
    })
    .slice(plan.skip, plan.skip + plan.limit);
  let result: (T | null)[] = list;
  if (plan.around) {
    const { test, before, after } = plan.around;
    const at = list.findIndex(test);
    const near = (from: number, count: number) =>
      Array.from({ length: count }, (_, i) => (at < 0 ? null : (list[from + i] ?? null)));
    result = [...near(at - before, before), ...near(at + 1, after)];
  }
  const keeps = (field: string) =>
    plan.projections.every(({ keep, fields }) => fields.includes(field) === keep);
  return result.map(
    (document) => document && Object.fromEntries(Object.entries(document).filter(([field]) => keeps(field))),
  );
}

/** A query over documents; each `fetch` calls `load` once. @param searchFields where `search` looks by default */
export function createQuery<T extends object>(
  load: () => Promise<readonly T[]>,
  searchFields: readonly SearchField<T>[],
): ContentQuery<T> {
  // The chain's types are those of ContentQuery; inside, a result is a list of objects.
  const chain = (plan: Plan<T>): ContentQuery<T> => {
    const next = (change: Partial<Plan<T>>) => chain({ ...plan, ...change });
    const project = (keep: boolean, fields: readonly string[]) =>
      next({ projections: [...plan.projections, { keep, fields }] }) as never;
    const filter = (test: Test<T>) => next({ tests: [...plan.tests, test] });
    return {
      only: (fields) => project(true, fields),
      without: (fields) => project(false, fields),
      sortBy: (field, direction) =>
        next({ sorts: [...plan.sorts, { path: field.split('.'), sign: direction === 'desc' ? -1 : 1 }] }),
      limit: (limit) => next({ limit }),
      skip: (skip) => next({ skip }),
      where: (condition) => filter(toTest(condition)),
      search: (text, fields = searchFields) => {
        const words = normalise(text).split(/\s+/u).filter(Boolean);
        const paths = fields.map((field) => field.split('.'));
        return filter((document) => {
          const found = normalise(paths.flatMap((path) => textsAt(document, path)).join('\n'));
          return words.every((word) => found.includes(word));
        });
      },
      surround: (around, { before = 1, after = 1 } = {}) => {
        const test = typeof around === 'function' ? around : (one: T) => readField(one, 'path') === around;
        return next({ around: { test, before, after } });
      },
      fetch: async () => carryOut(plan, await load()) as T[],
    };
  };
  return chain(EMPTY);
}
