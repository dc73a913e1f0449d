import { Resvg } from '@resvg/resvg-js';
import { describe, expect, it } from 'vitest';
import { toPalette, toPng } from './png';

const picture = (inside: string) =>
  new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><rect width="60" height="40" fill="#f7f4ec"/>${inside}</svg>`,
  ).render();

/** What a reader of PNG makes of it. */
const decoded = (png: Buffer) =>
  new Resvg(
    `<svg xmlns="http://www.w3.org/2000/svg" width="60" height="40"><image width="60" height="40" href="data:image/png;base64,${png.toString('base64')}"/></svg>`,
  ).render().pixels;

describe('PNG with a palette', () => {
  it('keeps the colours of a drawing', async () => {
    const { pixels } = picture('<rect x="10" y="10" width="20" height="20" fill="#3b8070"/>');
    expect(decoded(await toPng(pixels, 60, 40)).equals(pixels)).toBe(true);
  });

  it('has sixteen colours where only edges change by it, and half a byte for each pixel, in rows of odd length too', async () => {
    const rgba = (colours: readonly number[]) =>
      new Uint8Array(colours.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255, 255]));
    // Two greens of marks that differ little, and a smooth edge of fifty greys.
    const edge = Array.from({ length: 51 }, (_, step) => step * 5 * 0x010101);
    const picture = rgba([
      ...Array<number>(3000).fill(0x1f6f5c),
      ...Array<number>(2000).fill(0x2b7864),
      ...edge,
    ]);
    const { colours, pixels } = toPalette(picture);
    expect(colours.length).toBeLessThanOrEqual(16);
    expect([colours[pixels[0] ?? 0], colours[pixels[3000] ?? 0]]).toEqual([0x1f6f5c, 0x2b7864]);
    for (const [step, grey] of edge.entries())
      expect(Math.abs(((colours[pixels[5000 + step] ?? 0] ?? 0) & 255) - (grey & 255))).toBeLessThan(33);
    const odd = rgba([0x123456, 0xabcdef, 0x123456, 0xabcdef, 0x123456, 0x123456]);
    const png = await toPng(odd, 3, 2);
    expect(png[24]).toBe(4);
    const read = new Resvg(
      `<svg xmlns="http://www.w3.org/2000/svg" width="3" height="2"><image width="3" height="2" href="data:image/png;base64,${png.toString('base64')}"/></svg>`,
    ).render().pixels;
    expect([...read]).toEqual([...odd]);
  });

  it('has few colours for edges where sixteen do not suffice for marks, which keep theirs', () => {
    const marks = Array.from({ length: 20 }, (_, at) => 0x400000 + at * 0x000a0a);
    const edge = Array.from({ length: 51 }, (_, step) => step * 5 * 0x010101);
    const all = [...marks.flatMap((colour) => Array<number>(1000).fill(colour)), ...edge];
    const { colours } = toPalette(
      new Uint8Array(all.flatMap((colour) => [colour >> 16, (colour >> 8) & 255, colour & 255, 255])),
    );
    expect(colours).toEqual(expect.arrayContaining(marks));
    expect(colours.length).toBeLessThan(marks.length + edge.length / 3);
  });

  it('needs no more than 256 colours, and keeps those of the grounds', () => {
    const { pixels } = picture(
      '<defs><linearGradient id="g"><stop stop-color="#f00"/><stop offset=".5" stop-color="#0f0"/><stop offset="1" stop-color="#00f"/></linearGradient></defs><rect y="20" width="60" height="20" fill="url(#g)" transform="skewX(20)"/>',
    );
    const { colours, pixels: places } = toPalette(pixels);
    expect(colours.length).toBeLessThanOrEqual(256);
    expect(colours[0]).toBe(0xf7f4ec);
    expect(places).toHaveLength(60 * 40);
    expect(Math.max(...places)).toBeLessThan(colours.length);
  });
});
