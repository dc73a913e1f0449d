/** A large file of the published shape with made rows. */
import { createWriteStream } from 'node:fs';
import { once } from 'node:events';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { Zip, ZipDeflate, ZipPassThrough } from 'fflate';
import jiti from 'jiti';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
/** One that is not published. */
const PERIOD = '2027';

/**
 * Writes a CSV and a ZIP of the published shape with made rows.
 * @param {string} folder
 * @param {number} rows
 * @returns {Promise<{ csv: string, zip: string }>}
 */
export async function makeFiles(folder, rows) {
  const load = jiti(fileURLToPath(import.meta.url), { interopDefault: true });
  /** @type {typeof import('rental-data/testing/tables')} */
  const { makeTable, toCsv } = load(path.join(ROOT, 'packages/rental-data/tests/support/tables.ts'));
  /** @type {typeof import('rental-data/testing/published')} */
  const { CODE_TABLES } = load(path.join(ROOT, 'packages/rental-data/tests/support/published.ts'));
  const csv = path.join(folder, `${PERIOD}-raw.csv`);
  const zip = path.join(folder, `[${PERIOD}][CSV][Raw] TW-Rental-Data.zip`);
  const outside = createWriteStream(csv);
  const packed = createWriteStream(zip);
  const archive = new Zip((error, data) => {
    if (error) throw error;
    packed.write(data);
  });
  for (const [name, bytes] of CODE_TABLES) {
    const table = new ZipPassThrough(name);
    archive.add(table);
    table.push(bytes, true);
  }
  const inside = new ZipDeflate(`tw-rental-data/${PERIOD}-raw.csv`, { level: 6 });
  archive.add(inside);
  const made = makeTable({ version: '0.2', variant: 'raw', period: PERIOD, rows: 5000 });
  const id = made.header.indexOf('物件編號');
  for (let from = 0; from < rows; from += made.fields.length) {
    const fields = made.fields.map((row, index) => row.with(id, String(1_000_000 + from + index)));
    const text = toCsv({ ...made, fields });
    const bytes = new TextEncoder().encode(from === 0 ? text : text.slice(text.indexOf('\n') + 1));
    if (!outside.write(bytes)) await once(outside, 'drain');
    inside.push(bytes, from + made.fields.length >= rows);
  }
  archive.end();
  outside.end();
  packed.end();
  await Promise.all([once(outside, 'close'), once(packed, 'close')]);
  return { csv, zip };
}
