import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { labelsIn, readStore, select, toParquet } from 'rental-files';
import { openFile, ownCatalogue } from 'rental-files/disk';

const catalogue = await ownCatalogue();
const file = await openFile('[202604][CSV][Raw] TW-Rental-Data.zip');
const store = await readStore(file, catalogue);
await file.close();
const rows = select(store, { filters: [] });
const pieces = toParquet(store, rows, { labels: labelsIn(store, catalogue) });
await pipeline(pieces, createWriteStream('202604-raw.parquet'));
console.log(rows.length, store.headers.length);
