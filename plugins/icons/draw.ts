import { FOLDERS } from 'rental-data';
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { Resvg } from '@resvg/resvg-js';
import { readPalette } from '../social/frame';

const MARK = path.join(__dirname, '../../static/img/favicon.svg');

/** The bars of the mark, without the colours that follow the reader's system. @throws Error when the file is not the mark */
export function readMark(svg: string = readFileSync(MARK, 'utf8')): string {
  const bars = svg.match(/<rect[^>]*\/>/g);
  if (!bars) throw new Error('static/img/favicon.svg：找不到標誌的柱子（<rect>）。修正：還原這個檔案。');
  return bars.join('');
}

interface Look {
  size: number;
  /** width of the mark against that of the icon; systems may cut off all that is outside of a circle of .8 */
  share: number;
  ground?: string;
}

/** The mark is 25.8 wide and 21 high, from 0 and 2 on. */
const [MARK_WIDTH, MARK_MIDDLE] = [25.8, 12.5];

function toPng(bars: string, { size, share, ground }: Look): Buffer {
  const box = MARK_WIDTH / share;
  const [left, top] = [MARK_WIDTH / 2 - box / 2, MARK_MIDDLE - box / 2];
  const { green } = readPalette();
  const back = ground ? `<rect x="${left}" y="${top}" width="${box}" height="${box}" fill="${ground}"/>` : '';
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${size}" height="${size}" viewBox="${left} ${top} ${box} ${box}">${back}<g fill="${green}">${bars}</g></svg>`;
  return new Resvg(svg, { font: { loadSystemFonts: false } }).render().asPng();
}

/** An ICO file of PNG pictures. Its header is written by hand, because a package for it would bring three others. */
function toIco(pictures: readonly { size: number; png: Buffer }[]): Buffer {
  const head = Buffer.alloc(6 + 16 * pictures.length);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(pictures.length, 4);
  let offset = head.length;
  pictures.forEach(({ size, png }, index) => {
    const at = 6 + 16 * index;
    head.writeUInt8(size, at);
    head.writeUInt8(size, at + 1);
    head.writeUInt16LE(1, at + 4);
    head.writeUInt16LE(32, at + 6);
    head.writeUInt32LE(png.length, at + 8);
    head.writeUInt32LE(offset, at + 12);
    offset += png.length;
  });
  return Buffer.concat([head, ...pictures.map(({ png }) => png)]);
}

export function drawIcons(): Map<string, Buffer> {
  const bars = readMark();
  const { paper } = readPalette();
  const ico = [32, 16].map((size) => ({ size, png: toPng(bars, { size, share: 0.94 }) }));
  return new Map([
    ['favicon.ico', toIco(ico)],
    [`${FOLDERS.images}apple-touch-icon.png`, toPng(bars, { size: 180, share: 0.66, ground: paper })],
    [`${FOLDERS.images}icon-192.png`, toPng(bars, { size: 192, share: 0.86 })],
    [`${FOLDERS.images}icon-512.png`, toPng(bars, { size: 512, share: 0.86 })],
    [`${FOLDERS.images}icon-maskable-512.png`, toPng(bars, { size: 512, share: 0.54, ground: paper })],
  ]);
}
