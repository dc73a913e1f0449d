import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { builtPages, isElement } from '../support/builtPages';
import { claimsIn } from '../support/claims';

/** Each sentence that claims completeness stands here once, under the rule or fact that makes it true. */
const groups = z
  .array(
    z.strictObject({
      rule: z.string().min(1),
      /** pages say these sentences of some data only, and of none that are published by now */
      ofOtherData: z.literal(true).optional(),
      sentences: z.array(z.string().min(1)).min(1),
    }),
  )
  .parse(parse(readFileSync('tests/built/claims.yaml', 'utf8')));
const listed = groups.flatMap(({ sentences }) => sentences);

it('every claim of completeness is listed with the rule that makes it true', () => {
  const found = new Map<string, string>();
  for (const { file, document } of builtPages()) {
    for (const root of document.childNodes.filter(isElement)) {
      for (const claim of claimsIn(root)) if (!found.has(claim)) found.set(claim, file);
    }
  }
  const unknown = [...found].filter(([claim]) => !listed.includes(claim));
  expect(
    unknown.map(([claim, file]) => `${file}: ${claim}`),
    '這些句子由什麼保證？列進tests/built/claims.yaml，放在那條規則底下；沒有就改寫',
  ).toEqual([]);
  // A rule for a sentence that nobody reads any more is none.
  const due = groups.filter(({ ofOtherData }) => !ofOtherData).flatMap(({ sentences }) => sentences);
  expect(
    due.filter((claim) => !found.has(claim)),
    '沒有一頁說這些句子：從tests/built/claims.yaml刪掉；只有別的資料會說的，那一組寫ofOtherData: true',
  ).toEqual([]);
});

it('lists no sentence twice', () => {
  expect(listed.filter((claim, index) => listed.indexOf(claim) !== index)).toEqual([]);
});
