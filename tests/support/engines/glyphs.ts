/** Are signs drawn where their boxes are? */
import { expect, it } from 'vitest';
import type { Tour } from './tour';

const TEXT = '資料2026年4月共182,287列，版本0.3的CSV檔';
const SIZE = 40;
/** Apart enough to be compared line by line. */
const LINE = 80;
/** In pixels: a gap between Chinese and Latin is an eighth of {@link SIZE}; edges may fall on other pixels. */
const NEAR = 2;

/**
 * Draws a text twice at the top of the page: as the page does, and below it each sign by itself where its box ends. A box
 * holds the gap before its sign. Runs in the page.
 * @param aside by how many pixels the lower ones are moved
 */
function drawTwice(text: string, size: number, line: number, aside: number): void {
  document.querySelector('#drawn')?.remove();
  const frame = document.createElement('div');
  frame.id = 'drawn';
  frame.style.cssText = `position:fixed;inset:0;z-index:9;background:#fff;color:#000;font-size:${size}px;line-height:${line}px;white-space:nowrap;font-variant-numeric:normal`;
  const whole = frame.appendChild(document.createElement('div'));
  whole.textContent = text;
  document.body.append(frame);
  const letters = whole.firstChild as Text;
  const ends = [...text].map((_, i) => {
    const range = document.createRange();
    range.setStart(letters, i);
    range.setEnd(letters, i + 1);
    return range.getBoundingClientRect().right;
  });
  for (const [i, end] of ends.entries()) {
    const one = frame.appendChild(document.createElement('div'));
    one.textContent = text[i] ?? '';
    one.style.cssText = `position:absolute;top:${line}px;right:${window.innerWidth - end - aside}px`;
  }
}

/**
 * How much of the upper line's ink has none below it, 0-1. Runs in the page.
 * @param picture of the page, PNG in base64
 */
async function strayInk(picture: string, width: number, line: number, near: number): Promise<number> {
  const image = new Image();
  image.src = `data:image/png;base64,${picture}`;
  await image.decode();
  const canvas = Object.assign(document.createElement('canvas'), { width, height: 2 * line });
  const pen = canvas.getContext('2d');
  if (!pen) return 1;
  pen.drawImage(image, 0, 0);
  const { data } = pen.getImageData(0, 0, width, 2 * line);
  const isInk = (x: number, y: number) => (data[(y * width + x) * 4] ?? 255) < 128;
  let ink = 0;
  let stray = 0;
  for (let y = 0; y < line; y += 1) {
    for (let x = near; x < width - near; x += 1) {
      if (!isInk(x, y)) continue;
      ink += 1;
      let found = false;
      for (let dx = -near; dx <= near; dx += 1) found ||= isInk(x + dx, y + line);
      if (!found) stray += 1;
    }
  }
  return ink === 0 ? 1 : stray / ink;
}

/** The lines of an element's text, as they are drawn. Runs in the page. */
function listLines(selector: string): string[] {
  const element = document.querySelector(selector);
  if (!element) return [];
  const walker = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
  const lines: string[] = [];
  let before = -Infinity;
  while (walker.nextNode()) {
    const node = walker.currentNode as Text;
    for (let i = 0; i < node.length; i += 1) {
      const range = document.createRange();
      range.setStart(node, i);
      range.setEnd(node, i + 1);
      const { bottom } = range.getBoundingClientRect();
      if (bottom > before + 5) lines.push('');
      before = bottom;
      lines.push((lines.pop() ?? '') + node.data.slice(i, i + 1));
    }
  }
  return lines;
}

export function glyphs(tour: () => Tour): void {
  it('a heading is broken after a pause', async () => {
    const { open, visitor } = tour();
    await visitor.resize(700, 600);
    await open('/blog/post/clickhouse-local-aggregation/');
    const lines = await visitor.run(listLines, 'main h1');
    expect(lines.length).toBeGreaterThan(1);
    expect(lines.slice(0, -1).filter((line) => !/[，、；：。？！]$/.test(line))).toEqual([]);
  });

  it('no sign is drawn over another', async () => {
    const { open, visitor } = tour();
    const WIDTH = 1000;
    await visitor.resize(WIDTH, 600);
    await open('/privacy/');
    const stray = async (aside: number) => {
      await visitor.run(drawTwice, TEXT, SIZE, LINE, aside);
      await visitor.run(
        () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
      );
      return visitor.run(strayInk, await visitor.picture(), WIDTH, LINE, NEAR);
    };
    expect(await stray(0)).toBeLessThan(0.02);
    // As far as a browser moves them that draws the gap twice: it would be seen.
    expect(await stray(SIZE / 8)).toBeGreaterThan(0.2);

    // Gaps stand wherever they can be had.
    const isOn = await visitor.run(() => document.documentElement.dataset['autospace'] === '');
    await visitor.run(() => void (document.documentElement.dataset['autospace'] = ''));
    expect(isOn).toBe((await stray(0)) < 0.02);
  });
}
