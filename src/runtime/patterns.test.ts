/** At which addresses there may be pages: at all others the 404 page says no more than that there is none. */
import { expect, it } from 'vitest';
import { codeTablePage, filePage, pairPage, postPage, tagPage, versionPage } from '../lib/addresses/pages';
import { ROUTE_PATTERNS } from './patterns';

it.each([
  [versionPage.pattern, { version: '0.3' }, { version: 'latest-one' }],
  [filePage.pattern, { period: '2024Q1', variant: 'raw' }, { period: '2024Q5', variant: 'raw' }],
  [filePage.pattern, { period: '2024-03', variant: 'deduplicated' }, { period: '2024-03', variant: 'all' }],
  [codeTablePage.pattern, { table: 'sub_region' }, { table: 'Sub-Region' }],
  [pairPage.pattern, { pair: '0.2-0.3' }, { pair: '0.2' }],
  [postPage.pattern, { name: '2021-annual-data' }, { name: 'Not_A_Name' }],
  [tagPage.pattern, { name: '資料品質' }, { name: ' 資料  品質' }],
])('%s may have a page of %j and none of %j', (path, known, unknown) => {
  const isValid = ROUTE_PATTERNS.find((pattern) => pattern.path === path)?.isValid;
  expect([isValid?.(known), isValid?.(unknown)]).toEqual([true, false]);
});
