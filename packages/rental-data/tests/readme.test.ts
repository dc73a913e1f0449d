import { testExamples } from './support/examples';

testExamples('packages/rental-data');
