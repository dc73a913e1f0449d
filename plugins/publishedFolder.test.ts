import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { publishedFolder, writeFiles } from '@site/plugins/publishedFolder';
import { temporaryFolder } from 'rental-data/testing/temporary-site';

type PostBuild = ReturnType<typeof publishedFolder>['postBuild'];

it('a published folder is in the built site as it is', async () => {
  const [folder, outDir] = [await temporaryFolder(), await temporaryFolder()];
  await writeFiles(new Map([['a/b.txt', '資料']]), folder);
  await publishedFolder(folder, { baseUrl: '/' }).postBuild({ outDir } as Parameters<PostBuild>[0]);
  expect(await readFile(path.join(outDir, 'a/b.txt'), 'utf8')).toBe('資料');
});
