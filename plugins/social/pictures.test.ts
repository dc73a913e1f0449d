import { createHash } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';
import { loadCatalogue } from '@site/plugins/catalogue/load';
import { readPalette, type Drawing } from './frame';
import { pictures, type PageWords, type PostWords } from './pictures';
import { type Catalogue, SITE_NAME, SITE_NAME_EN } from 'rental-data';
import { HEIGHT, type Measure, measureWidth, openPainter, WIDTH } from 'share-pictures';

const SITE = { siteUrl: 'https://example.org', baseUrl: '/sub/' };
const POST: PostWords = { path: '/blog/post/a/', date: '2024-11-09' };
const COVER = { kind: 'grid', title: '480分之1', cells: 480, note: '一格30秒' } as const;

let catalogue: Catalogue;
let measure: Measure;

function makeDrawer(known: Catalogue, cover: object = COVER) {
  return pictures({
    catalogue: known,
    site: SITE,
    posts: [POST],
    covers: { [POST.path]: cover as typeof COVER },
    measure,
  });
}

const page = (at: string, title = '標題'): PageWords => ({ path: at, title, description: '說明。' });
const hash = ({ shapes, labels }: Drawing) =>
  createHash('sha256')
    .update(JSON.stringify([shapes, labels]))
    .digest('hex');

beforeAll(async () => {
  catalogue = await loadCatalogue(path.join(__dirname, '../..'));
  const folder = await mkdtemp(path.join(tmpdir(), 'social-'));
  ({ measure } = await openPainter(folder));
  return () => rm(folder, { recursive: true });
});

/** Where the text of a drawing stands. */
const findBoxes = (drawing: Drawing) =>
  drawing.labels.map(({ text, x, y, size, bold = false, anchor = 'start' }) => {
    const width = measureWidth(text, bold, measure) * size;
    const left = x - { start: 0, middle: width / 2, end: width }[anchor];
    return { left, right: left + width, top: y - 0.88 * size, bottom: y + 0.12 * size };
  });

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

  it('a colour that is missing is named', () => {
    expect(() => readPalette('light', ':root { --paper: light-dark(#ffffff, #000000); }')).toThrow('--ink');
  });
});
