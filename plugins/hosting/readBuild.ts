import { HASHED_FOLDERS } from '../../src/domain/addresses/hashed';
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { servedIn } from '../html/served';
import { Page } from '../html/page';
import { policyIn } from '../html/policy';
import type { HostedSite } from './headers';

/** What the export needs to know about a finished build. */
interface Build extends HostedSite {
  /** begins and ends with a slash */
  baseUrl: string;
}

/** All files below a folder, with `/`, in the order of their names. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/**
 * Reads the build itself, because the settings may have changed since it was made.
 * @throws Error that says what is missing and how to fix it; also when pages have different policies, because a host sends
 *   one policy for all
 */
export async function readBuild(folder: string): Promise<Build> {
  const files = await filesBelow(folder).catch((): string[] => []);
  if (!files.includes('404.html') || !files.includes('index.html')) {
    throw new Error('沒有建置好的網站可以匯出。修正：先執行npm run build。');
  }
  const pages = files.filter((file) => file.endsWith('.html'));
  const read = async (file: string) => Page.parse(await readFile(path.join(folder, file), 'utf8'));
  const policies = new Set((await Promise.all(pages.map(read))).map(policyIn));
  const [policy] = policies;
  if (policies.size !== 1 || !policy) {
    throw new Error(
      `各頁的Content-Security-Policy要完全相同，現在有${policies.size}種。修正：行內的程式每一頁要一樣，見plugins/html/policy.ts。`,
    );
  }
  const notFound = await read('404.html');
  const served = servedIn(notFound);
  if (!served) {
    throw new Error('404.html沒有寫payload在哪裡。修正：用這個專案的npm run build重新建置。');
  }
  const baseUrl = served.payloads.slice(0, served.payloads.indexOf(HASHED_FOLDERS.payloads));
  return {
    policy,
    files,
    baseUrl,
    preview: notFound.parts.some(({ attributes }) => attributes.has('data-preview')),
  };
}
