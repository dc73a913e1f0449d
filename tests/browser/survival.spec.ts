/**
 * Nothing takes the page away: every file that a page loads, one at a time, is missing, empty, cut, a portal's HTML or never
 * comes; every function of the browser that the shipped code names is missing or throws, from the beginning or from a click
 * on. The reader has at least what was served, and a link leads on to all of the page behind it.
 */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { Browser, Page } from '@playwright/test';
import { firstAndSome, inFull } from '../support/full';
import {
  breaking,
  breakingFile,
  FILE_FAULTS,
  functionNames,
  visit,
  VISITS,
  type Fault,
  type Outcome,
  type Visit,
} from '../support/survival';
import { expect, siteUrl, test } from '../support/test';

/** Into how many tests the cases are divided: a full run has some thousands. */
const PARTS = inFull(0).length > 0 ? 16 : 2;
/** How many cases a quick run tries in each test, of files and of functions. */
const TRIED = { files: 4, functions: 8 };
/** The pages that are visited: a quick run takes three. */
const PLACES = firstAndSome(VISITS, 2, ({ path: address }) => address);

type Part = 'frame' | 'content';

/** What islands change of their own accord, such as a citation that gets its date, is no loss. */
const healthy = new Map<string, Promise<Outcome>>();
function healthyVisit(browser: Browser, where: Visit, part: Part): Promise<Outcome> {
  const key = `${where.path} ${part}`;
  const known = healthy.get(key) ?? visit(browser, siteUrl(), where, part, null);
  healthy.set(key, known);
  return known;
}

/** What a reader loses by a fault; empty where nothing. */
async function lossOf(browser: Browser, where: Visit, part: Part, fault: Fault): Promise<string> {
  const usual = await healthyVisit(browser, where, part);
  expect(usual.arrived, `a link in the ${part} of ${where.path}`).toBe(true);
  const found = await visit(browser, siteUrl(), where, part, fault);
  const lost = found.lost.filter((text) => !usual.lost.includes(text));
  const after = found.lostAfter.filter((text) => !usual.lostAfter.includes(text));
  const words = [
    ...(lost.length > 0 ? [`${String(lost.length)} texts gone: ${lost.slice(0, 3).join(' | ')}`] : []),
    ...(found.arrived ? [] : [`the link in the ${part} leads nowhere`]),
    ...(found.arrived && after.length > 0
      ? [`${String(after.length)} texts of the next page missing: ${after.slice(0, 3).join(' | ')}`]
      : []),
  ];
  return words.length > 0 ? `${where.path}, ${fault.name}: ${words.join('; ')}` : '';
}

const turn = <T>(list: readonly T[], index: number): T => list[index % list.length] as T;

/** The cases of one of the tests; other ones each day in a quick run. */
const casesOf = <Case extends { name: string }>(all: readonly Case[], part: number, tried: number): Case[] =>
  [...firstAndSome(all, tried * PARTS, ({ name }) => name)].filter((_, index) => index % PARTS === part);

/** The scripts of the build, and those that stand in a page. */
function shippedScripts(): string {
  const folder = 'build/assets/js';
  const files = readdirSync(folder).filter((name) => name.endsWith('.js'));
  return [...files.map((name) => path.join(folder, name)), 'build/index.html']
    .map((file) => readFileSync(file, 'utf8'))
    .join('\n');
}

async function functionCases(page: Page) {
  await page.goto('/404.html');
  const names = await page.evaluate(functionNames, shippedScripts());
  expect(names.length).toBeGreaterThan(80);
  const cases = names.flatMap((name) =>
    (['missing', 'throwing'] as const).flatMap((how) =>
      (['first', 'late'] as const).map((when) => ({ name: `${name} ${how} ${when}`, of: name, how, when })),
    ),
  );
  return cases.map((one, index) => ({
    ...one,
    where: turn(PLACES, index * 7),
    part: turn<Part>(['frame', 'content'], index >> 2),
  }));
}

async function fileCases(browser: Browser) {
  const cases = await Promise.all(
    PLACES.map(async (where, index) => {
      const part = turn<Part>(['frame', 'content'], index);
      const { asked } = await healthyVisit(browser, where, part);
      const files = [...new Set(asked)].filter((file) => /\.(?:js|css|json|woff2)$/.test(file));
      return files.flatMap((file) =>
        // A style sheet that hangs keeps browsers from reading on; no page can change that.
        FILE_FAULTS.filter((how) => how !== 'hanging' || !file.endsWith('.css')).map((how) => ({
          name: `${where.path}: ${file} ${how}`,
          file,
          how,
          where,
          part,
        })),
      );
    }),
  );
  return cases.flat();
}

for (let index = 0; index < PARTS; index++) {
  test(`functions of the browser that are missing or throw take nothing away, ${String(index + 1)}`, async ({
    browser,
    page,
  }) => {
    const losses: string[] = [];
    for (const { name, of, how, when, where, part } of casesOf(
      await functionCases(page),
      index,
      TRIED.functions,
    ))
      losses.push(
        await lossOf(browser, where, part, {
          name,
          [when === 'first' ? 'script' : 'late']: breaking(of, how),
        }),
      );
    expect(losses.filter(Boolean)).toEqual([]);
  });

  test(`files that do not come as they should take nothing away, ${String(index + 1)}`, async ({
    browser,
  }) => {
    const losses: string[] = [];
    for (const { name, file, how, where, part } of casesOf(await fileCases(browser), index, TRIED.files))
      losses.push(
        await lossOf(browser, where, part, {
          name,
          answer: breakingFile(siteUrl() + file, how),
          hangs: how === 'hanging',
        }),
      );
    expect(losses.filter(Boolean)).toEqual([]);
  });
}
