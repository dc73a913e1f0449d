/** A browser and a site of its own, for all tests of one engine. */
import { afterAll, beforeAll, expect } from 'vitest';
import type { ChangedSite } from '../changedServer';
import { recorded, serveRecorded } from './site';
import type { Plain, Visitor } from './visitor';

export interface Tour {
  visitor: Visitor;
  site: ChangedSite;
  /** Opens a path of the site and waits until its scripts answer. */
  open(path: string): Promise<void>;
  /** Loads the page anew and waits until its scripts answer. */
  reload(): Promise<void>;
  /** Waits until something is true in the page, also where a navigation interrupts the asking. */
  until<Args extends readonly Plain[]>(
    what: string,
    question: (...args: Args) => boolean | Promise<boolean>,
    ...args: Args
  ): Promise<void>;
}

/** Has the page come alive that an address stands for, now that somebody points at it? Runs in the page. */
export function isAlive(href: string): boolean {
  if (location.href !== href && document.body?.querySelector('[data-error-status]') === null) return false;
  dispatchEvent(new Event('pointermove'));
  return document.documentElement.dataset['hasHydrated'] === 'true';
}

/** Brings every island to life, as a reader does who opens all folds, scrolls past them and points at each. Runs in the page. */
export async function wakeAll(): Promise<void> {
  for (const island of document.querySelectorAll('main [data-island]')) {
    // On a page that React draws, it is a component like any other, alive with the page.
    if (Object.keys(island).some((key) => key.startsWith('__reactFiber'))) continue;
    for (let fold = island.closest('details'); fold; fold = fold.parentElement?.closest('details') ?? null)
      fold.open = true;
    (island.firstElementChild ?? island.parentElement)?.scrollIntoView();
    island.dispatchEvent(new Event('pointerover', { bubbles: true }));
    while (!island.hasAttribute('data-awake')) await new Promise(requestAnimationFrame);
  }
}

/** Starts an engine and serves build/ to it for the tests of this file. @returns both, once the tests run */
export function startTour(start: () => Promise<Visitor>): () => Tour {
  let tour: Tour | undefined;
  beforeAll(async () => {
    const site = await serveRecorded('build');
    const visitor = await start();
    const until: Tour['until'] = (what, question, ...args) =>
      expect.poll(() => visitor.run(question, ...args).catch(() => false), { message: what }).toBe(true);
    const open: Tour['open'] = async (path) => {
      const { href } = new URL(path, site.url);
      await visitor.goto(href);
      await until(`${path} comes alive`, isAlive, href);
    };
    const reload: Tour['reload'] = async () => {
      await visitor.reload();
      await until('the page comes alive again', isAlive, await visitor.run(() => location.href));
    };
    tour = { visitor, site, open, reload, until };
  });
  afterAll(async () => {
    await tour?.visitor.end();
    await tour?.site.close();
  });
  return () => {
    if (!tour) throw new Error('The engine is started before the first test.');
    return tour;
  };
}

/** Nothing went wrong in any page since this was asked last. */
export async function expectNoFaults({ visitor }: Tour): Promise<void> {
  expect(await visitor.run(recorded)).toEqual([]);
}
