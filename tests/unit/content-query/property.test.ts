import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createQuery } from '../../../src/domain/content/query';

// Random documents and queries, compared with a plain implementation of the same operations.

type Obj = Record<string, unknown>;
type Step =
  | ['where', Obj]
  | ['search', string, string[] | undefined]
  | ['sortBy', string, 'asc' | 'desc']
  | ['skip' | 'limit', number]
  | ['only' | 'without', string[]]
  | ['surround', string, { before: number; after: number }];

// ---- the reference

/** The values at a path; `end` is false for the elements of a list at its end. */
function reach(value: unknown, path: string[]): { there: boolean; end: boolean; value: unknown }[] {
  const found: { there: boolean; end: boolean; value: unknown }[] = [];
  if (path.length === 0) {
    found.push({ there: true, end: true, value });
    if (Array.isArray(value)) for (const one of value) found.push({ there: true, end: false, value: one });
    return found;
  }
  if (Array.isArray(value)) {
    for (const one of value) found.push(...reach(one, path));
    return found;
  }
  const [head, ...rest] = path as [string, ...string[]];
  if (typeof value === 'object' && value !== null && head in value) {
    return reach((value as Obj)[head], rest);
  }
  return [{ there: false, end: true, value: undefined }];
}

function points(text: string): number[] {
  const all: number[] = [];
  for (const sign of text) all.push(sign.codePointAt(0) ?? 0);
  return all;
}

function textOrder(a: string, b: string): number {
  const x = points(a);
  const y = points(b);
  for (let i = 0; i < x.length || i < y.length; i++) {
    if (i >= x.length) return -1;
    if (i >= y.length) return 1;
    if (x[i] !== y[i]) return (x[i] as number) < (y[i] as number) ? -1 : 1;
  }
  return 0;
}

function order(a: unknown, b: unknown): number | null {
  if (typeof a === 'number' && typeof b === 'number') return a < b ? -1 : a > b ? 1 : 0;
  if (typeof a === 'string' && typeof b === 'string') return textOrder(a, b);
  return null;
}

const same = (a: unknown, b: unknown) => a === b || (a == null && b == null);

function fieldMatches(document: Obj, field: string, operators: Obj): boolean {
  const values = reach(document, field.split('.'));
  for (const [name, operand] of Object.entries(operators)) {
    const list = Array.isArray(operand) ? operand : [operand];
    let any = false;
    let result: boolean;
    for (const { value, end } of values) {
      const by = order(value, operand);
      if (name === '$eq' || name === '$ne') any ||= same(value, operand);
      else if (name === '$in' || name === '$nin') for (const one of list) any ||= same(value, one);
      else if (name === '$gt') any ||= by !== null && by > 0;
      else if (name === '$gte') any ||= by !== null && by >= 0;
      else if (name === '$lt') any ||= by !== null && by < 0;
      else if (name === '$lte') any ||= by !== null && by <= 0;
      else if (name === '$regex') {
        any ||= typeof value === 'string' && new RegExp(operand as string | RegExp).test(value);
      } else if (name.startsWith('$contains') && end) {
        let hits = 0;
        for (const one of list) {
          if (Array.isArray(value)) {
            if (value.indexOf(one) >= 0) hits++;
          } else if (typeof value === 'string' && typeof one === 'string') {
            if (value.indexOf(one) >= 0) hits++;
          }
        }
        any ||= name === '$contains' ? hits === list.length : hits > 0;
      }
    }
    if (name === '$exists') {
      let there = false;
      for (const one of values) there ||= one.there;
      result = there === operand;
    } else if (name === '$not') result = !fieldMatches(document, field, operand as Obj);
    else if (name === '$ne' || name === '$nin') result = !any;
    else result = any;
    if (!result) return false;
  }
  return true;
}

