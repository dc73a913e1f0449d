import { groupRows, readStore, select } from 'rental-files';
import { openFile, ownCatalogue } from 'rental-files/disk';

const file = await openFile('[202604][CSV][Raw] TW-Rental-Data.zip');
const store = await readStore(file, await ownCatalogue(), { columns: ['物件類型', '月租金'] });
await file.close();
const rows = select(store, { filters: [{ column: '月租金', from: 1000 }] });
for (const { keys, rows: count, numbers } of groupRows(store, rows, { by: ['物件類型'], measure: '月租金' })
  .groups)
  console.log(...keys, count, numbers?.median);
