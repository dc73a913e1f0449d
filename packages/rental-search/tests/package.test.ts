import { testPacked } from 'rental-data/testing/packed';

testPacked('rental-search', 'rental-data');
