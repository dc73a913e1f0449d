import { compile } from '@mdx-js/mdx';
import { describe, expect, it } from 'vitest';
import { remarkCatalogue } from './blocks';
import { recorded } from 'rental-data/testing/realCatalogue';

const compiled = async (markdown: string): Promise<string> =>
  String(
    await compile(markdown, {
      jsx: true,
      jsxRuntime: 'automatic',
      remarkPlugins: [[remarkCatalogue, { load: () => Promise.resolve(recorded) }]],
    }),
  );

describe('a block that names a record', () => {
  it.each([
    [
      'alone',
      '<DatasetCard compact period="2026-04" note="…" />',
      '<DatasetCard compact period="2026-04" note="…" />',
    ],
    ['in a sentence', '四月有<Rows period="2026-04" />列。', '<Rows period="2026-04" />'],
    ['in other elements', '> - <div><IncidentNote id="2021-01" /></div>', '<IncidentNote id="2021-01" />'],
    [
      'around its children',
      '<IncidentNote id="2021-01">\n\n文字\n\n</IncidentNote>',
      '<IncidentNote id="2021-01">',
    ],
  ])('stays as it is written: %s', async (_, markdown, written) => {
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

  it.each([
    ['<DatasetCard period="2026-13" />', '<DatasetCard period="2026-13">', 'period'],
    ['<DatasetCard period="2099-01" />', '<DatasetCard period="2099-01">', 'period'],
    ['<DownloadTable year="2017" />', '<DownloadTable year="2017">', 'year'],
    ['<IncidentNote id="2021-99" />', '<IncidentNote id="2021-99">', 'id'],
    ['<ColumnTable version="0.9" />', '<ColumnTable version="0.9">', 'version'],
    ['四月有<Rows period="2026-05" />列。', '<Rows period="2026-05">', 'period'],
  ])('%s names no record', async (block, named, attribute) => {
    const error = await catchError(block);
    expect(error?.message).toContain(named);
    expect(error?.message).toMatch(new RegExp(`目錄裡找不到。修正：.*${attribute}`));
    expect(error?.line).toBe(3);
  });

  it.each([
    ['<DatasetCard />', 'DatasetCard', 'period'],
    ['<DatasetCard period />', 'DatasetCard', 'period'],
    ['<DatasetCard period={"2026-04"} />', 'DatasetCard', 'period'],
    ['<DatasetCard Period="2026-04" />', 'DatasetCard', 'period'],
    ['<DownloadTable period="2026-04" />', 'DownloadTable', 'year'],
    ['<IncidentNote />', 'IncidentNote', 'id'],
    ['<VersionFacts />', 'VersionFacts', 'version'],
  ])('%s lacks what chooses the record', async (block, name, attribute) => {
    const error = await catchError(block);
    expect(error?.message).toContain(`<${name}>缺少${attribute}。修正：寫成<${name} ${attribute}="…" />。`);
    expect(error?.line).toBe(3);
  });
});
