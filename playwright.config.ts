import { defineConfig } from '@playwright/test';
import { chromiumLaunchOptions, headlessLaunchOptions } from './scripts/lib/chromium.mjs';

/**
 * Tests with this tag open tabs or ask when something was drawn. Only the whole browser does that as readers know it. The other
 * tests take half the time without its windows.
 */
const NEED_WINDOWS = /@window/;

// Which pages of one template routes.spec.ts visits besides the chosen ones: others each day. All workers inherit the seed.
process.env['TEST_SEED'] ??= new Date().toISOString().slice(0, 10);

export default defineConfig({
  testDir: 'tests/browser',
  // Serves build/; tests import `test` from tests/support/test.ts, which knows the address.
  globalSetup: './tests/support/global-setup.ts',
  fullyParallel: true,
  workers: 2,
  retries: 0,
  forbidOnly: true,
  reporter: 'list',
  // One set of pictures: fonts and browser are those of Debian wherever the tests run.
  snapshotPathTemplate: '{testDir}/look/{arg}{ext}',
  // A service worker answers ahead of the tests' own answers; offline.spec.ts allows it.
  use: { serviceWorkers: 'block' },
  projects: [
    {
      name: 'window',
      grep: NEED_WINDOWS,
      use: { launchOptions: chromiumLaunchOptions() },
    },
    {
      name: 'headless',
      grepInvert: NEED_WINDOWS,
      use: { launchOptions: headlessLaunchOptions() },
    },
  ],
});
