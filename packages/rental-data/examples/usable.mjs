import { COLUMN_STATE_NAME, describeVerdict, getReader } from 'rental-data';
import { ownCatalogue } from 'rental-data/own';

const catalogue = await ownCatalogue();
const { state } = getReader(catalogue).cell('2021-10', 'raw', '月租金');
console.log(`月租金：${COLUMN_STATE_NAME[state]}`);
console.log(describeVerdict(catalogue, '2021-10', 'raw').headline);
