/** Noto Sans TC in two weights: the variable font comes in slices, of which each picture takes the characters that it needs. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { version as fontVersion } from '@fontsource-variable/noto-sans-tc/package.json';
import ranges from '@fontsource-variable/noto-sans-tc/unicode.json';
import { group } from 'd3-array';
import subsetFont from 'subset-font';
import { version as subsetVersion } from 'subset-font/package.json';
import type { Cache } from './cache';

/** As the font calls itself: by the weight that it has where nobody asks for one. */
export const FAMILY = 'Noto Sans TC Thin';

export type Weight = 400 | 700;

export interface Fonts {
  /** files with the characters of a text. @throws Error that names a character that no slice has, or a slice that cannot be read, and the fix */
  filesFor: (text: string, weight: Weight) => Promise<string[]>;
  /** other fonts, other pictures */
  version: string;
}

const PACKAGE = path.dirname(
  createRequire(import.meta.url).resolve('@fontsource-variable/noto-sans-tc/package.json'),
);

/** Code points that a slice has, as pairs of first and last. */
const parseRange = (range: string): [first: number, last: number][] =>
  range.split(',').map((part) => {
    const [first = '', last = first] = part.trim().slice(2).split('-');
    return [parseInt(first, 16), parseInt(last, 16)];
  });

/** Latin first, which the package names last: it has signs that Chinese slices have too. */
const SLICES = Object.entries(ranges)
  .reverse()
  .map(([name, range]) => ({ name: name.replace(/[[\]]/g, ''), points: parseRange(range) }));

function findSlice(character: string): string {
  const point = character.codePointAt(0) ?? 0;
  const slice = SLICES.find(({ points }) => points.some(([first, last]) => point >= first && point <= last));
  if (slice) return slice.name;
  throw new Error(
    `share-pictures：字型Noto Sans TC沒有「${character}」，分享圖會出現缺字的方框。修正：換一個字，或在packages/share-pictures/src/fonts.ts加上有這個字的字型。`,
  );
}

/** @param cache for the files that are cut @param folder of the font */
export function openFonts(cache: Cache, folder: string = PACKAGE): Fonts {
  const version = `${fontVersion} ${subsetVersion}`;
  const cut = async (slice: string, characters: string, wght: Weight): Promise<string> => {
    const source = `noto-sans-tc-${slice}-wght-normal.woff2`;
    const { file } = await cache.keep([version, slice, characters, wght], '.ttf', async () => {
      try {
        const data = await readFile(path.join(folder, 'files', source));
        return await subsetFont(data, characters, { variationAxes: { wght }, targetFormat: 'truetype' });
      } catch (cause) {
        throw new Error(
          `share-pictures：字型檔${source}不見了或不是WOFF2。修正：重新執行npm ci，或檢查@fontsource-variable/noto-sans-tc的版本。`,
          { cause },
        );
      }
    });
    return file;
  };
  const known = new Map<string, Promise<string[]>>();
  const cutAll = (text: string, weight: Weight): Promise<string[]> => {
    const slices = group([...new Set(text)].sort(), findSlice);
    return Promise.all([...slices].map(([slice, characters]) => cut(slice, characters.join(''), weight)));
  };
  return {
    version,
    filesFor: async (text, weight) => {
      const key = `${weight} ${text}`;
      const files = known.get(key) ?? cutAll(text, weight);
      known.set(key, files);
      return files;
    },
  };
}
