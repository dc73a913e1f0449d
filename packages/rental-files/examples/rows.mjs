import { readRows } from 'rental-files';
import { openFile, ownCatalogue } from 'rental-files/disk';

const file = await openFile('[202604][CSV][Raw] TW-Rental-Data.zip');
const options = { columns: ['縣市', '月租金'], labels: true };
let cheap = 0;
for await (const row of readRows(file, await ownCatalogue(), options))
  if (row['月租金'] !== null && Number(row['月租金']) <= 15_000) cheap += 1;
await file.close();
console.log(cheap);
