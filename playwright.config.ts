import { availableParallelism } from 'node:os';
import { defineConfig } from '@playwright/test';
import { isAlternate, oneADay } from 'rental-data/testing/full';
import { chromiumLaunchOptions, headlessLaunchOptions } from './scripts/lib/chromium.mjs';
import { LONGEST, PATIENCE } from './tests/support/patience.mjs';

/**
 * Tests with this tag open tabs or measure painting. Only the full browser behaves there as it does for readers;
 * without windows, a context of the other tests opens in half the time.
 */
const NEED_WINDOWS = /@window/;

// routes.spec.ts visits a random sample of pages of each template. The seed changes every day, and all workers inherit it.
process.env['TEST_SEED'] ??= new Date().toISOString().slice(0, 10);

const forTests = ({ args, ...options }: ReturnType<typeof chromiumLaunchOptions>) => ({
  ...options,
  args: [
    ...args,
    // Nothing but this machine can be reached. Chromium refuses by itself: a route of Playwright would take its cache away.
    '--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost',
    // A page lives for seconds here: optimising its scripts takes a sixth of the time of all tests, and saves less.
    '--js-flags=--no-maglev --no-opt',
  ],
});

/** Tests of what a broken browser or host leaves to readers, in quarters that take as long. */
const TROUBLES = [['hostile', 'absent'], ['offline', 'lies'], ['renewal'], ['kept', 'served']];
/** In `npm test` one quarter a day; in a full run, and where they are asked for by name, all of them. */
const left = isAlternate ? TROUBLES.filter((quarter) => !oneADay(TROUBLES).includes(quarter)) : [];

/** `1/2`: the first half of the tests, for two machines. */
const [shard = 1, shards = 1] = (process.env['TEST_SHARD'] ?? '1/1').split('/').map(Number);

export default defineConfig({
  shard: { current: shard, total: shards },
  testDir: 'tests/browser',
  testIgnore: left.flat().map((name) => `${name}.spec.ts`),
  // Serves build/; tests import `test` from tests/support/test.ts, which knows the address.
  globalSetup: './tests/support/global-setup.ts',
  fullyParallel: true,
  // One more than there are processors: while a test waits, another works.
  workers: availableParallelism() + 1,
  retries: 0,
  timeout: LONGEST,
  expect: { timeout: PATIENCE },
  forbidOnly: true,
  reporter: 'list',
  // One set of screenshots is enough: the tests always run with Debian's fonts and browser.
  snapshotPathTemplate: '{testDir}/look/{arg}{ext}',
  // A service worker would answer before the tests' mocks; offline.spec.ts allows it.
  use: { serviceWorkers: 'block', actionTimeout: PATIENCE, navigationTimeout: PATIENCE },
  // The browser is looked for when Playwright asks: knip reads this file too, and CI installs Chromium meanwhile.
  projects: [
    {
      name: 'window',
      grep: NEED_WINDOWS,
      // What is painted and when needs a processor for itself.
      workers: availableParallelism(),
      use: {
        get launchOptions() {
          return forTests(chromiumLaunchOptions());
        },
      },
    },
    {
      name: 'headless',
      grepInvert: NEED_WINDOWS,
      use: {
        get launchOptions() {
          return forTests(headlessLaunchOptions());
        },
      },
    },
  ],
});
