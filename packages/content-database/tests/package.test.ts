import { testPacked } from 'rental-data/testing/packed';

testPacked('content-database');
