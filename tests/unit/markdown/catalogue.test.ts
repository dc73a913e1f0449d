import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { compile } from '@mdx-js/mdx';
import { describe, expect, it } from 'vitest';
import { toModules } from '../../../plugins/pages/emit';
import type { RecordKind } from '../../../plugins/markdown/blocks';
import remarkCatalogue from '../../../plugins/markdown/catalogue';
import { MODULES } from '../../../plugins/pages/modules';
import { temporaryFolder } from '../../support/temporary-site';
import { catalogue } from '../catalogue/real-catalogue';
import { SITE } from '../citation/sample';

const NAMES = [
  'release-2026-04.json',
  'release-2026-03.json',
  'year-2026.json',
  'incident-2021-01.json',
  'version-0.3.json',
];

/** Compiles Markdown with a folder that holds the modules above. */
async function compiled(markdown: string): Promise<string> {
  const generatedDir = await temporaryFolder();
  for (const name of NAMES) await writeFile(path.join(generatedDir, name), '{}');
  const file = await compile(markdown, {
    jsx: true,
    jsxRuntime: 'automatic',
    remarkPlugins: [[remarkCatalogue, { generatedDir }]],
  });
  return String(file);
}

const importsOf = (code: string) => code.split('\n').filter((line) => line.startsWith('import '));

/** Name under which a module is imported. */
function localOf(code: string, module: string): string {
  const line = importsOf(code).find((l) => l.includes(`@generated/pages/default/${module}`));
  return /^import (\w+) from /.exec(line ?? '')?.[1] ?? `no import of ${module}`;
}

/** Tags of a block as they were compiled. */
const tags = (code: string, name: string) => code.match(new RegExp(`<${name} [^>]*/>`, 'g')) ?? [];

describe('a block', () => {
  it('receives the record that it names', async () => {
    const code = await compiled('<DatasetCard period="2026-04" />');
    expect(importsOf(code)).toEqual([
      expect.stringMatching(/^import \w+ from ["']@generated\/pages\/default\/release-2026-04\.json["'];?$/),
    ]);
    expect(tags(code, 'DatasetCard')).toEqual([
      `<DatasetCard period="2026-04" data={${localOf(code, 'release-2026-04.json')}} />`,
    ]);
  });

  it('keeps its own attributes', async () => {
    const code = await compiled('<DatasetCard compact period="2026-04" note="…" />');
    expect(tags(code, 'DatasetCard')[0]).toMatch(
      /^<DatasetCard compact period="2026-04" note="…" data=\{\w+\} \/>$/,
    );
  });

  it('works inside a sentence', async () => {
    const code = await compiled('四月有<Rows period="2026-04" />列。');
    expect(tags(code, 'Rows')).toEqual([
      `<Rows period="2026-04" data={${localOf(code, 'release-2026-04.json')}} />`,
    ]);
  });

  it('works inside other elements', async () => {
    const code = await compiled('> - <div><IncidentNote id="2021-01" /></div>');
    expect(tags(code, 'IncidentNote')).toEqual([
      `<IncidentNote id="2021-01" data={${localOf(code, 'incident-2021-01.json')}} />`,
    ]);
  });

  it('takes its children along', async () => {
    const code = await compiled('<IncidentNote id="2021-01">\n\n文字\n\n</IncidentNote>');
    expect(code).toMatch(/<IncidentNote id="2021-01" data=\{\w+\}>/);
    expect(code).toContain('文字');
  });
});

describe('imports', () => {
  it('stand once for each module, however often it is used', async () => {
    const code = await compiled(
      [
        '<DatasetCard period="2026-04" />',
        '<DatasetBriefCard period="2026-04" />',
        '四月有<Rows period="2026-04" />列，三月有<Rows period="2026-03" />列。',
        '<DatasetCard period="2026-04" />',
        '<DownloadTable year="2026" />',
        '<AnnualDownload year="2026" />',
      ].join('\n\n'),
    );
    expect(importsOf(code)).toHaveLength(3);
    const april = localOf(code, 'release-2026-04.json');
    const march = localOf(code, 'release-2026-03.json');
    const year = localOf(code, 'year-2026.json');
    expect(new Set([april, march, year]).size).toBe(3);
    expect(tags(code, 'Rows')).toEqual([
      `<Rows period="2026-04" data={${april}} />`,
      `<Rows period="2026-03" data={${march}} />`,
    ]);
    expect(tags(code, 'DatasetCard')).toHaveLength(2);
    for (const tag of tags(code, 'DatasetCard')) expect(tag).toContain(`data={${april}}`);
    for (const name of ['DownloadTable', 'AnnualDownload'])
      expect(tags(code, name)[0]).toContain(`data={${year}}`);
  });

  it('are absent from a page without blocks', async () => {
    expect(importsOf(await compiled('# 標題\n\n文字與<Notice severity="note">說明</Notice>。'))).toEqual([]);
  });

  it('do not disturb those of the page itself', async () => {
    const code = await compiled(
      'import Chart from \'./chart\'\n\n<Chart />\n\n<VersionFacts version="0.3" />',
    );
    expect(importsOf(code)).toHaveLength(2);
    expect(tags(code, 'VersionFacts')[0]).toContain(`data={${localOf(code, 'version-0.3.json')}}`);
  });
});

describe('a mistake stops the build', () => {
  /** The error of a page whose third line holds the block. */
  const errorOf = (block: string) =>
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
    const error = await errorOf(block);
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
    const error = await errorOf(block);
    expect(error?.message).toContain(`<${name}>缺少${attribute}。修正：寫成<${name} ${attribute}="…" />。`);
    expect(error?.line).toBe(3);
  });
});

describe('the modules that components ask for', () => {
  const modules = toModules(catalogue, SITE);
  const values: Record<RecordKind, string[]> = {
    release: catalogue.releases.map((r) => r.period),
    incident: catalogue.incidents.map((i) => i.id),
    version: catalogue.versions.map((v) => v.version),
    year: [...new Set(catalogue.releases.map((r) => String(r.year)))],
    series: catalogue.series.map((s) => s.id),
  };

  it.each(Object.entries(values) as [RecordKind, string[]][])('%s: all are made', (kind, names) => {
    expect(names.length).toBeGreaterThan(0);
    for (const name of names) expect(modules.has(MODULES[kind](name))).toBe(true);
  });
});
