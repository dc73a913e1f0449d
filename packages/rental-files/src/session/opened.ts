/** What the worker says of the files that it has opened; plain data, since it travels between threads. */
import {
  booleanNotation,
  type Catalogue,
  codesIn,
  type Column,
  type Format,
  findLastDay,
  type Variant,
} from 'rental-data';
import type { Origin } from '../cut/store';
import type { Table } from '../table/files';
import { type Candidate, UNKNOWN_COLUMN } from '../table/identify';
import type { RentFile } from 'rental-data/statistics';
import type { OpenedPair } from './pairs';
import type { FileReport } from './report';

export interface OpenedColumn {
  header: string;
  type: Column['type'];
  group: Column['group'];
  unit?: string | undefined;
  description: string;
  isKnown: boolean;
  /** does one of the files not have it? */
  isPartial?: true | undefined;
  /** text of the files → word, of codes and of yes and no */
  words?: [text: string, word: string][] | undefined;
}

export interface OpenedFile {
  name: string;
  format: Format;
  version: string;
  variant: Variant;
  isExact: boolean;
  period?: string | undefined;
  /** where its CSV is found after unpacking; absent for JSON */
  path?: string | undefined;
  isPractice?: true | undefined;
}

export interface FirstLook extends OpenedFile {
  columns: OpenedColumn[];
  rows: string[][];
}

export interface ReadFile extends OpenedFile, FileReport {
  rows: number;
  published?: { rows: number } | undefined;
  isChosen?: true | undefined;
  /** were rows of a listing after its first left out, as the reader chose? */
  isOnceEach?: true | undefined;
}

export interface Opened {
  files: ReadFile[];
  /** what is wrong with the files that could not be read, as sentences */
  failed: string[];
  columns: OpenedColumn[];
  pairs: OpenedPair[];
  /** columns in memory; the others are read when they are asked for */
  kept: string[];
  rows: number;
  missing: string;
  yes: string[];
  /** of a single file of one month, where it has the columns for it */
  rents?: RentFile | undefined;
}

export interface Progress {
  file: string;
  rows: number;
  bytes: number;
  size: number;
}

function listWords(catalogue: Catalogue, { type, codeTable }: Column, origins: readonly Origin[]) {
  const table = catalogue.codeTables.find(({ id }) => id === codeTable);
  const words = new Map<string, string>();
  for (const { version } of origins) {
    const codes = table ? codesIn(table, findLastDay(catalogue, version)) : [];
    for (const { code, label } of codes) words.set(String(code), label);
    const yesNo = type === 'boolean' ? booleanNotation(version.booleans.csv).values : undefined;
    if (yesNo) words.set(yesNo.true, '是').set(yesNo.false, '否');
  }
  // T and 1 are told apart where files write both.
  const isMixed = type === 'boolean' && words.size > 2;
  return [...words].map(([text, word]): [string, string] => [text, isMixed ? `${word}（${text}）` : word]);
}

export function openedColumn(catalogue: Catalogue, column: Column, origins: readonly Origin[]): OpenedColumn {
  const { header, type, group, unit, description } = column;
  const having = origins.filter(({ columns }) => columns.some((own) => own.header === header));
  const words = listWords(catalogue, column, having);
  return {
    header,
    type,
    group,
    unit,
    description,
    isKnown: description !== UNKNOWN_COLUMN,
    isPartial: having.length < origins.length ? true : undefined,
    words: words.length > 0 ? words : undefined,
  };
}

export const openedFile = (name: string, table: Table, candidate: Candidate): OpenedFile => ({
  name,
  format: table.format,
  version: candidate.version.version,
  variant: candidate.variant,
  isExact: candidate.distance === 0,
  period: table.named?.period,
  path: table.path,
  isPractice: table.isPractice || undefined,
});
