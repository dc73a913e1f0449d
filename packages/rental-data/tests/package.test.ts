import { testPacked } from './support/packed';

testPacked('rental-data');
