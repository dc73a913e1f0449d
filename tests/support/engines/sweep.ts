/** Kinds of page, loaded once and looked at in a narrow window; some of them, and all in a full run, in a wide one too. Chromium is asked for every kind. */
import { expect, it } from 'vitest';
import { FIXED_ROUTES, PAGE_KINDS, SAMPLE_FILES } from '../../routes';
import { elementsIn, parsedPage, textIn } from '../builtPages';
import { hasReadAddress, readHead } from '../head';
import { follow } from '../offlinePages';
import { firstAndSome, inFull } from 'rental-data/testing/full';
import { sidewaysOverflow } from '../walk/inPage';
import { recorded } from './site';
import { isAlive, wakeAll, type Tour } from './tour';

const [NARROW, WIDE] = [360, 1280];

/** Its head is the longest of all. */
const FILE = '/download/2026-04/raw/';
const KINDS = [FILE, ...PAGE_KINDS.filter((path) => path !== FILE)];
const OTHERS = [...FIXED_ROUTES.map(({ path }) => path), ...SAMPLE_FILES];
const PAGES = new Set([
  ...firstAndSome(KINDS, 8),
  ...inFull(...OTHERS.map((path) => path.replace(/\/*$/, '/'))),
]);
const ALSO_WIDE = new Set(firstAndSome([...PAGES], 3));

/** The pictures that cannot be shown. Runs in the page. */
async function brokenPictures(): Promise<string[]> {
  const broken: string[] = [];
  for (const image of document.images) {
    image.loading = 'eager';
    await image.decode().catch(() => broken.push(image.outerHTML));
  }
  return broken;
}

/** The heading that the server sent. */
async function fetchHeading(url: string): Promise<string | undefined> {
  const page = parsedPage(await (await fetch(url)).text());
  const heading = elementsIn(page).find(({ tagName }) => tagName === 'h1');
  return heading && textIn(heading);
}

export function sweep(tour: () => Tour): void {
  /** The heads of pages that the browser itself loaded. */
  const heads = new Map<string, readonly string[]>();

  it('what goes wrong in a page is recorded', async () => {
    const { open, until, visitor } = tour();
    await open('/privacy/');
    await visitor.run(() => {
      console.error('planted: said');
      setTimeout(() => {
        throw new Error('planted: thrown');
      });
      void Promise.reject(new Error('planted: refused'));
      for (const src of ['https://elsewhere.test/planted.png', '/planted-missing.png'])
        document.body.append(Object.assign(new Image(), { src }));
    });
    await until('all are recorded', () =>
      (sessionStorage.getItem('recorded') ?? '').includes('planted-missing'),
    );
    const words = (await visitor.run(recorded)).join('\n');
    for (const planted of [
      /error: planted: said/,
      /error: .*planted: thrown/,
      /rejection: .*planted: refused/,
      /policy: img-src https:\/\/elsewhere\.test/,
      /error: <img src="\/planted-missing\.png"/,
    ])
      expect(words).toMatch(planted);
    expect(await visitor.run(brokenPictures)).toHaveLength(2);
  });

  it(`pages stand at ${NARROW} px, and some at ${WIDE} px`, async () => {
    const { open, site, until, visitor } = tour();
    const faults: unknown[] = [];
    for (const path of PAGES) {
      await visitor.resize(NARROW, 800);
      await open(path);
      await until(`${path} has read its address`, hasReadAddress);
      heads.set(path, await visitor.run(readHead));
      await visitor.run(wakeAll);
      const heading = await fetchHeading(new URL(path, site.url).href);
      for (const width of ALSO_WIDE.has(path) ? [NARROW, WIDE] : [NARROW]) {
        await visitor.resize(width, 800);
        await until(`${path} is ${width} px wide`, (wanted) => window.innerWidth === wanted, width);
        const found = {
          path,
          width,
          heading: await visitor.run(() => document.querySelector('h1')?.textContent),
          sideways: await visitor.run(sidewaysOverflow),
          broken: await visitor.run(brokenPictures),
          recorded: await visitor.run(recorded),
        };
        const wanted = { path, width, heading, sideways: 0, broken: [], recorded: [] };
        if (JSON.stringify(found) !== JSON.stringify(wanted)) faults.push({ found, heading });
      }
    }
    expect(faults).toEqual([]);
  });

  it('pages have the head after a click that they had after a load', async () => {
    const { open, site, until, visitor } = tour();
    const left = PAGE_KINDS.filter((path) => PAGES.has(path) && path !== '/offline/');
    expect(heads.get(FILE)?.join()).toContain('rel=cite-as');
    await open('/');
    for (const path of left) {
      await visitor.run(follow, encodeURI(path));
      await until(`${path} is shown`, isAlive, new URL(path, site.url).href);
      await expect
        .poll(() => visitor.run(readHead).catch(() => []), { message: path })
        .toEqual(heads.get(path));
    }
    expect(await visitor.run(recorded)).toEqual([]);
  });
}
