import type * as z from 'zod';
import type { Problem } from './problems';
import { problemIn, type KeyPath, type SourceFile } from './source';

/** Does a key lack that is wanted? Refinements are not about one: they say themselves what is missing. */
function isForgotten({ code, path }: z.core.$ZodIssue, value: unknown): boolean {
  if (code === 'custom' || code === 'unrecognized_keys' || typeof path.at(-1) !== 'string') return false;
  let found = value;
  for (const key of path) found = (found as Record<PropertyKey, unknown> | undefined)?.[key];
  return found === undefined;
}

/** Problem and fix of an issue. The schemas' own messages contain both; messages for zod's other errors are written here. */
function explain(issue: z.core.$ZodIssue, value: unknown, fallback: string): [string, string] {
  const [problem, fix] = issue.message.split('→');
  if (isForgotten(issue, value)) return ['少了這個鍵。', `補上。${fix ?? fallback}`];
  if (fix) return [problem ?? '', fix];
  switch (issue.code) {
    case 'invalid_type':
      return [`型別不對，應為${issue.expected}。`, fallback];
    case 'too_small':
      return [`太少或太小，至少要${issue.minimum}。`, fallback];
    case 'too_big':
      return [`太多或太大，至多${issue.maximum}。`, fallback];
    default:
      return ['不是這個鍵能用的值。', fallback];
  }
}

/** The part `at` of a file by its schema; what is wrong is added. @param fallback the fix where the schema's message names none */
export function checked<T>(
  schema: z.ZodType<T>,
  source: SourceFile,
  problems: Problem[],
  fallback: string,
  at: KeyPath = [],
  value = source.value,
): T | undefined {
  const result = schema.safeParse(value);
  for (const issue of result.error?.issues ?? []) {
    const inside = [...at, ...issue.path.filter((key) => typeof key !== 'symbol')];
    if (issue.code === 'unrecognized_keys')
      for (const key of issue.keys)
        problems.push(
          problemIn(source, [...inside, key], `不認得的鍵「${key}」。`, '檢查拼字；用不到就刪掉。'),
        );
    else problems.push(problemIn(source, inside, ...explain(issue, value, fallback)));
  }
  return result.data;
}
