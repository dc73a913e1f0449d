/** What lies beside ZIPs on a disk, and what people type, ends in a sentence and never in a stack, a wait or code of a page. */
import { execFile } from 'node:child_process';
import { mkdir, symlink, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { evaluate } from '@mdx-js/mdx';
import { createElement } from 'react';
import * as runtime from 'react/jsx-runtime';
import { renderToStaticMarkup } from 'react-dom/server';
import remarkDirective from 'remark-directive';
import remarkGfm from 'remark-gfm';
import remarkMath from 'remark-math';
import { expect, it } from 'vitest';
import { catalogue } from 'rental-data/testing/realCatalogue';
import { makeTable } from 'rental-data/testing/tables';
import { temporarySite } from 'rental-data/testing/temporary-site';
import { inLine, onTerminal } from 'rental-files';
import { inWords } from 'rental-files/disk';
import { postDraft } from './post';
import { runRelease } from '@site/tests/support/runRelease';
import { siteWithZips } from '@site/tests/support/siteWithZips';

it('files that are none, and names that lead nowhere, are told one by one', async () => {
  const site = await temporarySite();
  const folder = path.join(site.dir, 'zips');
  await mkdir(path.join(folder, 'folder.zip'), { recursive: true });
  await symlink(path.join(folder, 'gone'), path.join(folder, 'dangling.zip'));
  await promisify(execFile)('mkfifo', [path.join(folder, 'pipe.zip')]);
  await writeFile(
    Buffer.concat([Buffer.from(`${folder}/`), Buffer.from([0xb8, 0xea]), Buffer.from('.zip')]),
    '',
  );
  await writeFile(path.join(folder, 'red\u001b[31m\n✓ all is well.zip'), 'no ZIP');
  const { end, output } = await runRelease(site, [folder]);
  expect(end).toBe(1);
  expect(output).toMatch(/✗ .*folder\.zip：這是資料夾，不是ZIP。修正：/);
  expect(output).toMatch(/✗ .*dangling\.zip：沒有這個檔案，或連結指到的檔案不存在。修正：/);
  expect(output).toMatch(/✗ .*pipe\.zip：這不是一般的檔案。修正：/);
  expect(output).toMatch(/✗ .*\.zip：檔名不是UTF-8，打不開。修正：/);
  expect(output).toMatch(/✗ red\\u\{1b\}\[31m\\u\{a\}✓ all is well\.zip：這不是ZIP/);
  expect(output).not.toContain('\u001b');
  expect(output).not.toMatch(/^ +at /m);
  expect(output).toContain('5項不合格，目錄沒有更動');
});

it('errors of the file system are in words, and others stay', () => {
  const error = (code: string, more: object = {}): Error => Object.assign(new Error('x'), { code, ...more });
  const words = (thrown: Error): string => String(inWords(thrown, '目錄沒有更動。'));
  expect(words(error('EACCES', { path: '/a.zip' }))).toContain('/a.zip：沒有權限。目錄沒有更動。修正：');
  expect(words(error('EIO', { syscall: 'read' }))).toContain('讀寫失敗（EIO）。目錄沒有更動。修正：');
  const others = [new Error('x'), error('ERR_INVALID_ARG_TYPE')];
  expect(others.map((other) => inWords(other))).toEqual(others);
});

it('what a terminal would obey, or not show, is written by its number', () => {
  expect(inLine('a\tb\u009b2J\u202e\u200b\ud800\ufeff繁體 ①🏠')).toBe(
    'a\\u{9}b\\u{9b}2J\\u{202e}\\u{200b}\\u{d800}\\u{feff}繁體 ①🏠',
  );
  expect(onTerminal('one\ntwo\r')).toBe('one\ntwo\\u{d}');
});

const REASON =
  '{process.exit(1)} <Foo a={1}/> :::danger x ::: **b** `c` [d](javascript:e) ![f](g) &lt; _h_ ~~i~~ | j # k \\{l} <!-- m --> :n[o]{p} $q$';

it('a reason stands in the draft of the post as it was typed', async () => {
  const draft = postDraft(
    catalogue,
    '2026-08',
    ['raw'],
    [`列數：${REASON}\nimport x from "y"\n\n# z`],
    '2027-01-01',
  );
  const body = draft.replace(/^---\n[^]*?\n---\n/, '');
  const { default: Content } = await evaluate(body, {
    ...runtime,
    remarkPlugins: [remarkGfm, remarkDirective, remarkMath],
  });
  const Nothing = () => null;
  const html = renderToStaticMarkup(
    createElement(Content, { components: { Rows: Nothing, DatasetCard: Nothing } }),
  );
  const [, item = ''] = /<li>(.*?)<\/li>/s.exec(html) ?? [];
  expect(item).not.toContain('<');
  const text = item.replace(/&(lt|gt|amp|quot|#x27);/g, (_, name: string) =>
    name === 'lt' ? '<' : name === 'gt' ? '>' : name === 'amp' ? '&' : name === 'quot' ? '"' : "'",
  );
  expect(text).toBe(`列數：${REASON} import x from "y" # z`);
});

it('a reason of several lines stands in one line of the catalogue, and one of nothing to be seen is none', async () => {
  const table = makeTable({ version: '0.3', variant: 'raw', period: '2027-03', rows: 40 });
  const { site, zips: folder } = await siteWithZips(table);
  expect(await runRelease(site, ['--accept', 'rows=\u0007', folder])).toMatchObject({ end: 1 });
  expect(await runRelease(site, ['--accept', 'rows=只有\n幾列\u001b', folder])).toMatchObject({ end: 0 });
  expect(await site.read('catalogue/releases/2027.yaml')).toContain('reason: 只有 幾列\n');
});
