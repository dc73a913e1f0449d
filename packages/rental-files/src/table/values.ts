/** Does a value fit its column? By the types and code tables of the catalogue and the notation of a dataset version. */
import {
  booleanNotation,
  codesIn,
  type Column,
  compareVersions,
  type DatasetVersion,
  toDayRange,
  findLastDay,
  timeForm,
} from 'rental-data';
import type { Catalogue } from '../catalogue';
import type { Notation } from './json';
import { findRange } from './ranges';

export type Violation =
  | 'blank'
  | 'boolean'
  | 'code'
  | 'integer'
  | 'number'
  | 'datetime'
  | 'range'
  | 'identifier';

export const VIOLATION_WORDS: Record<Violation, string> = {
  blank: '空白，缺值要寫成-',
  boolean: '不是這個資料集版本的是非值',
  code: '不在編碼表裡',
  integer: '不是整數',
  number: '不是數值',
  datetime: '不是這個資料集版本寫時間的方式',
  range: '不在合理的範圍',
  identifier: '不是編號',
};

const INTEGER = /^-?\d+$/;
export const NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;

/** Columns of ids: digits, as many as there are. */
export const IDENTIFIERS: readonly string[] = ['物件編號', '最大物件編號', '最小物件編號'];
/** What a spreadsheet makes of a long number. */
export const SCIENTIFIC = /^\d+(?:\.\d+)?e[+-]?\d+$/i;
/** Ids of other platforms than the first may have letters. */
const OTHER_PLATFORMS_SINCE = '1.0';

/** How a dataset version writes what is missing, and yes and no, in CSV; values of JSON are turned into it. */
export function findNotation(version: DatasetVersion): Notation {
  const { values } = booleanNotation(version.booleans.csv);
  return { missing: version.missing?.csv ?? '-', true: values?.true ?? 'T', false: values?.false ?? 'F' };
}

/** Gives what is wrong with a value, or null; a missing value is never wrong. */
export type Check = (value: string) => Violation | null;

/** @param period of the file: codes belong to periods; without it all that the version came to have are taken */
export function makeCheck(
  catalogue: Pick<Catalogue, 'codeTables' | 'releases'>,
  column: Column,
  version: DatasetVersion,
  period?: string,
): Check {
  const notation = findNotation(version);
  const within = findRange(column.header);
  const numeric =
    (form: RegExp, kind: 'integer' | 'number'): Check =>
    (value) => {
      if (!form.test(value)) return kind;
      return within && (Number(value) < within[0] || Number(value) > within[1]) ? 'range' : null;
    };
  const typed = ((): Check => {
    switch (column.type) {
      case 'boolean':
        return (value) => (value === notation.true || value === notation.false ? null : 'boolean');
      case 'code': {
        const table = catalogue.codeTables.find(({ id }) => id === column.codeTable);
        const lastDay = period === undefined ? findLastDay(catalogue, version) : toDayRange(period).end;
        const codes = new Set(table ? codesIn(table, lastDay).map(({ code }) => String(code)) : []);
        return (value) => (codes.has(value) ? null : 'code');
      }
      case 'integer':
        return numeric(INTEGER, 'integer');
      case 'number':
        return numeric(NUMBER, 'number');
      case 'datetime': {
        const form = timeForm(version);
        return (value) => (form.test(value) ? null : 'datetime');
      }
      case 'string': {
        if (!IDENTIFIERS.includes(column.header)) return () => null;
        const isAnyText = compareVersions(version.version, OTHER_PLATFORMS_SINCE) >= 0;
        return (value) => ((isAnyText ? !SCIENTIFIC.test(value) : INTEGER.test(value)) ? null : 'identifier');
      }
      case 'list':
      case 'bounding box':
        return () => null;
    }
  })();
  return (value) => (value === notation.missing ? null : value === '' ? 'blank' : typed(value));
}
