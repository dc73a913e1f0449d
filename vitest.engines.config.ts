import { defineConfig } from 'vitest/config';

/** The built site in Firefox and WebKit: one file of tests for each, side by side. */
export default defineConfig({
  test: {
    include: ['tests/engines/**/*.test.ts'],
    reporters: ['default'],
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
