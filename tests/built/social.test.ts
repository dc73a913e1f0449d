/** The pictures that stand for pages elsewhere, and the icons: read from the built pages. */
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { groupBy } from 'rental-data/helpers';
import { expect, test } from 'vitest';

const BUILD = path.join(process.cwd(), 'build');
const read = (file: string) => readFileSync(path.join(BUILD, file));
const ORIGIN = 'https://rentalhouse.g0v.ddio.io';

const PAGES = [
  ...read('sitemap.xml')
    .toString()
    .matchAll(/<loc>([^<]*)/g),
].map(([, loc]) => loc as string);
const resolveFile = (address: string) => decodeURI(address.slice(ORIGIN.length + 1));

function readProperties(html: string): Record<string, string> {
  const tags = html.matchAll(/<meta data-rh="true" property="(og:[a-z_:]+)" content="([^"]*)">/g);
  return Object.fromEntries([...tags].map(([, name, content]) => [name, content])) as Record<string, string>;
}

test('every page names a picture of its own, in words and of the right size', () => {
  expect(PAGES.length).toBeGreaterThan(250);
  const seen = new Map<string, string>();
  for (const address of PAGES) {
    const html = read(`${resolveFile(address)}index.html`).toString();
    const properties = readProperties(html);
    const image = properties['og:image'] ?? '';
    expect(image, address).toMatch(new RegExp(`^${ORIGIN}/img/social/[!-~]+\\.png$`));
    expect(properties['og:image:alt']?.length, address).toBeGreaterThan(8);
    expect([properties['og:image:width'], properties['og:image:height']]).toEqual(['1200', '630']);
    expect(html.match(/og:image"? content/g), address).toHaveLength(1);
    expect(html).toMatch(/name="?twitter:card"? content="?summary_large_image/);
    const png = read(resolveFile(image));
    expect([png.readUInt32BE(16), png.readUInt32BE(20)], image).toEqual([1200, 630]);
    expect(png.length, image).toBeLessThanOrEqual(40 * 1024);
    const hash = createHash('sha256').update(png).digest('hex');
    expect(seen.get(hash), `${address} looks like another page`).toBeUndefined();
    seen.set(hash, address);
  }
});

test('no page is described in the words of another one', () => {
  const described = groupBy(PAGES, (address) => {
    const html = read(`${resolveFile(address)}index.html`).toString();
    return /name="?description"? content="([^"]+)"/.exec(html)?.[1];
  });
  expect(described.get(undefined)).toBeUndefined();
  expect([...described.values()].filter((alike) => alike.length > 1)).toEqual([]);
});

test('posts name theirs in their structured data, the page of unknown addresses that of the home page', () => {
  const post = read('blog/post/2024-sep-return/index.html').toString();
  const image = readProperties(post)['og:image'] ?? '-';
  expect(post).toContain(`"@type":"BlogPosting","image":{"@type":"ImageObject","url":"${image}"`);
  expect(readProperties(read('404.html').toString())['og:image']).toBe(`${ORIGIN}/img/social/home.png`);
  const moved = readProperties(read('download/latest/raw/index.html').toString());
  expect(moved['og:image']).toMatch(/\/img\/social\/download\/20\d\d-\d\d\/raw\.png$/);
});

test('icons and manifest are there, and nothing of them is kept for offline', () => {
  const html = read('index.html').toString();
  for (const [, href] of html.matchAll(
    /<link rel="?(?:icon|apple-touch-icon|manifest)"? href="?([^\s">]+)/g,
  )) {
    expect(existsSync(path.join(BUILD, href as string)), href).toBe(true);
  }
  expect(html.match(/rel="?icon/g)).toHaveLength(2);
  expect(html.match(/<meta name="?theme-color/g)).toHaveLength(2);
  const manifest = JSON.parse(read('manifest.webmanifest').toString()) as { icons: { src: string }[] };
  for (const { src } of manifest.icons) expect(existsSync(path.join(BUILD, src)), src).toBe(true);
  const worker = read('sw.js').toString();
  expect(worker).not.toContain('img/social/');
  expect(worker).not.toContain('img/icon-');
});
