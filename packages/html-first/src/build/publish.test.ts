import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { publishedFolder, writeFiles } from './publish';

type PostBuild = ReturnType<typeof publishedFolder>['postBuild'];

it('a published folder is in the built site as it is', async () => {
  const made = await mkdtemp(path.join(os.tmpdir(), 'published-'));
  try {
    const [folder, outDir] = [path.join(made, 'folder'), path.join(made, 'out')];
    await writeFiles(new Map([['old.txt', '']]), folder);
    await writeFiles(new Map([['a/b.txt', 'tea']]), folder);
    await publishedFolder(folder, { baseUrl: '/' }).postBuild({ outDir } as Parameters<PostBuild>[0]);
    expect(await readFile(path.join(outDir, 'a/b.txt'), 'utf8')).toBe('tea');
    await expect(readFile(path.join(outDir, 'old.txt'))).rejects.toThrow(/ENOENT/);
  } finally {
    await rm(made, { recursive: true });
  }
});
