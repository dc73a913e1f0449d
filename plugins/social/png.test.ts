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
