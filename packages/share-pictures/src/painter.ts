/** Paints pictures, and keeps them: one that was painted once is not painted again. */
import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { version as resvgVersion } from '@resvg/resvg-js/package.json';
import { openCache } from './cache';
import { openFonts } from './fonts';
import type { Measure } from './lines';
import type { Part } from './parts';
import { measureBy, toPicture, toSvg } from './render';

/** How many pictures are made at once: their text is set one at a time, while resvg and zlib work in other threads. */
const AT_ONCE = 4;

const HERE = fileURLToPath(new URL('.', import.meta.url));

/** What makes a picture of a drawing: with other code the same drawing may give another one. */
async function readCode(folder: string): Promise<string[]> {
  const names = (await readdir(folder)).filter((name) => /(?<!\.test)\.[jt]s$/.test(name)).sort();
  return Promise.all(names.map((name) => readFile(path.join(folder, name), 'utf8')));
}

/** A drawing, and what its errors call it. */
type Picture = Part & { name: string };

interface Painter {
  /** how wide a text is, in em */
  measure: Measure;
  /** Paints pictures of 1200 by 630 pixels, and gives each of them, as PNG, to `write`. @throws Error that names the picture, and a character that no font has */
  paint: (
    pictures: readonly Picture[],
    write: (name: string, png: Buffer) => Promise<void> | void,
  ) => Promise<void>;
}

/**
 * Opens the fonts, and a folder in which pictures are kept from one run to the next.
 *
 * @param folder may be deleted at any time; made where it does not exist
 * @param code where the code lies
 * @throws Error where the fonts or the folder cannot be read
 */
export async function openPainter(folder: string, code = HERE): Promise<Painter> {
  const cache = await openCache(folder);
  const fonts = openFonts(cache);
  const tools = { fonts, measure: await measureBy(fonts) };
  const stamp = [await readCode(code), resvgVersion, fonts.version];
  return {
    measure: tools.measure,
    paint: async (pictures, write) => {
      // One set of fonts for all pictures.
      const words = new Set(pictures.flatMap(({ labels }) => labels.flatMap(({ text }) => [...text])));
      const rest = [...pictures];
      const work = async () => {
        for (let next = rest.pop(); next; next = rest.pop()) {
          const { name, shapes, labels } = next;
          try {
            const { data } = await cache.keep([stamp, shapes, labels], '.png', async () =>
              toPicture(await toSvg({ shapes, labels }, tools, [...words].join(''))),
            );
            await write(name, data);
          } catch (error) {
            throw new Error(`${name}的分享圖畫不出來。${error instanceof Error ? error.message : ''}`, {
              cause: error,
            });
          }
        }
      };
      await Promise.all(Array.from({ length: AT_ONCE }, work));
      await cache.prune();
    },
  };
}
