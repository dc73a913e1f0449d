export type TableFault =
  | 'not-zip'
  | 'truncated'
  | 'encrypted'
  | 'method'
  | 'unsafe-name'
  | 'nested'
  | 'bomb'
  | 'checksum'
  | 'empty'
  | 'web-page'
  | 'other-kind'
  | 'other-table'
  | 'no-table'
  | 'several-tables'
  | 'encoding'
  | 'quote'
  | 'width'
  | 'header'
  | 'json';

/** A file cannot be read as a table. The message says where, what is wrong, and what to do. */
export class TableError extends Error {
  constructor(
    readonly fault: TableFault,
    readonly where: string,
    readonly problem: string,
    readonly fix: string,
    /** the name of what it is instead, the same in all languages */
    readonly about?: string,
  ) {
    super(`${where}：${problem}修正：${fix}`);
    this.name = 'TableError';
  }
}

const AGAIN = '重新下載這個檔案。';

export const broken = (where: string, problem: string): TableError =>
  new TableError('truncated', where, problem, AGAIN);

export const damaged = (where: string): TableError =>
  new TableError('checksum', where, '內容和ZIP記下的檢查碼不合，檔案在下載或複製時壞了。', AGAIN);

/** It unpacks into far more than it is, or to places outside of it: reading it may do harm. */
export const hostile = (fault: 'bomb' | 'unsafe-name', where: string, problem: string): TableError =>
  new TableError(fault, where, problem, '這不是這份資料集的檔案，不要打開。');
