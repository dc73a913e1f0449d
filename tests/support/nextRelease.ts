import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { filesBelow } from './filesBelow';

const TEXT = /\.(?:html|js|css|json|xml|txt|webmanifest)$/;
/** Hashes in the names of files and folders: `main.0f2c8a1b.js`, `db-0123456789abcdef.json`, `_nuxt/static/0123456789abcdef/`. */
const HASHES = /(?<=[.-])[0-9a-f]{8,32}(?=\.[^/.]+$)|(?<=^_nuxt\/static\/)[0-9a-f]{16}(?=\/)/g;

const renewed = (hash: string): string =>
  createHash('sha256').update(`${hash} next`).digest('hex').slice(0, hash.length);

/**
 * Writes a copy of a build in which everything that is named by its content has another name, as after a release that
 * changed all of it; each page says so in `<meta name="release">`. The harshest case, and made in a second.
 */
export async function writeNextRelease(from: string, to: string): Promise<void> {
  const files = await filesBelow(from);
  const names = new Map(
    files.flatMap((file) => file.match(HASHES) ?? []).map((hash) => [hash, renewed(hash)]),
  );
  const rename = (text: string) => text.replace(/\b[0-9a-f]{8,32}\b/g, (hash) => names.get(hash) ?? hash);
  for (const file of files) {
    const target = path.join(
      to,
      file.replace(HASHES, (hash) => names.get(hash) ?? hash),
    );
    await mkdir(path.dirname(target), { recursive: true });
    const content = await readFile(path.join(from, file));
    const text = TEXT.test(file) ? rename(content.toString('utf8')) : content;
    const marked =
      file.endsWith('.html') && typeof text === 'string'
        ? text.replace('</head>', '<meta name="release" content="next"></head>')
        : text;
    await writeFile(target, marked);
  }
}
