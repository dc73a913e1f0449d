import { testShown } from 'rental-data/testing/examples';
import { testPacked } from 'rental-data/testing/packed';

testShown('packages/share-pictures');
testPacked('share-pictures');
