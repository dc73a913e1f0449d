import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openCache } from './cache';
import { openFonts } from './fonts';
import { openPainter } from './painter';
import { HEIGHT, labelled, type Part, rect, WIDTH } from './parts';
import { measureBy, toSvg } from './render';

const folder = mkdtempSync(path.join(tmpdir(), 'painter-'));
let painter: Awaited<ReturnType<typeof openPainter>>;
beforeAll(async () => {
  painter = await openPainter(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

const title = (text: string): Part => ({
  shapes: rect(0, 0, WIDTH, HEIGHT, '#f7f4ec'),
  labels: [{ text, x: 72, y: 200, size: 80, colour: '#1d2b27', bold: true }],
});

/** Paints pictures; gives what was written. */
async function paint(drawings: Record<string, Part>, { paint: paintAll } = painter) {
  const written = new Map<string, Buffer>();
  await paintAll(
    Object.entries(drawings).map(([name, drawing]) => ({ name, ...drawing })),
    (name, png) => void written.set(name, png),
  );
  return written;
}
const listKept = (place: string) => readdirSync(place).filter((name) => name.endsWith('.png'));

describe('pictures', () => {
  it('are painted once, and then taken from what is kept', async () => {
    const drawing = title('開放資料');
    const png = (await paint({ a: drawing })).get('a');
    expect([png?.readUInt32BE(16), png?.readUInt32BE(20)]).toEqual([WIDTH, HEIGHT]);
    expect(png?.length).toBeLessThan(8 * 1024);
    const [name = ''] = listKept(folder);
    writeFileSync(path.join(folder, name), 'kept');
    expect((await paint({ a: drawing })).get('a')?.toString()).toBe('kept');
  });

  it('are painted anew with other code', async () => {
    const [kept, code] = ['kept', 'code'].map((name) => path.join(folder, name)) as [string, string];
    cpSync(__dirname, code, { recursive: true });
    const countWith = async () => {
      await paint({ a: title('程式') }, await openPainter(kept, code));
      return listKept(kept).length;
    };
    expect([await countWith(), await countWith()]).toEqual([1, 1]);
    appendFileSync(path.join(code, 'png.ts'), ';');
    expect(await countWith()).toBe(2);
  });

  it('that look the same are painted at once, each for its own name', async () => {
    const drawing = title('兩頁一樣');
    const written = await paint({ one: drawing, other: drawing, third: title('第三頁') });
    expect([...written.keys()].sort()).toEqual(['one', 'other', 'third']);
    expect(written.get('one')?.equals(written.get('other') as Buffer)).toBe(true);
  });

  it('with a character that no font has are named, and so is the character', async () => {
    await expect(paint({ '/house/': title('\u{1F3E0}') })).rejects.toThrow(/^\/house\/的.+沒有「🏠」/);
  });
});

describe('fonts', () => {
  it('that are missing or broken are named', async () => {
    const broken = path.join(folder, 'broken');
    const { filesFor } = openFonts(await openCache(broken), broken);
    await expect(filesFor('a', 400)).rejects.toThrow('noto-sans-tc-latin-wght-normal.woff2');
    mkdirSync(path.join(broken, 'files'));
    writeFileSync(path.join(broken, 'files/noto-sans-tc-latin-wght-normal.woff2'), 'no font');
    await expect(filesFor('a', 400)).rejects.toThrow('不是WOFF2');
  });

  it('have every character in its weight', async () => {
    const fonts = openFonts(await openCache(folder));
    const tools = { fonts, measure: await measureBy(fonts) };
    const outline = async (text: string, bold: boolean) => {
      const label = { text, x: 0, y: 100, size: 40, colour: '#000', bold };
      const svg = await toSvg(labelled(label), tools, '租屋Ag1，（→');
      return [...svg.matchAll(/ d="([^"]+)"/g)].map(([, d = '']) => d).join(' ');
    };
    for (const text of '租屋Ag1，（→') {
      const [normal, bold] = [await outline(text, false), await outline(text, true)];
      expect(normal.length, text).toBeGreaterThan(10);
      expect(bold, text).not.toBe(normal);
    }
  });
});
