import { testPacked } from 'rental-data/testing/packed';

testPacked('chart-geometry');
