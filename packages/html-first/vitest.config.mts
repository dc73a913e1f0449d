import path from 'node:path';
import { defineConfig } from 'vitest/config';

const root = path.join(import.meta.dirname, '../..');
const client = path.join(root, 'node_modules/@docusaurus/core/lib/client/exports');

/** The tests of this package alone, with nothing of the site: `npm test -w html-first`. */
export default defineConfig({
  resolve: {
    alias: [
      {
        find: /^@docusaurus\/(ErrorBoundary|ExecutionEnvironment|isInternalUrl)$/,
        replacement: `${client}/$1.js`,
      },
      { find: '@browser-pages', replacement: path.join(import.meta.dirname, 'src/navigation/noPages.ts') },
    ],
  },
  oxc: { jsx: { runtime: 'automatic', development: false } },
  test: {
    root,
    include: ['packages/html-first/**/*.test.{ts,tsx}'],
    testTimeout: 600_000,
    hookTimeout: 600_000,
  },
});