function matches(document: Obj, condition: Obj): boolean {
  for (const [key, inner] of Object.entries(condition)) {
    if (key === '$and') {
      for (const one of inner as Obj[]) if (!matches(document, one)) return false;
    } else if (key === '$or') {
      let any = false;
      for (const one of inner as Obj[]) if (matches(document, one)) any = true;
      if (!any) return false;
    } else if (key === '$not') {
      if (matches(document, inner as Obj)) return false;
    } else {
      const operators = typeof inner === 'object' && inner !== null ? (inner as Obj) : { $eq: inner };
      if (!fieldMatches(document, key, operators)) return false;
    }
  }
  return true;
}

function found(document: Obj, text: string, fields: string[]): boolean {
  for (const word of text.normalize('NFKC').toLowerCase().split(/\s+/u)) {
    let hit = word === '';
    for (const field of fields) {
      for (const { value } of reach(document, field.split('.'))) {
        if (typeof value === 'string' && value.normalize('NFKC').toLowerCase().indexOf(word) >= 0) hit = true;
      }
    }
    if (!hit) return false;
  }
  return true;
}

const TYPES = ['number', 'string', 'boolean'];

function sortOrder(a: unknown, b: unknown): number {
  const x = TYPES.indexOf(typeof a);
  const y = TYPES.indexOf(typeof b);
  if (x !== y) return x < y ? -1 : 1;
  if (typeof a === 'boolean') return a === b ? 0 : a ? 1 : -1;
  return order(a, b) ?? 0;
}

function reference(documents: Obj[], steps: Step[]): unknown[] {
  let list: Obj[] = [];
  const sorts = steps.filter((s) => s[0] === 'sortBy') as [string, string, string][];
  let skip = 0;
  let limit = 1000;
  let around: [string, { before: number; after: number }] | null = null;
  for (const step of steps) {
    if (step[0] === 'skip') skip = step[1];
    if (step[0] === 'limit') limit = step[1];
    if (step[0] === 'surround') around = [step[1], step[2]];
  }
  for (const document of documents) {
    let keep = true;
    for (const step of steps) {
      if (step[0] === 'where' && !matches(document, step[1])) keep = false;
      if (step[0] === 'search' && !found(document, step[1], step[2] ?? DEFAULT_SEARCH)) keep = false;
    }
    if (!keep) continue;
    // insertion behind everything that is not greater: stable
    let at = list.length;
    while (at > 0) {
      let by = 0;
      for (const [, field, direction] of sorts) {
        const a = reach(list[at - 1], field.split('.'))[0]?.value;
        const b = reach(document, field.split('.'))[0]?.value;
        if (by === 0) by = sortOrder(a, b) * (direction === 'desc' ? -1 : 1);
      }
      if (by <= 0) break;
      at--;
    }
    list.splice(at, 0, document);
  }
  const cut: Obj[] = [];
  for (let i = skip; i < skip + limit && i < list.length; i++) cut.push(list[i] as Obj);
  list = cut;
  let result: (Obj | null)[] = list;
  if (around) {
    const [path, { before, after }] = around;
    let at = -1;
    for (let i = list.length - 1; i >= 0; i--) if (list[i]?.['path'] === path) at = i;
    result = [];
    for (let i = -before; i <= after; i++) {
      if (i !== 0) result.push(at === -1 ? null : (list[at + i] ?? null));
    }
  }
  return result.map((document) => {
    if (!document) return null;
    let left = { ...document };
    for (const step of steps) {
      if (step[0] !== 'only' && step[0] !== 'without') continue;
      const next: Obj = {};
      for (const [field, value] of Object.entries(left)) {
        if (step[1].includes(field) === (step[0] === 'only')) next[field] = value;
      }
      left = next;
    }
    return left;
  });
}

// ---- random documents and queries

const text = fc.oneof(
  fc.constantFrom(
    '',
    'a',
    'A',
    'ab',
    'b a',
    'Ａ',
    '押金',
    '租金',
    '金',
    '𠮷',
    '１',
    '1',
    'É',
    '\uFF41\u0301',
  ),
  fc.string({ maxLength: 3 }),
  fc.string({ unit: 'grapheme', maxLength: 3 }),
);
const number = fc.oneof(fc.constantFrom(0, 1, 2, -1, 1.5), fc.integer({ min: -3, max: 3 }));
const filled = fc.oneof(text, number, fc.boolean());
const scalar = fc.oneof(filled, fc.constant(null));
const some = { requiredKeys: ['path'] as const };

