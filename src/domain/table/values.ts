/** Does a value fit its column? By the types and code tables of the catalogue and the notation of a dataset version. */
import { booleanNotation, codesIn } from '../differences/differences';
import type { Catalogue, Column, DatasetVersion } from '../catalogue/types';
import type { Notation } from './json';
import { rangeOf } from './ranges';

/** What is wrong with a value. */
export type Violation = 'blank' | 'boolean' | 'code' | 'integer' | 'number' | 'datetime' | 'range';

/** In words, after the value. */
export const VIOLATION_WORDS: Record<Violation, string> = {
  blank: '空白，缺值要寫成-',
  boolean: '不是這個資料集版本的是非值',
  code: '不在編碼表裡',
  integer: '不是整數',
  number: '不是數值',
  datetime: '不是2026-04-30 03:12:45 CST這樣的時間',
  range: '不在合理的範圍',
};

const INTEGER = /^-?\d+$/;
export const NUMBER = /^-?\d+(?:\.\d+)?(?:e[+-]?\d+)?$/i;
/** Taipei's time; JSON may have the form of ISO 8601. */
const DATETIME =
  /^\d{4}-\d{2}-\d{2}(?: \d{2}:\d{2}:\d{2} CST|T\d{2}:\d{2}:\d{2}(?:\.\d+)?(?:Z|[+-]\d{2}:?\d{2}))$/;

/** How a dataset version writes what is missing, and yes and no, in CSV; values of JSON are turned into it. */
export function notationOf(version: DatasetVersion): Notation {
  const { values } = booleanNotation(version.booleans.csv);
  return { missing: version.missing?.csv ?? '-', true: values?.true ?? 'T', false: values?.false ?? 'F' };
}

/** Gives what is wrong with a value, or null; a missing value is never wrong. */
export type Check = (value: string) => Violation | null;

/** The check of a column in files of a dataset version. */
export function checkOf(
  catalogue: Pick<Catalogue, 'codeTables' | 'dataset'>,
  column: Column,
  version: DatasetVersion,
): Check {
  const notation = notationOf(version);
  const within = rangeOf(column.header);
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
        const codes = new Set(table ? codesIn(table, version).map(({ code }) => String(code)) : []);
        codes.add(String(catalogue.dataset.unknownCode));
        return (value) => (codes.has(value) ? null : 'code');
      }
      case 'integer':
        return numeric(INTEGER, 'integer');
      case 'number':
        return numeric(NUMBER, 'number');
      case 'datetime':
        return (value) => (DATETIME.test(value) ? null : 'datetime');
      case 'string':
      case 'list':
      case 'bounding box':
        return () => null;
    }
  })();
  return (value) => (value === notation.missing ? null : value === '' ? 'blank' : typed(value));
}
