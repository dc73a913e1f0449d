// Docusaurus' utilities, which the examples load, leave helpers of the compiler among the globals.
import 'content-database/markdown';
import { testExamples } from 'rental-data/testing/examples';

testExamples('packages/content-database');