const document = fc.record(
  {
    path: fc.constantFrom('p', 'q', 'r', 's', 't'),
    title: text,
    rank: fc.oneof(number, fc.constant(null)),
    flag: fc.boolean(),
    mixed: scalar,
    tags: fc.array(scalar, { maxLength: 3 }),
    facts: fc.record(
      {
        a: scalar,
        list: fc.array(scalar, { maxLength: 3 }),
        deep: fc.record({ b: scalar }, { requiredKeys: [] }),
      },
      { requiredKeys: [] },
    ),
    toc: fc.array(fc.record({ text, depth: number }, { requiredKeys: [] }), { maxLength: 3 }),
    body: fc.constantFrom(null, { tag: 'p' }),
  },
  some as never,
) as fc.Arbitrary<Obj>;

const FIELDS = {
  path: 'text',
  title: 'text',
  rank: 'number',
  flag: 'boolean',
  mixed: 'any',
  tags: 'list',
  facts: 'object',
  toc: 'list',
  body: 'object',
} as const;
const DEFAULT_SEARCH = ['path', 'title', 'mixed', 'tags', 'toc'];

type Kind = 'text' | 'number' | 'boolean' | 'any' | 'list' | 'object';
const PATHS: [string, Kind][] = [
  ...(Object.entries(FIELDS) as [string, Kind][]),
  ['facts.a', 'any'],
  ['facts.list', 'any'],
  ['facts.deep.b', 'any'],
  ['toc.text', 'any'],
  ['toc.depth', 'any'],
];

const valueOf: Record<Kind, fc.Arbitrary<unknown>> = {
  text,
  number,
  boolean: fc.boolean(),
  any: filled,
  list: filled,
  object: fc.constant(null),
};
const regex = fc.constantFrom('a', '^$', '金', '.', /A/i, /^.$/u, /a/g, '[^a]');

function operators(kind: Kind, depth: number): fc.Arbitrary<Obj> {
  const value = fc.oneof(
    { weight: 6, arbitrary: valueOf[kind] },
    { weight: 1, arbitrary: fc.constant(null) },
  );
  const sorted = kind === 'text' ? text : kind === 'number' ? number : fc.oneof(text, number);
  const model: Record<string, fc.Arbitrary<unknown>> = {
    $eq: value,
    $ne: value,
    $in: fc.array(value, { maxLength: 3 }),
    $nin: fc.array(value, { maxLength: 3 }),
    $exists: fc.boolean(),
  };
  if (kind !== 'boolean' && kind !== 'object') {
    Object.assign(model, { $gt: sorted, $gte: sorted, $lt: sorted, $lte: sorted });
  }
  if (kind === 'text' || kind === 'list' || kind === 'any') {
    const part = valueOf[kind];
    Object.assign(model, {
      $contains: fc.oneof(part, fc.array(part, { minLength: 1, maxLength: 3 })),
      $containsAny: fc.array(part, { minLength: 1, maxLength: 3 }),
      $regex: regex,
    });
  }
  if (depth > 0) model['$not'] = operators(kind, depth - 1);
  return fc
    .shuffledSubarray(Object.keys(model), { minLength: 1, maxLength: 3 })
    .chain((names) => fc.record(Object.fromEntries(names.map((n) => [n, model[n] ?? value]))));
}

