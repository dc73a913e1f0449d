import { defineConfig } from 'vitest/config';

/** The built site in other browsers: Firefox and WebKit side by side, a file for each; and, for people, read aloud. */
export default defineConfig({
  test: {
    projects: ['engines', 'read-aloud'].map((name) => ({
      extends: true,
      test: { name, include: [`tests/${name}/*.test.ts`] },
    })),
    reporters: ['default'],
    maxWorkers: 2,
    testTimeout: 60_000,
    hookTimeout: 60_000,
  },
});
