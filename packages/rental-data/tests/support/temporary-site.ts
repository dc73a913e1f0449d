import { access, cp, mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

/**
 * Start of the last text of `find` after the first appearance of each text before it.
 *
 * @example findPosition(text, ["- period: '2024-02'", 'raw:', '174448'])
 * @throws when one of them does not follow
 */
function findPosition(text: string, find: readonly string[]): number {
  let position = 0;
  let after = 0;
  for (const wanted of find) {
    position = text.indexOf(wanted, after);
    if (position < 0)
      throw new Error(`“${wanted}” does not follow in the file; looked for ${find.join(' … ')}`);
    after = position + wanted.length;
  }
  return position;
}

/** 1-based line of the last text of `find` after the texts before it. @throws when one of them does not follow */
export function findLine(text: string, find: readonly string[]): number {
  return text.slice(0, findPosition(text, find)).split('\n').length;
}

/** A site's facts in a folder of their own: catalogue/ as it is, without profiles, and the posts by name. */
export class TemporarySite {
  constructor(
    /** the site's folder, to be given to loadCatalogue */
    readonly dir: string,
  ) {}

  read(file: string): Promise<string> {
    return readFile(path.join(this.dir, file), 'utf8');
  }

  async write(file: string, text: string): Promise<void> {
    await mkdir(path.dirname(path.join(this.dir, file)), { recursive: true });
    await writeFile(path.join(this.dir, file), text);
  }

  /** Removes a file or a folder. @throws when there is none */
  remove(file: string): Promise<void> {
    return rm(path.join(this.dir, file), { recursive: true });
  }

  /** Puts text at the end of a file, which is made when there is none. */
  async append(file: string, text: string): Promise<void> {
    const exists = await access(path.join(this.dir, file)).then(
      () => true,
      () => false,
    );
    await this.write(file, `${exists ? await this.read(file) : ''}${text}`);
  }

  /**
   * Puts `put` in the place of the last text of `find`.
   *
   * @returns the line on which the new text begins
   * @throws when the texts do not follow each other in the file
   */
  async replace(file: string, find: readonly string[], put: string): Promise<number> {
    const text = await this.read(file);
    const start = findPosition(text, find);
    await this.write(file, text.slice(0, start) + put + text.slice(start + (find.at(-1) ?? '').length));
    return text.slice(0, start).split('\n').length;
  }

  /** Every file with its content, by path from the site's folder. */
  async files(): Promise<Map<string, string>> {
    const found = await readdir(this.dir, { recursive: true, withFileTypes: true });
    const names = found
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(this.dir, path.join(entry.parentPath, entry.name)))
      .sort();
    return new Map(
      await Promise.all(names.map(async (name): Promise<[string, string]> => [name, await this.read(name)])),
    );
  }
}

/** An empty folder that is removed when the running test ends. */
export async function temporaryFolder(): Promise<string> {
  const dir = await mkdtemp(path.join(tmpdir(), 'site-'));
  onTestFinished(() => rm(dir, { recursive: true, force: true }));
  return dir;
}

/**
 * Copies catalogue/ and the names of the posts into a folder that is removed when the running test ends. Profiles and
 * statistics of real months are left out: the made files of tests are not like them.
 *
 * @param siteDir the site that is copied
 */
export async function temporarySite(siteDir: string = process.cwd()): Promise<TemporarySite> {
  const site = new TemporarySite(await temporaryFolder());
  await cp(path.join(siteDir, 'catalogue'), path.join(site.dir, 'catalogue'), {
    recursive: true,
    filter: (file) => !['profiles', 'statistics'].includes(path.basename(file)),
  });
  for (const name of await readdir(path.join(siteDir, 'blog/post')))
    await site.write(`blog/post/${name}`, '');
  return site;
}
