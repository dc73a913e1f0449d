import { testExamples } from 'rental-data/testing/examples';

testExamples('packages/chart-geometry');
