import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { writeFiles } from '../../../plugins/publishedFolder';
import { readPageData, toPageDataFiles } from '../../../plugins/pages/store';

const root = mkdtempSync(path.join(tmpdir(), 'page-data-'));
const folder = path.join(root, 'pages');
afterAll(() => rmSync(root, { recursive: true }));

describe('data of pages', () => {
  it('come back as they were, and not for pages that have none', async () => {
    const data = { '/': [1], '/blog/tag/資料/': { 標題: '、' }, '/download/2026-04/raw/': null };
    await writeFiles(toPageDataFiles(data), folder);
    for (const [page, value] of Object.entries(data)) expect(readPageData(folder, page), page).toEqual(value);
    expect(readPageData(folder, '/download/')).toBeUndefined();
    expect(readPageData(folder, '/download/2026-04/raw/data.json/')).toBeUndefined();
  });

  it('replace those of the build before', async () => {
    await writeFiles(toPageDataFiles({ '/old/': 1, '/kept/': 1 }), folder);
    await writeFiles(toPageDataFiles({ '/kept/': 2 }), folder);
    expect(readPageData(folder, '/old/')).toBeUndefined();
    expect(existsSync(path.join(folder, 'old'))).toBe(false);
    expect(readPageData(folder, '/kept/')).toBe(2);
  });

  it('that cannot be read are an error, not a page without data', async () => {
    await writeFiles(toPageDataFiles({ '/a/': { b: 1 } }), folder);
    writeFileSync(path.join(folder, 'a/data.json'), '{"b":');
    expect(() => readPageData(folder, '/a/')).toThrow(SyntaxError);
  });
});
