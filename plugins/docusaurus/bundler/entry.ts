/**
 * Seam: the file that browsers start from.
 * Relies on: one entry, Docusaurus' `client/clientEntry`; src/runtime/docusaurus/entry.ts takes its place.
 * Tests: plugins/docusaurus/bundler/entry.test.ts, tests/browser/loading.spec.ts.
 * Without it: browsers draw the header and the footer of every page again.
 */
import path from 'node:path';

export const CLIENT_ENTRY = path.join('client', 'clientEntry.js');

/** The entry of the published site. @throws Error when the given one is another, or not the only one: its code would be lost */
export function ownEntry(given: unknown, siteDir: string): string {
  if (typeof given !== 'string' || !given.endsWith(CLIENT_ENTRY)) {
    throw new Error(
      `plugins/docusaurus/bundler/entry.ts：Docusaurus的進入點不是${CLIENT_ENTRY}，而是${JSON.stringify(given)}。修正：對照新版Docusaurus的webpack/client.ts，更新src/runtime/docusaurus/entry.ts與CLIENT_ENTRY。`,
    );
  }
  return path.join(siteDir, 'src/runtime/docusaurus/entry.ts');
}
