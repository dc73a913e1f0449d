/**
 * What a reader asked for, as the part of an address behind `#`:
 * `縣市=17,11&月租金=..30000&月管理費=present&by=縣市,物件類型&of=月租金&columns=縣市,月租金`, percent-encoded as forms are.
 * It says what is asked for and holds nothing of the file.
 */
import { isCalendarDay } from 'rental-data';
import type { Cut, Filter } from './filters';
import type { Grouping } from './groups';
import type { StoreColumn } from './store';
import { parseNumber } from './values';

export interface View extends Cut {
  grouping?: Grouping | undefined;
  columns?: readonly string[] | undefined;
}

export interface AddressColumn extends Pick<StoreColumn, 'header' | 'type'> {
  /** texts that may stand in it beside that of a missing value, where they are known: of codes and booleans */
  values?: ReadonlySet<string> | undefined;
}

/** A part of an address that was left out: its column is unknown, or a value does not fit it. */
export interface Dropped {
  problem: 'column' | 'value';
  name: string;
  text: string;
}

/** Names in addresses that are no columns. They are public: a shared address keeps its meaning. */
const BY = 'by';
const OF = 'of';
const COLUMNS = 'columns';
const MISSING = 'missing';
const PRESENT = 'present';
const TO = '..';
const EMPTY = '%E';

const escapeAll = (text: string): string =>
  [...text].map((sign) => `%${sign.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`).join('');

/** A text as it stands in a list: without commas, and not like a range or a word. */
function listed(text: string): string {
  if (text === '') return EMPTY;
  if (text === MISSING || text === PRESENT) return escapeAll(text.slice(0, 1)) + text.slice(1);
  return text.replaceAll(/%|,/g, escapeAll).replaceAll(TO, escapeAll);
}

const unlisted = (text: string): string =>
  text === EMPTY
    ? ''
    : text.replaceAll(/%([0-9A-F]{2})/g, (_, code: string) => String.fromCharCode(parseInt(code, 16)));

const listText = (texts: readonly string[]): string => texts.map(listed).join(',');
const parseList = (text: string): string[] => (text === '' ? [] : text.split(',').map(unlisted));

function filterText(filter: Filter): string {
  if ('oneOf' in filter) return listText(filter.oneOf);
  if ('isMissing' in filter) return filter.isMissing ? MISSING : PRESENT;
  return `${filter.from ?? ''}${TO}${filter.to ?? ''}`;
}

export function writeAddress({ filters, grouping, columns }: View): string {
  const query = new URLSearchParams();
  for (const filter of filters) query.append(filter.column, filterText(filter));
  if (grouping) query.set(BY, listText(grouping.by));
  if (grouping?.measure !== undefined) query.set(OF, grouping.measure);
  if (columns) query.set(COLUMNS, listText(columns));
  // Commas mean nothing in a query and are easier to read as they are.
  return query.toString().replaceAll('%2C', ',');
}

const shorten = (text: string): string => text.replace(/^(.{40}).+$/su, '$1…');

export const askedBy = ({ filters, grouping: { by, measure } = { by: [] } }: View): string[] => [
  ...filters.map(({ column }) => column),
  ...by,
  ...(measure === undefined ? [] : [measure]),
];

type Drop = (problem: Dropped['problem'], name: string, text: string) => void;

/** An end of a range: undefined for none, null for what does not fit. */
function parseBound(text: string, isTime: boolean): number | string | undefined | null {
  if (text === '') return undefined;
  if (isTime) return isCalendarDay(text) ? text : null;
  const number = parseNumber(text);
  return Number.isFinite(number) ? number : null;
}

function parseFilter(
  { header: column, type, values }: AddressColumn,
  text: string,
  missing: string,
  drop: Drop,
): Filter | undefined {
  if (text === MISSING || text === PRESENT) return { column, isMissing: text === MISSING };
  const at = text.indexOf(TO);
  if (at >= 0) {
    const [from, to] = [text.slice(0, at), text.slice(at + TO.length)].map((part) =>
      parseBound(part, type === 'datetime'),
    );
    if (from === null || to === null || (from === undefined && to === undefined)) {
      drop('value', column, text);
      return undefined;
    }
    return { column, from, to };
  }
  const asked = parseList(text);
  const isNumber = type === 'integer' || type === 'number';
  const oneOf = asked.filter(
    (value) => value === missing || (values?.has(value) ?? !(isNumber && Number.isNaN(parseNumber(value)))),
  );
  for (const value of asked) if (!oneOf.includes(value)) drop('value', column, value);
  // A list of which nothing is left would hide all rows.
  return oneOf.length === 0 && asked.length > 0 ? undefined : { column, oneOf };
}

/** Reads what stands behind `#`. Never throws: unknown columns, and values that do not fit theirs, are left out and named. */
export function readAddress(
  text: string,
  known: readonly AddressColumn[],
  missing: string,
): { view: View; dropped: Dropped[] } {
  const columnsByHeader = new Map(known.map((column) => [column.header, column]));
  const dropped: Dropped[] = [];
  const drop: Drop = (problem, name, what) =>
    dropped.push({ problem, name: shorten(name), text: shorten(what) });
  const headers = (name: string, list: string): string[] =>
    [...new Set(parseList(list))].filter((header) => {
      if (columnsByHeader.has(header)) return true;
      drop('column', name, header);
      return false;
    });
  const filters: Filter[] = [];
  let by: Grouping['by'] | undefined;
  let measure: string | undefined;
  let columns: string[] | undefined;
  for (const [name, value] of new URLSearchParams(text.replace(/^#/, ''))) {
    const column = columnsByHeader.get(name);
    if (name === BY) {
      const [first, second, ...others] = headers(BY, value);
      for (const other of others) drop('value', BY, other);
      by = first === undefined ? [] : second === undefined ? [first] : [first, second];
    } else if (name === OF) [measure] = headers(OF, listText([value]));
    else if (name === COLUMNS) columns = headers(COLUMNS, value);
    else if (column) {
      const filter = parseFilter(column, value, missing, drop);
      if (filter) filters.push(filter);
    } else drop('column', name, value);
  }
  const grouping = by === undefined && measure === undefined ? undefined : { by: by ?? [], measure };
  return { view: { filters, grouping, columns }, dropped };
}
