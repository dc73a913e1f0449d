import { readFileSync } from 'node:fs';
import path from 'node:path';
import { rspack } from '@docusaurus/faster';
import { RELOAD_KEY } from '../../../src/navigation/chunkGuard';
import { CHUNK_RELOAD_GUARD } from '../../../src/navigation/constants';

/** What the script shares with the application. */
const CONSTANTS = { RELOAD_KEY, RELOAD_GUARD: CHUNK_RELOAD_GUARD };

/** The scripts that Docusaurus puts into the head of a page. */
const DEFERRED = /<script\s+src=["']?([^\s"'>]+)["']?\s+defer(?:=["']?(?:defer)?["']?)?\s*><\/script>/g;

/** The text of the inline script, made small. The same in every page. */
export function loaderText(): string {
  const source = Object.entries(CONSTANTS).reduce(
    (text, [name, value]) => text.replaceAll(name, () => JSON.stringify(value)),
    readFileSync(path.join(__dirname, 'script.js'), 'utf8'),
  );
  return rspack.experiments.swc
    .minifySync(source, { compress: true, mangle: true, module: false })
    .code.trim();
}

/**
 * A page that loads its scripts once it is drawn: nothing is asked for before, and then all that the page needs at once,
 * where Docusaurus would ask for the code of the page only after its entry had run.
 * @param loader text of the inline script
 * @param scripts addresses of the page's own chunks
 * @throws Error when the page does not hold the scripts that Docusaurus is expected to put in
 */
export function withLoader(text: string, loader: string, scripts: readonly string[]): string {
  const deferred = [...text.matchAll(DEFERRED)].map(([, src]) => src as string);
  const main = deferred.at(-1);
  if (main === undefined) {
    throw new Error(
      '頁面沒有<script src=… defer>。修正：對照新版Docusaurus的ssrTemplate，更新plugins/html/loader的DEFERRED。',
    );
  }
  const before = deferred.slice(0, -1);
  const list = [...new Set([...before, ...scripts, main])].join(' ');
  const script = `<script data-scripts="${list}">${loader}</script>`;
  const at = text.lastIndexOf('</body>');
  return (text.slice(0, at) + script + text.slice(at)).replace(DEFERRED, '');
}
