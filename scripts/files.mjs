/** `npm run files`: the command of packages/rental-files, with this project's own catalogue. */
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import jiti from 'jiti';

const root = fileURLToPath(new URL('..', import.meta.url));
const load = jiti(fileURLToPath(import.meta.url), { interopDefault: true });

/** @type {typeof import('rental-files/main')} */
const { main } = load(path.join(root, 'packages/rental-files/src/main.ts'));

await main(process.argv.slice(2), () => {
  /** @type {typeof import('../plugins/catalogue/load')} */
  const { loadCatalogue } = load(path.join(root, 'plugins/catalogue/load.ts'));
  return Promise.resolve(loadCatalogue(root));
});
