import { createHash } from 'node:crypto';
import { appendFileSync, cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { loadCatalogue } from '@site/plugins/catalogue/load';
import { openFonts } from './fonts';
import { HEIGHT, readPalette, WIDTH, type Drawing } from './frame';
import { pictures, type PageWords, type PostWords } from './pictures';
import { toRuns, toSvg } from './render';
import { CODE, painter, type Painter } from './write';
import { type Catalogue, SITE_NAME, SITE_NAME_EN } from 'rental-data';
import { temporaryFolder } from 'rental-data/testing/temporary-site';

const SITE = { siteUrl: 'https://example.org', baseUrl: '/sub/' };
const POST: PostWords = { path: '/blog/post/a/', date: '2024-11-09' };
const COVER = { kind: 'grid', title: '480分之1', cells: 480, note: '一格30秒' } as const;

const folder = mkdtempSync(path.join(tmpdir(), 'social-'));
let catalogue: Catalogue;
let brush: Painter;

function makeDrawer(known: Catalogue, cover: object = COVER) {
  return pictures({
    catalogue: known,
    site: SITE,
    posts: [POST],
    covers: { [POST.path]: cover as typeof COVER },
    measure: brush.tools.measure,
  });
}

const page = (at: string, title = '標題'): PageWords => ({ path: at, title, description: '說明。' });
const hash = ({ shapes, labels }: Drawing) =>
  createHash('sha256')
    .update(JSON.stringify([shapes, labels]))
    .digest('hex');

beforeAll(async () => {
  catalogue = await loadCatalogue(path.join(__dirname, '../..'));
  brush = await painter(folder);
});
afterAll(() => rmSync(folder, { recursive: true }));

/** Where the text of a drawing stands. */
const findBoxes = (drawing: Drawing) =>
  drawing.labels
    .flatMap((label) => toRuns(label, brush.tools.measure))
    .map(({ x, y, size, width }) => ({
      left: x,
      right: x + width,
      top: y - 0.88 * size,
      bottom: y + 0.12 * size,
    }));

describe('pictures of pages', () => {
  it.each([
    ['/download/2026-04/raw/', '2026-04'],
    ['/download/2021Q4/deduplicated/', '2021Q4'],
    ['/', '開放台灣'],
    ['/blog/post/a/', '480分之1'],
    ['/privacy/', '標題'],
    ['/privacy/', '說明。'],
    ['/privacy/', SITE_NAME],
    ['/en/quality/', SITE_NAME_EN],
  ])('%s says %s, inside the picture', (at, words) => {
    const drawing = makeDrawer(catalogue)(page(at));
    expect(drawing.labels.map(({ text }) => text)).toContain(words);
    expect(drawing.alt.length).toBeGreaterThan(8);
    for (const { left, right, top, bottom } of findBoxes(drawing)) {
      expect(left).toBeGreaterThanOrEqual(0);
      expect(top).toBeGreaterThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(WIDTH);
      expect(bottom).toBeLessThanOrEqual(HEIGHT);
    }
  });

  it('a title of extreme length stays in its column', () => {
    const title = '每月資料與年資料的列數為什麼不同，以及哪一欄在哪一期不能拿來比較'.repeat(4);
    const drawing = makeDrawer(catalogue)(page(POST.path, title));
    const boxes = findBoxes(drawing);
    const inColumn = boxes.filter(({ left }) => left < 600);
    expect(inColumn.length).toBeGreaterThan(5);
    for (const { right } of inColumn) expect(right).toBeLessThanOrEqual(632);
  });

  it.each([
    'Open data on rental listings in Taiwan',
    '臺北市獨立套房的月租金中位數',
    '臺北市獨立套房的月租金中位數，以及新北市分租套房的月租金',
  ])('sets “%s” and what the page is about above the bars', (title) => {
    const description = 'Which days the files cover, whether their rows can be compared. '.repeat(3);
    const { labels } = makeDrawer(catalogue)({ ...page('/en/', title), description });
    expect(labels.length).toBeGreaterThan(4);
    for (const { y, size, text } of labels) expect(y + size * 0.2, text).toBeLessThanOrEqual(HEIGHT - 214);
  });

  it('changes with the data, and with nothing else', () => {
    const before = makeDrawer(catalogue);
    const planted = structuredClone(catalogue);
    const june = planted.releases.find((release) => release.period === '2019-06')?.sets[0];
    if (june) june.rows = Math.round(june.rows / 2);
    const after = makeDrawer(planted);
    const file = page('/download/2019-06/raw/');
    expect(hash(after(file))).not.toBe(hash(before(file)));
    const other = page('/download/2026-04/raw/');
    expect(hash(after(other))).toBe(hash(before(other)));
    const post = page(POST.path);
    expect(hash(makeDrawer(catalogue, { ...COVER, cells: 12 })(post))).not.toBe(hash(before(post)));
  });

  it('paints once and then takes what is kept', async () => {
    const drawing = makeDrawer(catalogue)(page('/download/2026-04/raw/'));
    const png = await brush.paint(drawing);
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([WIDTH, HEIGHT]);
    expect(png.length).toBeLessThan(40 * 1024);
    const [name] = [...brush.used].filter((file) => file.endsWith('.png'));
    writeFileSync(path.join(folder, name as string), 'kept');
    expect((await brush.paint(drawing)).toString()).toBe('kept');
  });

  it('paints anew with other code', async () => {
    const source = path.join(folder, 'code');
    mkdirSync(source);
    for (const name of CODE) cpSync(path.join(__dirname, name), path.join(source, name));
    const drawing = makeDrawer(catalogue)(page('/blog/'));
    const nameWith = async () => {
      const { paint, used } = await painter(folder, source);
      await paint(drawing);
      return [...used].filter((name) => name.endsWith('.png'));
    };
    const name = await nameWith();
    expect(await nameWith()).toEqual(name);
    appendFileSync(path.join(source, 'png.ts'), ';');
    expect(await nameWith()).not.toEqual(name);
    // All of the folder that painting imports.
    const imported = CODE.flatMap((file) =>
      [...readFileSync(path.join(__dirname, file), 'utf8').matchAll(/from '\.\/(\w+)'/g)].map(
        ([, at]) => `${at}.ts`,
      ),
    );
    expect(CODE).toEqual(expect.arrayContaining(imported));
  });
});

describe('what cannot be painted', () => {
  it('paints two pages that look the same at once', async () => {
    const drawing = makeDrawer(catalogue)(page('/differences/0.1-0.3/'));
    const [one, other] = await Promise.all([brush.paint(drawing), brush.paint(drawing)]);
    expect(one.equals(other)).toBe(true);
  });

  it('a character that no font has is named', async () => {
    const label = { text: '\u{1F3E0}', x: 0, y: 100, size: 40, colour: '#000' };
    await expect(toSvg({ shapes: '', labels: [label] }, brush.tools)).rejects.toThrow('沒有「🏠」');
  });

  it('a font that is missing or broken is named', async () => {
    const broken = await temporaryFolder();
    const { filesFor } = openFonts(broken, broken);
    await expect(filesFor('a', 400)).rejects.toThrow('noto-sans-tc-latin-wght-normal.woff2');
    mkdirSync(path.join(broken, 'files'));
    writeFileSync(path.join(broken, 'files/noto-sans-tc-latin-wght-normal.woff2'), 'no font');
    await expect(filesFor('a', 400)).rejects.toThrow('不是WOFF2');
  });

  it('every character is set, in its weight', async () => {
    const outline = async (text: string, bold: boolean) => {
      const label = { text, x: 0, y: 100, size: 40, colour: '#000', bold };
      const svg = await toSvg({ shapes: '', labels: [label] }, brush.tools, '租屋Ag1，（→');
      return [...svg.matchAll(/ d="([^"]+)"/g)].map(([, d = '']) => d).join(' ');
    };
    for (const text of '租屋Ag1，（→') {
      const [normal, bold] = [await outline(text, false), await outline(text, true)];
      expect(normal.length, text).toBeGreaterThan(10);
      expect(bold, text).not.toBe(normal);
    }
  });

  it('a colour that is missing is named', () => {
    expect(() => readPalette('light', ':root { --paper: light-dark(#ffffff, #000000); }')).toThrow('--ink');
  });
});
