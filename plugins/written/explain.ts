/** Turns schema errors into problems of the catalogue: what is wrong, the fix, and the line of the file. */
import type * as z from 'zod';
import type { Problem } from './problems';
import { placeIn, type KeyPath, type SourceFile } from './source';

/** Problem and fix of an issue. The schemas' own messages contain both; messages for zod's other errors are written here. */
function explain(issue: z.core.$ZodIssue, fallback: string): [string, string] {
  const [problem, fix] = issue.message.split('→');
  if (fix) return [problem ?? '', fix];
  switch (issue.code) {
    case 'invalid_type':
      return [`型別不對，應為${issue.expected}。`, fallback];
    case 'too_small':
      return [`太少或太小，至少要${String(issue.minimum)}。`, fallback];
    case 'too_big':
      return [`太多或太大，至多${String(issue.maximum)}。`, fallback];
    default:
      return ['不是這個鍵能用的值。', fallback];
  }
}

/** What a schema found wrong in the part `at` of a file. @param fallback the fix where the schema's message names none */
export function schemaProblems(
  issues: readonly z.core.$ZodIssue[],
  source: SourceFile,
  at: KeyPath,
  fallback: string,
): Problem[] {
  return issues.flatMap((issue): Problem[] => {
    const inside = [...at, ...issue.path.filter((key) => typeof key !== 'symbol')];
    if (issue.code === 'unrecognized_keys') {
      return issue.keys.map((key) => ({
        ...placeIn(source, [...inside, key]),
        problem: `不認得的鍵「${key}」。`,
        fix: '檢查拼字；用不到就刪掉。',
      }));
    }
    const [problem, fix] = explain(issue, fallback);
    return [{ ...placeIn(source, inside), problem, fix }];
  });
}
