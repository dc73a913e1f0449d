import { compare, comparisonHeadline } from 'rental-data';
import { ownCatalogue } from 'rental-data/own';

const catalogue = await ownCatalogue();
const comparison = compare(catalogue, '2021-07', '2022-07', 'raw');
console.log(comparisonHeadline(comparison, catalogue.incidents));
