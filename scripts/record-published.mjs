/** `npm run record-published`: keeps what the site states of the dataset, so that what is stated otherwise later asks for a correction. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import jiti from 'jiti';
import { runMain } from './lib/main.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const load = jiti(fileURLToPath(import.meta.url), { interopDefault: true });
const FOLDER = 'tests/fixtures/published';

async function run() {
  /** @type {typeof import('../plugins/catalogue/load')} */
  const { loadCatalogue } = load(path.join(root, 'plugins/catalogue/load.ts'));
  /** @type {typeof import('../tests/support/statements')} */
  const { recordStatements } = load(path.join(root, 'tests/support/statements.ts'));
  const recorded = recordStatements(await loadCatalogue(root));
  await writeFile(path.join(root, FOLDER, 'statements.json'), `${JSON.stringify(recorded, null, 1)}\n`);
  await writeFile(path.join(root, FOLDER, 'reworded.yaml'), 'columns: []\nincidents: []\n');
  console.log(`已記下目前的判定與說明：${FOLDER}/`);
}

await runMain(run);
