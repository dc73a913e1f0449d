import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LONGEST, PATIENCE } from './tests/support/patience.mjs';

/** Checks of the files of build/ that need no browser. One file of tests per question. */
export default defineConfig({
  resolve: { alias: { '@site': process.cwd() } },
  test: {
    include: ['tests/built/**/*.test.ts'],
    reporters: ['default'],
    // In a whole run these tests are the last: two processes parse each page twice, and end a third sooner.
    maxWorkers: availableParallelism(),
    // Within a process pages are parsed once for all files; no test changes them.
    isolate: false,
    testTimeout: LONGEST,
    hookTimeout: LONGEST,
    expect: { poll: { timeout: PATIENCE } },
  },
});
