import { mkdirSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { readNotices, toLicenceList } from './licences';
import { packageFolder, readShipped } from './shipped';
import { temporaryFolder } from 'rental-data/testing/temporary-site';

const ROOT = process.cwd();
const inPackage = (file: string) => path.join(ROOT, 'node_modules', file);

describe('shipped packages', () => {
  it('are told by their files, the innermost where one holds another', () => {
    expect(packageFolder('/x/node_modules/a/dist/a.js')).toBe('/x/node_modules/a');
    expect(packageFolder('/x/node_modules/@s/a/a.js')).toBe('/x/node_modules/@s/a');
    expect(packageFolder('/x/node_modules/a/node_modules/b/b.js')).toBe('/x/node_modules/a/node_modules/b');
    expect(packageFolder('/x/src/a.js')).toBeUndefined();
  });

  it('stand once each, in the order of their names, with version and licence', async () => {
    const found = await readShipped(
      ['react/index.js', 'clsx/dist/clsx.js', 'react/jsx-runtime.js'].map(inPackage),
    );
    expect(found.map(({ name, licence }) => [name, licence])).toEqual([
      ['clsx', 'MIT'],
      ['react', 'MIT'],
    ]);
    expect(found[1]?.version).toMatch(/^19\./);
  });
});

describe('the list of licences', () => {
  it('holds every package with its text, and what packages hold of others', async () => {
    const files = ['react/index.js', 'isarray/index.js', '@giscus/react/dist/index.js'].map(inPackage);
    const notices = await readNotices(files, ROOT);
    const findNotice = (title: string) => notices.find((notice) => notice.title.startsWith(title));
    expect(findNotice('react ')?.text).toContain('Copyright (c) Meta Platforms');
    expect(findNotice('isarray ')).toMatchObject({
      owners: expect.stringContaining('Julian Gruber') as string,
    });
    expect(findNotice('@rspack/core ')).toBeDefined();
    for (const listed of ['giscus ', 'lit ', 'lit-html ', '@lit/reactive-element '])
      expect(findNotice(listed), listed).toBeDefined();
    const list = toLicenceList(notices, '測試');
    for (const { title, text } of notices) {
      expect(list).toContain(`- ${title}（`);
      expect(list).toContain(text);
    }
  });

  it('refuses a package whose text nobody has', async () => {
    const inside = path.join(await temporaryFolder(), 'node_modules', 'textless');
    mkdirSync(inside, { recursive: true });
    const about = (licence: object) =>
      writeFileSync(
        path.join(inside, 'package.json'),
        JSON.stringify({ name: 'textless', version: '1.0.0', ...licence }),
      );
    const made = () => readNotices([path.join(inside, 'index.js')], ROOT);
    about({ license: 'MIT' });
    await expect(made()).rejects.toThrow('套件textless裡沒有授權的全文');
    about({});
    await expect(made()).rejects.toThrow('套件textless沒有說明授權');
  });

  it('says things of the same text once', () => {
    const same = { licence: 'X', owners: '', text: 'the text' };
    const list = toLicenceList(
      [
        { title: 'a 1', ...same },
        { title: 'b 2', ...same, owners: 'of B' },
      ],
      '測試',
    );
    expect(list.split('the text')).toHaveLength(2);
    expect(list).toContain('a 1\nb 2\nof B\n\nthe text');
  });
});
