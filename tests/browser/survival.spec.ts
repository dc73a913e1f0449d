/**
 * Nothing takes the page away: every file that a page loads, one at a time, is missing, empty, cut, a portal's HTML or never
 * comes; every function of the browser that the pages read is missing, throws, does nothing, gives nothing or never answers, and
 * what they set is ignored, from the beginning or from a click on. The reader has at least what was served, and a link leads on to all of the page behind it, frame included.
 */
import type { Browser } from '@playwright/test';
import { isFull } from 'rental-data/testing/full';
import { lossInWords, recording, spotName, SPOTS, type Spot } from '../support/survival/cases';
import { visit } from '../support/survival/chromium';
import { casesAt, type Case, type Visit } from '../support/survival/visit';
import { expect, siteUrl, test } from '../support/test';

/** Into how many tests the cases are divided. */
const PARTS = 32;
/** How many cases are tried side by side: most of the time they wait. */
const LANES = 2;
/** Does something with each value, a few side by side. */
async function withEach<T, R>(values: readonly T[], act: (value: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  const rest = [...values.entries()];
  const lane = async () => {
    for (let next = rest.shift(); next; next = rest.shift()) results[next[0]] = await act(next[1]);
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return results;
}

let usual: Promise<Map<Spot, Visit>> | undefined;

/** What is seen in each place where nothing is broken: which files it asks for, and which functions it reads. */
const usualVisits = (browser: Browser): Promise<Map<Spot, Visit>> =>
  (usual ??= (async () => {
    const visits = await withEach(SPOTS, async (spot) => {
      const found = await visit(browser, siteUrl(), spot, { script: recording() });
      expect(found.after, spotName(spot)).not.toBeNull();
      return [spot, found] as const;
    });
    return new Map(visits);
  })());

/** Tries the cases of one part. */
async function tryOut(browser: Browser, kind: 'functions' | 'files', part: number) {
  const visits = await usualVisits(browser);
  const all: readonly Case[] = casesAt(visits)[kind];
  if (kind === 'functions') expect(all.length).toBeGreaterThan(200);
  const cases = all.filter((_, index) => index % PARTS === part);
  const losses = await withEach(cases, async ({ name, spot, fault }) => {
    const known = visits.get(spot);
    if (!known) throw new Error(`Nobody has been at ${spotName(spot)}`);
    return lossInWords(spot, name, await visit(browser, siteUrl(), spot, fault, known), known);
  });
  const lost = losses.filter(Boolean);
  test.info().annotations.push({
    type: 'cases',
    description: `${cases.length} of ${all.length} tried, ${lost.length} lost`,
  });
  expect(lost).toEqual([]);
}

test.skip(!isFull, 'Tries more than a thousand cases: every day, and by npm test -- --full.');

for (let part = 0; part < PARTS; part++) {
  test(`functions that are missing, throw or lie, and files that do not come as they should, take nothing away, ${part + 1}`, async ({
    browser,
  }) => {
    await test.step('functions', () => tryOut(browser, 'functions', part));
    await test.step('files', () => tryOut(browser, 'files', part));
  });
}
