import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import type { HostedSite } from './headers';

/** What a finished build says of itself. */
interface Build extends HostedSite {
  /** begins and ends with a slash */
  baseUrl: string;
}

const POLICY = /<meta http-equiv="Content-Security-Policy" content="([^"]*)">/;
/** The island names the folder of the payloads, which lies right below the base path. */
const PAYLOADS = /"payloads":"([^"]*?)_nuxt\/static\//;

/** All files below a folder, with `/`, in the order of their names. */
export async function filesBelow(folder: string): Promise<string[]> {
  const entries = await readdir(folder, { recursive: true, withFileTypes: true });
  return entries
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

/**
 * Reads the build rather than the settings that it was made with, which may be others by now.
 * @throws Error that says what is missing and how to mend it; also where pages have different policies, since a host says
 *   one for all
 */
export async function readBuild(folder: string): Promise<Build> {
  const files = await filesBelow(folder).catch((): string[] => []);
  if (!files.includes('404.html') || !files.includes('index.html')) {
    throw new Error('沒有建置好的網站可以匯出。修正：先執行npm run build。');
  }
  const pages = files.filter((file) => file.endsWith('.html'));
  const texts = await Promise.all(pages.map((file) => readFile(path.join(folder, file), 'utf8')));
  const policies = [...new Set(texts.map((text) => POLICY.exec(text)?.[1]))];
  const [policy] = policies;
  if (policies.length !== 1 || policy === undefined) {
    throw new Error(
      `各頁的Content-Security-Policy要完全相同，現在有${policies.length}種。修正：行內的程式每一頁要一樣，見plugins/html/policy.ts。`,
    );
  }
  const notFound = texts[pages.indexOf('404.html')] ?? '';
  const baseUrl = PAYLOADS.exec(notFound)?.[1];
  if (baseUrl === undefined) {
    throw new Error('404.html沒有寫payload在哪裡。修正：用這個專案的npm run build重新建置。');
  }
  return { policy, files, baseUrl, preview: / data-preview[= >]/.test(notFound) };
}
