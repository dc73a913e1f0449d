import { defineConfig } from 'vitest/config';
import { LONGEST, PATIENCE } from './tests/support/patience.mjs';

/** Checks of the files of build/ that need no browser. One file of tests per question. */
export default defineConfig({
  resolve: { alias: { '@site': process.cwd() } },
  test: {
    include: ['tests/built/**/*.test.ts'],
    reporters: ['default'],
    // The pages are parsed once, for all files: a second process would parse them again, a fifth of all the work. No test changes them.
    maxWorkers: 1,
    isolate: false,
    testTimeout: LONGEST,
    hookTimeout: LONGEST,
    expect: { poll: { timeout: PATIENCE } },
  },
});
