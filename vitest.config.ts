import { availableParallelism } from 'node:os';
import path from 'node:path';
import { defineConfig } from 'vitest/config';

const client = path.resolve('node_modules/@docusaurus/core/lib/client/exports');
/** Modules that Docusaurus' bundler knows by alias. */
const EXPORTS = [
  'BrowserOnly',
  'ErrorBoundary',
  'ExecutionEnvironment',
  'Head',
  'Interpolate',
  'Link',
  'Translate',
  'constants',
  'isInternalUrl',
  'renderRoutes',
  'router',
  'useBaseUrl',
  'useBrokenLinks',
  'useDocusaurusContext',
  'useGlobalData',
  'useIsBrowser',
  'useIsomorphicLayoutEffect',
  'useRouteContext',
];

export default defineConfig({
  resolve: {
    alias: [
      ...EXPORTS.map((name) => ({ find: `@docusaurus/${name}`, replacement: `${client}/${name}.js` })),
      { find: '@site', replacement: process.cwd() },
    ],
  },
  oxc: { jsx: { runtime: 'automatic' } },
  test: {
    include: ['tests/unit/**/*.test.{ts,tsx}'],
    reporters: ['default'],
    // Without it one core of two would be left to the process that only collects the results.
    maxWorkers: availableParallelism(),
  },
});
