/** `npm run files`: the command of packages/rental-files, with this project's own catalogue. */
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import jiti from 'jiti';
import { runMain } from './lib/main.mjs';
import { UserError } from './lib/user-error.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const load = jiti(fileURLToPath(import.meta.url), { interopDefault: true });

/** @type {typeof import('rental-files/command')} */
const { runCommand } = load(path.join(root, 'packages/rental-files/src/command.ts'));
/** @type {typeof import('rental-files')} */
const { onTerminal } = load(path.join(root, 'packages/rental-files/src/terminal.ts'));

await runMain(() =>
  runCommand(process.argv.slice(2), {
    print: (text) => console.log(text),
    loadCatalogue: () => {
      /** @type {typeof import('../plugins/catalogue/load')} */
      const { loadCatalogue } = load(path.join(root, 'plugins/catalogue/load.ts'));
      return loadCatalogue(root);
    },
  }).catch((/** @type {unknown} */ error) => {
    // What a person can mend says how; the rest is a fault of the program.
    const isExplained = error instanceof Error && error.message.includes('修正：');
    throw isExplained ? new UserError(onTerminal(error.message)) : error;
  }),
);
