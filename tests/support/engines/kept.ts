/** The service worker and the loader where the host, a cache or a file is not well. Chromium: tests/browser/kept.spec.ts, renewal.spec.ts. */
import { describe, expect, it } from 'vitest';
import { readdirSync } from 'node:fs';
import { firstAndSome } from 'rental-data/testing/full';
import { missingSheets } from '../offlinePages';
import { serveSpoiled } from '../spoiled';
import {
  failCaches,
  FAILURES,
  serveTroubled,
  TROUBLES,
  type Trouble,
  type TroubledSite,
} from '../troubledSite';
import { areFilesKept, isKept } from './offline';
import { recorded } from './site';
import type { Tour } from './tour';

const POST = '/blog/post/2021-annual-data/';
const text = () => document.querySelector('main')?.textContent ?? '';
const isWhole = () =>
  [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].every(
    ({ sheet }) => [...(sheet?.cssRules ?? [])].pop()?.cssText.startsWith('#end') === true,
  );
/** Has the page been loaded anew by itself, and has it asked for a sheet again? Then it rests. */
const hasAskedAgain = () =>
  performance
    .getEntriesByType('navigation')
    .some((entry) => (entry as PerformanceNavigationTiming).type === 'reload') &&
  performance
    .getEntriesByType('resource')
    .some(
      (entry) =>
        (entry as PerformanceResourceTiming).initiatorType === 'fetch' && entry.name.includes('/assets/css/'),
    );
const line = () => document.querySelector('[data-kept]')?.textContent ?? '';

export function kept(tour: () => Tour): void {
  describe('what is kept', () => {
    const makeOpener = (site: TroubledSite) => (path: string) => tour().open(new URL(path, site.url).href);

    // Chromium is asked for all of them.
    it.for(firstAndSome(Object.keys(TROUBLES) as Trouble[], 2))(
      'comes in the place of %s, and says of when it is',
      async (trouble) => {
        const { until, visitor } = tour();
        const site = await serveTroubled('build');
        const open = makeOpener(site);
        try {
          await open(POST);
          await until('it is kept', isKept, POST);
          await until('its files are kept', areFilesKept);
          const whole = await visitor.run(text);
          site.trouble = trouble;
          await open(POST);
          expect(await visitor.run(line)).toMatch(/\d{4}年\d{1,2}月\d{1,2}日存下的內容/);
          expect(await visitor.run(text)).toBe(whole);
          expect(await visitor.run(missingSheets)).toBe(0);
          site.trouble = undefined;
          // Firefox lets a request wait for an earlier one of the same address, as long as that one is silent.
          await site.disappear();
          await site.comeBack();
          await open(POST);
          expect(await visitor.run(line)).toBe('');
        } finally {
          await visitor.run(recorded);
          await site.close();
        }
      },
    );

    it.for(FAILURES)('keeps nobody from the site where the caches are %s', async (how) => {
      const { until, visitor } = tour();
      const site = await serveTroubled('build');
      const open = makeOpener(site);
      try {
        await open('/');
        await until('it is kept', isKept, '/');
        await visitor.run(failCaches, how);
        for (const path of ['/download/', '/compare/', '/about-data-set/']) {
          await open(path);
          expect(await visitor.run(missingSheets), path).toBe(0);
          expect(await visitor.run(() => document.querySelector('[data-error-status]') === null), path).toBe(
            true,
          );
        }
      } finally {
        await visitor.run(recorded);
        await site.close();
      }
    });

    it('is put back where what the worker was installed with is lost', async () => {
      const { until, visitor } = tour();
      const site = await serveTroubled('build');
      const open = makeOpener(site);
      try {
        await open('/');
        await until('it is kept', isKept, '/');
        await visitor.run(async () => {
          for (const name of await caches.keys())
            if (name.startsWith('workbox-precache')) await caches.delete(name);
        });
        await open('/blog/');
        await until('all of it is there', async () => {
          const [name] = (await caches.keys()).filter((one) => one.startsWith('workbox-precache'));
          return name !== undefined && (await (await caches.open(name)).keys()).length > 4;
        });
        await site.disappear();
        await open(POST);
        await until('the offline page', () => document.querySelector('h1')?.textContent === '目前離線');
      } finally {
        await visitor.run(recorded);
        await site.close();
      }
    });

    it('a style sheet that was cut behind a rule is asked for anew, once the host is well', async () => {
      const { reload, until, visitor } = tour();
      const site = await serveSpoiled('build');
      const files = readdirSync('build/assets/css')
        .filter((name) => name.startsWith('styles.'))
        .map((name) => `/assets/css/${name}`);
      try {
        site.spoil(files, 'a part of it that ends behind a rule');
        await visitor.goto(`${site.url}/privacy/`);
        await until('the page loaded anew and the sheet asked for again, in vain', hasAskedAgain);
        expect(await visitor.run(missingSheets)).toBe(1);
        site.heal();
        // More than a minute later.
        await visitor.run(() => sessionStorage.clear());
        await reload();
        await until('the whole sheet', isWhole);
      } finally {
        await visitor.run(recorded);
        await site.close();
      }
    });
  });
}
