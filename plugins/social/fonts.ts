/** Noto Sans TC as satori needs it: two subsets for nearly everything, and slices for the few characters that those lack. */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import ranges from '@fontsource/noto-sans-tc/unicode.json';
import type { Font } from 'satori';
import { sha256 } from '../files';

const FAMILY = 'Noto Sans TC';
const WEIGHTS = [400, 700] as const;
/** Subsets that every picture uses, in the order in which a character is looked up. */
const SUBSETS = ['latin', 'chinese-traditional'] as const;

export interface Fonts {
  /** what satori is given; it remembers what it parsed by this very array */
  faces: Font[];
  hash: string;
  /** faces with a character that those do not have. @throws Error when no slice has it */
  facesWith: (text: string) => Font[];
}

const PACKAGE = path.join(__dirname, '../../node_modules/@fontsource/noto-sans-tc');

const covers = (range: string, point: number): boolean =>
  range.split(',').some((part) => {
    const [first, last] = part
      .trim()
      .slice(2)
      .split('-')
      .map((hex) => parseInt(hex, 16));
    return first !== undefined && point >= first && point <= (last ?? first);
  });

/** Reads the fonts of a package. @throws Error that names a file that is missing or not a font, and the fix */
export function readFonts(folder: string = PACKAGE): Fonts {
  const face = (subset: string, weight: (typeof WEIGHTS)[number]) => {
    const file = path.join(folder, 'files', `noto-sans-tc-${subset}-${weight}-normal.woff`);
    let data: Buffer | undefined;
    try {
      data = readFileSync(file);
    } catch {
      // reported below, like a file that is not a font
    }
    if (data?.subarray(0, 4).toString('latin1') !== 'wOFF') {
      throw new Error(
        `plugins/social：字型檔${path.basename(file)}不見了或不是WOFF。修正：重新執行npm ci，或檢查@fontsource/noto-sans-tc的版本。`,
      );
    }
    const name = subset === 'latin' ? FAMILY : `${FAMILY} ${subset}`;
    return { name, weight, style: 'normal' as const, data };
  };
  const both = (subset: string) => WEIGHTS.map((weight) => face(subset, weight));
  const faces = SUBSETS.flatMap(both);
  const slices = Object.entries(ranges).filter(([name]) => name.startsWith('['));
  return {
    faces,
    hash: sha256(Buffer.concat(faces.map(({ data }) => data))),
    facesWith: (text) => {
      const wanted = [...text].map((character) => {
        const slice = slices.find(([, range]) => covers(range, character.codePointAt(0) ?? 0));
        if (!slice) {
          throw new Error(
            `plugins/social：字型Noto Sans TC沒有「${character}」，分享圖會出現缺字的方框。修正：標題換一個字，或在plugins/social/fonts.ts加上有這個字的字型。`,
          );
        }
        return slice[0].slice(1, -1);
      });
      return [...new Set(wanted)].flatMap(both);
    },
  };
}

export const FAMILIES = [FAMILY, ...SUBSETS.slice(1).map((subset) => `${FAMILY} ${subset}`)].join(', ');
