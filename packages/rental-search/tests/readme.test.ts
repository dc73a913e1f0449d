import { testExamples } from 'rental-data/testing/examples';

testExamples('packages/rental-search');
