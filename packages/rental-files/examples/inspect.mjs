import { forReader, inspect, openTable } from 'rental-files';
import { openFile, ownCatalogue } from 'rental-files/disk';

const catalogue = await ownCatalogue();
const file = await openFile('[202604][CSV][Raw] TW-Rental-Data.zip');
const { period, profile, findings } = await inspect(await openTable(file, catalogue), catalogue);
await file.close();
console.log(period, profile.rows);
for (const { kind, severity } of forReader(findings)) console.log(kind, severity);
