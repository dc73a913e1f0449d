/**
 * Seam: what @docusaurus/utils-common gets for tslib in browsers (plugins/docusaurus/bundler).
 * Relies on: its lib/index.js uses `__importDefault` and no other helper.
 * Tests: plugins/docusaurus/bundler/bundler.test.ts, tests/built/bytes.test.ts.
 * Without it: every page loads 3.2 kB (brotli) more, since the bundler leaves nothing out of a module that is asked for as CommonJS.
 */
export const __importDefault = (module: { __esModule?: boolean }): object =>
  module.__esModule ? module : { default: module };
