import { expect, it } from 'vitest';
import { catalogue } from '../../tests/support/realCatalogue';
import { changesInVersion } from './changes';
import type { Column } from './types';

const changesIn = (version: string, header: string, variants: Column['variants'] = ['raw', 'deduplicated']) =>
  changesInVersion(catalogue, { version }, { header, variants }).map(({ id }) => id);

it('a version has the changes that divide its files, and those that came with it', () => {
  expect(changesIn('0.2', '陽台數')).toEqual(['balconies-2021']);
  expect(changesIn('0.3', '陽台數')).toEqual([]);
  expect(changesIn('0.0', '陽台數')).toEqual([]);
  expect(changesIn('0.3', '最大物件編號', ['deduplicated'])).toEqual(['listing-number-order-0.3']);
  expect(changesIn('0.2', '最大物件編號', ['deduplicated'])).toEqual([]);
  // Only raw files hold parking spaces.
  expect(changesIn('0.3', '物件類型')).toEqual(['parking-2025']);
  expect(changesIn('0.3', '物件類型', ['deduplicated'])).toEqual([]);
});
