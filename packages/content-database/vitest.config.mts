import path from 'node:path';
import { defineConfig } from 'vitest/config';

/** The tests of this package alone, with nothing of the site: `npm test -w content-database`. */
export default defineConfig({
  test: {
    root: path.join(import.meta.dirname, '../..'),
    include: ['packages/content-database/**/*.test.ts'],
    isolate: false,
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
