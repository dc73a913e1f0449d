/** A file and its columns, as the worker of the page that opens files tells of them. */
import type { OpenedColumn, ReadFile } from 'rental-files/session';

export const makeReadFile = (more: Partial<ReadFile> = {}): ReadFile => ({
  name: 'a.csv',
  format: 'csv',
  version: '0.3',
  variant: 'raw',
  isExact: true,
  period: '2024-03',
  path: 'a.csv',
  rows: 9,
  alerts: [],
  differences: [],
  ...more,
});

export const makeOpenedColumn = (
  header: string,
  type: OpenedColumn['type'] = 'code',
  more: Partial<OpenedColumn> = {},
): OpenedColumn => ({ header, type, group: 'price', description: '', isKnown: true, ...more });
