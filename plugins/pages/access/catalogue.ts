import catalogue from '@generated/pages/default/catalogue.json';
import { freeze } from 'rental-data';

/** The catalogue, read once by each process that prerenders, and by browsers while the site is edited. */
export default freeze(catalogue);