function condition(depth: number): fc.Arbitrary<Obj> {
  const field = fc
    .constantFrom(...PATHS)
    .chain(([path, kind]) =>
      fc
        .oneof({ weight: 4, arbitrary: operators(kind, 2) }, { weight: 1, arbitrary: valueOf[kind] })
        .map((inner): Obj => ({ [path]: inner })),
    );
  const fields = fc.array(field, { maxLength: 2 }).map((all): Obj => Object.assign({}, ...all));
  if (depth === 0) return fields;
  const inner = condition(depth - 1);
  const several = fc.array(inner, { minLength: 1, maxLength: 3 });
  return fc.oneof(
    fields,
    several.map((all): Obj => ({ $and: all })),
    several.map((all): Obj => ({ $or: all })),
    inner.map((one): Obj => ({ $not: one })),
    fc.tuple(fields, several, inner).map(([f, $or, $not]): Obj => ({ ...f, $or, $not })),
  );
}

const count = fc.integer({ min: 0, max: 4 });
const step: fc.Arbitrary<Step> = fc.oneof(
  { weight: 4, arbitrary: condition(3).map((c): Step => ['where', c]) },
  fc
    .tuple(
      fc.oneof(text, fc.constantFrom('ａ 金', '押金　a')),
      fc.option(fc.subarray(['title', 'tags', 'facts.list', 'toc.text', 'mixed'], { minLength: 1 }), {
        nil: undefined,
      }),
    )
    .map(([t, f]): Step => ['search', t, f]),
  {
    weight: 2,
    arbitrary: fc
      .tuple(
        fc.constantFrom('title', 'rank', 'flag', 'mixed', 'path', 'facts.a', 'facts.deep.b'),
        fc.constantFrom('asc' as const, 'desc' as const),
      )
      .map(([f, d]): Step => ['sortBy', f, d]),
  },
  fc.tuple(fc.constantFrom('skip' as const, 'limit' as const), count).map(([s, n]): Step => [s, n]),
  fc
    .tuple(fc.constantFrom('p', 'q', 'r', 'none'), fc.record({ before: count, after: count }))
    .map(([p, c]): Step => ['surround', p, c]),
);
// One projection at most of each, so that a field is not asked for after it is gone.
const projection: fc.Arbitrary<Step[]> = fc
  .tuple(fc.option(fc.subarray(Object.keys(FIELDS), { minLength: 2 })), fc.boolean(), fc.boolean())
  .map(([fields, keep, both]): Step[] => {
    if (!fields) return [];
    if (!keep) return [['without', fields]];
    return both
      ? [
          ['only', fields],
          ['without', fields.slice(1)],
        ]
      : [['only', fields]];
  });
const steps = fc
  .tuple(fc.array(step, { maxLength: 6 }), projection)
  .map(([some, last]): Step[] => [...some, ...last]);
const documents = fc.array(document, { maxLength: 8 });

function ask(docs: Obj[], asked: Step[]): Promise<unknown[]> {
  let chain: unknown = createQuery<Obj>(async () => docs, { fields: FIELDS });
  for (const [name, ...args] of asked) {
    chain = (chain as Record<string, (...args: unknown[]) => unknown>)[name]?.(...args);
  }
  return (chain as { fetch(): Promise<unknown[]> }).fetch();
}

describe('a random query', () => {
  it('gives what the reference gives', async () => {
    await fc.assert(
      fc.asyncProperty(documents, steps, async (docs, asked) => {
        expect(await ask(docs, asked)).toEqual(reference(docs, asked));
      }),
      { numRuns: 3000 },
    );
  });

  it('gives the same for every single condition', async () => {
    await fc.assert(
      fc.asyncProperty(documents, condition(3), async (docs, one) => {
        expect(await ask(docs, [['where', one]])).toEqual(docs.filter((d) => matches(d, one)));
      }),
      { numRuns: 3000 },
    );
  });

  it('gives the same from JSON as from memory, and leaves the documents alone', async () => {
    await fc.assert(
      fc.asyncProperty(documents, steps, async (docs, asked) => {
        const json = JSON.stringify(docs);
        const result = JSON.stringify(await ask(docs, asked));
        expect(JSON.stringify(await ask(JSON.parse(json) as Obj[], asked))).toBe(result);
        expect(JSON.stringify(docs)).toBe(json);
      }),
    );
  });
});
