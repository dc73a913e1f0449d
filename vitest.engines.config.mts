import { defineConfig } from 'vitest/config';
import { LONGEST, PATIENCE } from './tests/support/patience.mjs';

/** The built site in other browsers, side by side; and, for people, read aloud. */
export default defineConfig({
  test: {
    projects: ['engines', 'read-aloud'].map((name) => ({
      extends: true,
      test: { name, include: [`tests/${name}/*.test.ts`] },
    })),
    reporters: ['default'],
    maxWorkers: 2,
    testTimeout: LONGEST,
    hookTimeout: LONGEST,
    expect: { poll: { timeout: PATIENCE } },
  },
});
