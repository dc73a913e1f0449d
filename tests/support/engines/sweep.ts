/** Every kind of page at two widths. */
import { expect, it } from 'vitest';
import { FIXED_ROUTES, PAGE_KINDS, SAMPLE_FILES } from '../../routes';
import { elementsIn, parsedPage, textIn } from '../builtPages';
import { inFull } from 'rental-data/testing/full';
import { sidewaysOverflow } from '../walk/inPage';
import { recorded } from './site';
import { wakeAll, type Tour } from './tour';

const WIDTHS = [360, 1280];

const OTHERS = [...FIXED_ROUTES.map(({ path }) => path), ...SAMPLE_FILES];
const PAGES = new Set([...PAGE_KINDS, ...inFull(...OTHERS.map((path) => path.replace(/\/*$/, '/')))]);

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
async function headingOf(url: string): Promise<string | undefined> {
  const page = parsedPage(await (await fetch(url)).text());
  const heading = [...elementsIn(page)].find(({ tagName }) => tagName === 'h1');
  return heading && textIn(heading);
}

export function sweep(tour: () => Tour): void {
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

  it.each(WIDTHS)('every kind of page stands at %d px', async (width) => {
    const { open, site, visitor } = tour();
    await visitor.resize(width, 800);
    const faults: unknown[] = [];
    for (const path of PAGES) {
      await open(path);
      await visitor.run(wakeAll);
      const found = {
        path,
        width: await visitor.run(() => window.innerWidth),
        heading: await visitor.run(() => document.querySelector('h1')?.textContent),
        sideways: await visitor.run(sidewaysOverflow),
        broken: await visitor.run(brokenPictures),
        recorded: await visitor.run(recorded),
      };
      const heading = await headingOf(new URL(path, site.url).href);
      const wanted = { path, width, heading, sideways: 0, broken: [], recorded: [] };
      if (JSON.stringify(found) !== JSON.stringify(wanted)) faults.push({ found, heading });
    }
    expect(faults).toEqual([]);
  });
}
