/** DuckDB in a browser, to be measured beside the page that opens files. It weighs more than all packages of the site. */
import { copyFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { build } from 'rolldown';
import { installPackages } from './packages.mjs';

const VERSION = '1.32.0';

const ENTRY = `import { AsyncDuckDB, DuckDBDataProtocol, VoidLogger } from '@duckdb/duckdb-wasm';
const database = new AsyncDuckDB(new VoidLogger(), new Worker('duckdb-browser-eh.worker.js'));
const connected = database.instantiate('duckdb-eh.wasm').then(() => database.connect());
window.prepare = async () => { await connected; };
window.read = async (columns) => {
  const file = document.querySelector('input').files[0];
  await database.registerFileHandle('listings.csv', file, DuckDBDataProtocol.BROWSER_FILEREADER, true);
  const connection = await connected;
  await connection.query('CREATE TABLE listings AS SELECT ' + columns + " FROM read_csv('listings.csv', nullstr = '-')");
};
window.ask = async (query) => (await connected).query(query).then(String);
`;

/**
 * A folder that can be served: a page with `prepare`, `read` (SQL of columns) and `ask` (SQL) on the window.
 * @param {string} folder is made
 * @returns {Promise<void>}
 */
export async function writeDuckdbPage(folder) {
  const packages = path.join(folder, 'packages');
  await installPackages(packages, { '@duckdb/duckdb-wasm': VERSION });
  const dist = path.join(packages, 'node_modules/@duckdb/duckdb-wasm/dist');
  for (const name of ['duckdb-eh.wasm', 'duckdb-browser-eh.worker.js'])
    await copyFile(path.join(dist, name), path.join(folder, name));
  const entry = path.join(packages, 'entry.mjs');
  await writeFile(entry, ENTRY);
  await build({ input: entry, platform: 'browser', output: { file: path.join(folder, 'page.js') } });
  await writeFile(
    path.join(folder, 'index.html'),
    '<!doctype html><meta charset="utf-8"><input type="file"><script type="module" src="page.js"></script>',
  );
}
