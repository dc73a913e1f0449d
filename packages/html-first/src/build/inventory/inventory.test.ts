import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import os from 'node:os';
import path from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { readNotices } from './notices';
import { packageFolder, readShipped } from './packages';

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
      ['react/index.js', 'parse5/dist/index.js', 'react/jsx-runtime.js'].map(inPackage),
    );
    expect(found.map(({ name, licence }) => [name, licence])).toEqual([
      ['parse5', 'MIT'],
      ['react', 'MIT'],
    ]);
    expect(found[1]?.version).toMatch(/^19\./);
  });
});

describe('the notices of packages', () => {
  const made = mkdtempSync(path.join(os.tmpdir(), 'inventory-'));
  afterAll(() => rmSync(made, { recursive: true }));

  const KNOWN = { licences: {}, copyrights: {}, holdsOthers: {}, besides: [] };
  /** A package without a text of its licence. */
  function writePackage(about: object): string {
    const folder = path.join(made, 'node_modules', 'textless');
    mkdirSync(folder, { recursive: true });
    writeFileSync(
      path.join(folder, 'package.json'),
      JSON.stringify({ name: 'textless', version: '1.0.0', ...about }),
    );
    return path.join(folder, 'index.js');
  }

  it('have the texts of packages, of what they hold of others, and of the bundler', async () => {
    const files = [inPackage('react/index.js'), writePackage({})];
    const notices = await readNotices(files, ROOT, {
      licences: { textless: { licence: 'MIT' } },
      copyrights: { textless: ['Copyright (c) 2013 A', 'Copyright (c) 2014 B'] },
      holdsOthers: { textless: ['zod'] },
      besides: ['typescript'],
    });
    expect(notices.map(({ title }) => title.replace(/ \S+$/, ''))).toEqual([
      '@rspack/core',
      'react',
      'textless',
      'typescript',
      'zod',
    ]);
    expect(notices[1]?.text).toContain('Copyright (c) Meta Platforms');
    expect(notices[2]).toMatchObject({
      owners: 'Copyright (c) 2013 A\nCopyright (c) 2014 B',
      text: expect.stringContaining('Permission is hereby granted') as string,
    });
  });

  it('are refused for a package whose text nobody has', async () => {
    const read = (file: string) => readNotices([file], ROOT, KNOWN);
    await expect(read(writePackage({ license: 'MIT' }))).rejects.toThrow(
      'textless holds no text of its licence. Fix: ',
    );
    await expect(read(writePackage({}))).rejects.toThrow('textless names no licence. Fix: ');
  });
});
