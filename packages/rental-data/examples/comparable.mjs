import { compare, comparisonHeadline } from 'rental-data';
import { loadCatalogue } from 'rental-data/load';

const catalogue = await loadCatalogue('.');
const comparison = compare(catalogue, '2021-07', '2022-07', 'raw');
console.log(comparisonHeadline(comparison, catalogue.incidents));
