import { defineConfig } from 'vitest/config';
import { LONGEST, PATIENCE } from './tests/support/patience';

/** The built site in other browsers: Firefox and WebKit side by side, a file for each; and, for people, read aloud. */
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
