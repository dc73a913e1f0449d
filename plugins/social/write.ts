/** Paints the pictures of all pages, and keeps them: a drawing that was painted once is not painted again. */
import { randomUUID } from 'node:crypto';
import { mkdir, readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { version as resvgVersion } from '@resvg/resvg-js/package.json';
import { version as satoriVersion } from 'satori/package.json';
import { SITE_FILES } from '../../src/lib/addresses/siteFiles';
import { sha256, writeBelow } from '../files';
import { readFonts } from './fonts';
import type { Drawing } from './frame';
import { pictures, type PageWords, type Sources } from './pictures';
import { measureBy, toPicture, toSvg, type Tools } from './render';

/** Below node_modules, so that a fresh installation starts with an empty cache. */
const CACHE_FOLDER = path.join('node_modules', '.cache', 'social-pictures');

/** What makes a picture of a drawing: with other code the same drawing may give another one. */
export const CODE = ['render.ts', 'png.ts', 'lines.ts', 'frame.ts', 'fonts.ts'];

/** How many pictures are made at once: satori makes one at a time, while resvg and zlib work in other threads. */
const AT_ONCE = 4;

/** Above this size, files that this build does not use are deleted. */
const MOST_KEPT = 3000;

async function kept(file: string, make: () => Promise<Buffer>): Promise<Buffer> {
  const known = await readFile(file).catch(() => undefined);
  if (known) return known;
  const data = await make();
  // Two builds may run at once, and two pages may look the same; none may read a half-written file of another.
  const half = `${file}.${randomUUID()}`;
  await writeFile(half, data);
  await rename(half, file);
  return data;
}

export interface Painter {
  tools: Tools;
  paint: (drawing: Drawing) => Promise<Buffer>;
  used: ReadonlySet<string>;
}

/** @param folder of the cache @param source where the code lies @throws Error when the fonts cannot be read */
export async function painter(folder: string, source = __dirname): Promise<Painter> {
  await mkdir(folder, { recursive: true });
  const fonts = readFonts();
  const tools = { fonts, measure: await measureBy(fonts) };
  const code = await Promise.all(CODE.map((name) => readFile(path.join(source, name), 'utf8')));
  const stamp = JSON.stringify([code, satoriVersion, resvgVersion, fonts.hash]);
  const used = new Set<string>();
  return {
    tools,
    used,
    paint: async ({ shapes, labels }) => {
      const name = `${sha256(stamp + JSON.stringify([shapes, labels])).slice(0, 32)}.png`;
      used.add(name);
      return kept(path.join(folder, name), async () => toPicture(await toSvg({ shapes, labels }, tools)));
    },
  };
}

export interface SocialPicture {
  /** below the base path, percent-encoded */
  address: string;
  alt: string;
}

interface Settings {
  siteDir: string;
  outDir: string;
  pages: readonly PageWords[];
  sources: Omit<Sources, 'measure'>;
}

/** Writes the pictures; gives what each page names, by its path. @throws Error that names the page that cannot be painted */
export async function writeSocialPictures(settings: Settings): Promise<Map<string, SocialPicture>> {
  const { siteDir, outDir, pages, sources } = settings;
  const folder = path.join(siteDir, CACHE_FOLDER);
  const { tools, paint, used } = await painter(folder);
  const draw = pictures({ ...sources, measure: tools.measure });
  const made = new Map<string, SocialPicture>();
  const queue = [...pages];
  const work = async () => {
    for (let page = queue.pop(); page; page = queue.pop()) {
      const name = SITE_FILES.socialPicture(page.path);
      try {
        const drawing = draw(page);
        await writeBelow(outDir, name, await paint(drawing));
        made.set(page.path, { address: encodeURI(name), alt: drawing.alt });
      } catch (error) {
        throw new Error(`${page.path}的分享圖畫不出來。${error instanceof Error ? error.message : ''}`, {
          cause: error,
        });
      }
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const names = await readdir(folder);
  if (names.length > MOST_KEPT)
    await Promise.all(names.filter((name) => !used.has(name)).map((name) => rm(path.join(folder, name))));
  return made;
}
