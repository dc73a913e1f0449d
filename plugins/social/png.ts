/**
 * PNG with a palette: pictures of few colours take a third of the bytes. Written by hand, because the library that
 * does it (sharp) is a native program that every machine would have to install for these pictures alone.
 */
import { crc32, deflate } from 'node:zlib';
import { promisify } from 'node:util';

const compress = promisify(deflate);
const MOST_COLOURS = 256;

function chunk(type: string, data: Uint8Array): Buffer {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const whole = Buffer.alloc(body.length + 8);
  whole.writeUInt32BE(data.length, 0);
  body.copy(whole, 4);
  whole.writeUInt32BE(crc32(body), body.length + 4);
  return whole;
}

/** Colours that hardly differ count as one. */
const coarse = (colour: number): number => colour & 0xfcf8fc;

const distance = (a: number, b: number): number => {
  const part = (shift: number) => ((a >> shift) & 255) - ((b >> shift) & 255);
  return part(0) ** 2 + part(8) ** 2 + part(16) ** 2;
};

/** Pixels of one colour in a row. Drawings have far fewer of these than pixels. */
interface Runs {
  colours: number[];
  /** place of the pixel after the run */
  ends: number[];
}

function runsOf(rgba: Uint8Array): Runs {
  const words = new DataView(rgba.buffer, rgba.byteOffset, rgba.byteLength);
  const runs: Runs = { colours: [], ends: [] };
  let last = -1;
  const count = rgba.byteLength / 4;
  for (let i = 0; i < count; i++) {
    const colour = words.getUint32(i * 4) >>> 8;
    if (colour === last) continue;
    if (last >= 0) runs.ends.push(i);
    runs.colours.push(colour);
    last = colour;
  }
  runs.ends.push(count);
  return runs;
}

/**
 * At most 256 colours for an opaque picture, and each pixel's index. Similar colours are merged into the most frequent one, so
 * that backgrounds keep their exact colour. If there are still too many, rare colours become the nearest frequent one.
 */
export function toPalette(rgba: Uint8Array): { colours: number[]; pixels: Uint8Array } {
  const { colours: seen, ends } = runsOf(rgba);
  const counts = new Map<number, number>();
  seen.forEach((colour, run) => {
    const length = (ends[run] ?? 0) - (ends[run - 1] ?? 0);
    counts.set(colour, (counts.get(colour) ?? 0) + length);
  });
  const groups = new Map<number, { colour: number; most: number; count: number }>();
  for (const [colour, count] of counts) {
    const known = groups.get(coarse(colour));
    if (!known) groups.set(coarse(colour), { colour, most: count, count });
    else {
      known.count += count;
      if (count > known.most) Object.assign(known, { colour, most: count });
    }
  }
  const sorted = [...groups].sort(([, a], [, b]) => b.count - a.count || a.colour - b.colour);
  const colours = sorted.slice(0, MOST_COLOURS).map(([, { colour }]) => colour);
  const nearest = (colour: number) =>
    colours.reduce(
      (best, other, at) => (distance(other, colour) < distance(colours[best] ?? 0, colour) ? at : best),
      0,
    );
  const places = new Map(
    sorted.map(([key, { colour }], at) => [key, at < MOST_COLOURS ? at : nearest(colour)]),
  );
  const pixels = new Uint8Array(rgba.byteLength / 4);
  seen.forEach((colour, run) => {
    pixels.fill(places.get(coarse(colour)) ?? 0, ends[run - 1] ?? 0, ends[run]);
  });
  return { colours, pixels };
}

/**
 * A PNG of an opaque picture.
 * @param rgba four bytes a pixel, row by row
 */
export async function toPng(rgba: Uint8Array, width: number, height: number): Promise<Buffer> {
  const { colours, pixels } = toPalette(rgba);
  const header = Buffer.alloc(13);
  header.writeUInt32BE(width, 0);
  header.writeUInt32BE(height, 4);
  // eight bits a pixel, places of a palette
  header.set([8, 3, 0, 0, 0], 8);
  const table = Buffer.from(colours.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255]));
  // Each row begins with its filter. Zero means none, because indexes into a palette compress best unfiltered.
  const rows = Buffer.alloc((width + 1) * height);
  for (let y = 0; y < height; y++) rows.set(pixels.subarray(y * width, (y + 1) * width), y * (width + 1) + 1);
  return Buffer.concat([
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a]),
    chunk('IHDR', header),
    chunk('PLTE', table),
    chunk('IDAT', await compress(rows, { level: 9 })),
    chunk('IEND', new Uint8Array()),
  ]);
}
