import { compile } from '@mdx-js/mdx';
import { describe, expect, it } from 'vitest';
import { BLOCKS, remarkCatalogue } from './blocks';
import { recorded } from 'rental-data/testing/realCatalogue';
import { BLOCK_MODULES } from '@site/src/theme/MDXComponents/blocks';
import { readFixture } from '@site/tests/support/readFixture';

const CASES = readFixture<{
  kept: readonly (readonly [what: string, markdown: string, written: string])[];
  unknown: readonly (readonly [block: string, named: string, attribute: string])[];
  bare: readonly (readonly [block: string, name: string, attribute: string])[];
}>('record-blocks');

const compiled = async (markdown: string): Promise<string> =>
  String(
    await compile(markdown, {
      jsx: true,
      jsxRuntime: 'automatic',
      remarkPlugins: [[remarkCatalogue, { load: () => Promise.resolve(recorded) }]],
    }),
  );

it('the components that Markdown may place are those whose attributes are checked', () => {
  expect(Object.keys(BLOCK_MODULES).sort()).toEqual(Object.keys(BLOCKS).sort());
});

describe('a block that names a record', () => {
  it.each(CASES.kept)('stays as it is written: %s', async (_, markdown, written) => {
    const code = await compiled(markdown);
    expect(code).toContain(written);
    expect(code.split('\n').filter((line) => line.startsWith('import '))).toEqual([]);
  });
});

describe('a mistake stops the build', () => {
  /** The error of a page whose third line holds the block. */
  const catchError = (block: string) =>
    compiled(`# 標題\n\n${block}`).then(
      () => undefined,
      (reason: unknown) => reason as { message: string; line?: number },
    );

  it.each(CASES.unknown)('%s names no record', async (block, named, attribute) => {
    const error = await catchError(block);
    expect(error?.message).toContain(named);
    expect(error?.message).toMatch(new RegExp(`目錄裡找不到。修正：.*${attribute}`));
    expect(error?.line).toBe(3);
  });

  it.each(CASES.bare)('%s lacks what chooses the record', async (block, name, attribute) => {
    const error = await catchError(block);
    expect(error?.message).toContain(`<${name}>缺少${attribute}。修正：寫成<${name} ${attribute}="…" />。`);
    expect(error?.line).toBe(3);
  });
});
