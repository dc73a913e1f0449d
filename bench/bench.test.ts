import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import jiti from 'jiti';
import { describe, expect, it, onTestFinished } from 'vitest';
import { grow } from './lib/grow.mjs';
import { parseBenchArgs } from './lib/options.mjs';
import { median, toMarkdown } from './lib/report.mjs';
import { loadCatalogue } from '@site/plugins/catalogue/load';

const NAMES = ['bytes', 'clicks'];

describe('the arguments of npm run bench', () => {
  it('default to everything', () => {
    expect(parseBenchArgs([], NAMES)).toEqual({
      help: false,
      only: NAMES,
      routes: undefined,
      runs: 3,
      scales: [1, 10, 50],
      before: undefined,
      out: 'reports/bench.md',
    });
  });

  it('choose measurements, pages, runs and scales', () => {
    const argv = '--only clicks --routes /,/blog/ --runs 5 --scales 1,2 --before old --out x.md'.split(' ');
    expect(parseBenchArgs(argv, NAMES)).toMatchObject({
      only: ['clicks'],
      routes: ['/', '/blog/'],
      runs: 5,
      scales: [1, 2],
      before: 'old',
      out: 'x.md',
    });
  });

  it.each([
    [['--only', 'speed'], /沒有「speed」這一項可以量。可以量的是：bytes、clicks/],
    [['--routes', 'blog'], /網址「blog」要以「\/」開頭並以「\/」結尾/],
    [['--runs', '0'], /--runs的「0」不是正整數/],
    [['--scales', '1,x'], /--scales的「x」不是正整數/],
    [['--fast'], /看不懂參數：--fast/],
  ])('say what is wrong with %j', (argv, message) => {
    expect(() => parseBenchArgs(argv, NAMES)).toThrow(message);
  });
});

describe('the report', () => {
  it('takes the value in the middle, or between the two in the middle', () => {
    expect(median([9, 1, 5])).toBe(5);
    expect(median([4, 1, 3, 2])).toBe(2.5);
    expect(median([])).toBeNaN();
  });

  it('is a Markdown table', () => {
    expect(toMarkdown({ title: 'T', note: 'N', rows: [{ a: '/', b: 1 }] })).toBe(
      '## T\n\nN\n\n| a | b |\n| --- | ---: |\n| / | 1 |\n',
    );
  });
});

it('grows a site whose catalogue is valid and has so many times the releases', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'grow-'));
  onTestFinished(() => rm(folder, { recursive: true, force: true }));
  const to = path.join(folder, 'site');
  const { sets, posts } = await grow({ from: process.cwd(), to, times: 2 });
  const real = await loadCatalogue(process.cwd());
  const grown = await loadCatalogue(to);
  const countSets = ({ releases }: typeof real) =>
    releases.reduce((sum, release) => sum + release.sets.length, 0);
  expect(grown.releases.length).toBe(2 * real.releases.length);
  expect(sets).toBe(countSets(grown));
  expect(posts).toBe(2 * (await readdir('blog/post')).length);
  // Fifty times the content reaches that far; the catalogue above is read by the rules of the real site.
  const { parseGranularity } = jiti(process.cwd())(path.join(to, 'packages/rental-data/src/period.ts')) as {
    parseGranularity: (period: string) => string | undefined;
  };
  expect(parseGranularity('2467-01')).toBe('monthly');
  expect(await readFile(path.join(to, 'blog/post/2020-09-automation-help-needed-1.mdx'), 'utf8')).toContain(
    'title:',
  );
});
