import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { LONGEST, PATIENCE } from './tests/support/patience.mjs';

/** Checks of the files of build/ that need no browser. One file of tests per question, so that they run side by side. */
export default defineConfig({
  resolve: { alias: { '@site': process.cwd() } },
  test: {
    include: ['tests/built/**/*.test.ts'],
    reporters: ['default'],
    maxWorkers: availableParallelism(),
    // The pages are parsed once for all files of a process; no test changes them.
    isolate: false,
    testTimeout: LONGEST,
    hookTimeout: LONGEST,
    expect: { poll: { timeout: PATIENCE } },
  },
});
