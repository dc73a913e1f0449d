import { describe, expect, it } from 'vitest';
import { drawIcons, readMark } from './draw';
import { toManifest } from './manifest';

const readSize = (png: Buffer) => [png.readUInt32BE(16), png.readUInt32BE(20)];

describe('icons', () => {
  const icons = drawIcons();

  it.each([
    ['img/apple-touch-icon.png', 180],
    ['img/icon-192.png', 192],
    ['img/icon-512.png', 512],
    ['img/icon-maskable-512.png', 512],
  ])('%s is %d pixels wide', (name, size) => {
    expect(readSize(icons.get(name) ?? Buffer.alloc(24))).toEqual([size, size]);
  });

  it('favicon.ico holds 32 and 16 pixels as PNG', () => {
    const ico = icons.get('favicon.ico') ?? Buffer.alloc(0);
    expect([ico.readUInt16LE(2), ico.readUInt16LE(4)]).toEqual([1, 2]);
    const sizes = [0, 1].map((index) => {
      const at = 6 + 16 * index;
      const [length, offset] = [ico.readUInt32LE(at + 8), ico.readUInt32LE(at + 12)];
      expect(offset + length).toBeLessThanOrEqual(ico.length);
      return readSize(ico.subarray(offset, offset + length))[0];
    });
    expect(sizes).toEqual([32, 16]);
  });

  it('a file that is not the mark is refused', () => {
    expect(() => readMark('<svg/>')).toThrow('favicon.svg');
  });

  it('the manifest keeps to the base path and names icons that are drawn', () => {
    const manifest = JSON.parse(
      toManifest({ baseUrl: '/sub/', description: '說明', lang: 'zh-Hant-TW' }),
    ) as {
      short_name: string;
      start_url: string;
      scope: string;
      icons: { src: string; purpose: string }[];
    };
    expect(manifest.short_name).toBe('開租');
    expect([manifest.start_url, manifest.scope]).toEqual(['/sub/', '/sub/']);
    const drawn = [...icons.keys(), 'img/favicon.svg'].map((name) => `/sub/${name}`);
    for (const { src } of manifest.icons) expect(drawn).toContain(src);
    expect(manifest.icons.map(({ purpose }) => purpose)).toContain('maskable');
  });
});
