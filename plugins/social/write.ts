/** Paints the pictures of all pages, and keeps them: a drawing that was painted once is not painted again. */
import { mkdir, readdir, readFile, rm } from 'node:fs/promises';
import path from 'node:path';
import { version as resvgVersion } from '@resvg/resvg-js/package.json';
import { SITE_FILES } from '../../src/lib/addresses/siteFiles';
import { sha256, writeBelow } from '../files';
import { kept } from './cache';
import { openFonts } from './fonts';
import type { Drawing } from './frame';
import { pictures, type PageWords, type Sources } from './pictures';
import { measureBy, toPicture, toSvg, type Tools } from './render';

/** Below node_modules, so that a fresh installation starts with an empty cache. */
const CACHE_FOLDER = path.join('node_modules', '.cache', 'social-pictures');

/** What makes a picture of a drawing: with other code the same drawing may give another one. */
export const CODE = ['render.ts', 'png.ts', 'lines.ts', 'frame.ts', 'fonts.ts', 'cache.ts'];

/** How many pictures are made at once: their text is set one at a time, while resvg and zlib work in other threads. */
const AT_ONCE = 4;

/** Above this size, files that this build does not use are deleted. */
const MOST_KEPT = 3000;

export interface Painter {
  tools: Tools;
  /** @param words of which the fonts are made; default those of the drawing */
  paint: (drawing: Drawing, words?: string) => Promise<Buffer>;
  used: ReadonlySet<string>;
}

/** @param folder of the cache @param source where the code lies @throws Error when the fonts cannot be read */
export async function painter(folder: string, source = __dirname): Promise<Painter> {
  await mkdir(folder, { recursive: true });
  const fonts = openFonts(folder);
  const tools = { fonts, measure: await measureBy(fonts) };
  const code = await Promise.all(CODE.map((name) => readFile(path.join(source, name), 'utf8')));
  const stamp = JSON.stringify([code, resvgVersion, fonts.version]);
  return {
    tools,
    used: fonts.used,
    paint: async ({ shapes, labels }, words) => {
      const name = `${sha256(stamp + JSON.stringify([shapes, labels])).slice(0, 32)}.png`;
      fonts.used.add(name);
      return kept(path.join(folder, name), async () =>
        toPicture(await toSvg({ shapes, labels }, tools, words)),
      );
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
  /** Does something for a page. @throws Error that names it */
  const forPage = async <Made>(page: PageWords, make: () => Made | Promise<Made>): Promise<Made> => {
    try {
      return await make();
    } catch (error) {
      throw new Error(`${page.path}的分享圖畫不出來。${error instanceof Error ? error.message : ''}`, {
        cause: error,
      });
    }
  };
  const drawings: { page: PageWords; drawing: Drawing }[] = [];
  for (const page of pages) drawings.push({ page, drawing: await forPage(page, () => draw(page)) });
  // One set of fonts for all pictures.
  const words = [
    ...new Set(drawings.flatMap(({ drawing }) => drawing.labels.flatMap(({ text }) => [...text]))),
  ];
  const work = async () => {
    for (let next = drawings.pop(); next; next = drawings.pop()) {
      const { page, drawing } = next;
      const name = SITE_FILES.socialPicture(page.path);
      await forPage(page, async () => writeBelow(outDir, name, await paint(drawing, words.join(''))));
      made.set(page.path, { address: encodeURI(name), alt: drawing.alt });
    }
  };
  await Promise.all(Array.from({ length: AT_ONCE }, work));
  const names = await readdir(folder);
  if (names.length > MOST_KEPT)
    await Promise.all(names.filter((name) => !used.has(name)).map((name) => rm(path.join(folder, name))));
  return made;
}
