/** Writes files byte by byte as the publisher's programs do; packages/rental-files/src/table/samples.test.ts holds them against the samples. */
import { crc32, deflateRawSync } from 'node:zlib';
import { LIST_SEPARATOR } from '../../src/catalogue/values';
import { CODES, COLUMNS, type PublishedColumn } from './published';

const MISSING = '-';
const inQuotes = (text: string): string => `"${text.replaceAll('"', '""')}"`;

/** Python's csv.writer with its defaults: CRLF, and quotation marks only where a field needs them. */
export const pythonCsv = (header: readonly string[], rows: readonly (readonly string[])[]): string =>
  [header, ...rows]
    .map((row) => `${row.map((text) => (/[",\r\n]/.test(text) ? inQuotes(text) : text)).join(',')}\r\n`)
    .join('');

/** Ids are numbers to ClickHouse. */
const isText = (header: string): boolean =>
  !/物件編號$/.test(header) &&
  ['string', 'boolean', 'datetime', 'bounding box'].includes(COLUMNS.get(header)?.type ?? 'string');

/** CSVWithNames of ClickHouse: LF, every header and text in quotation marks, a missing value bare. */
export function clickHouseCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  const texts = header.map(isText);
  const write = (text: string, index: number): string =>
    texts[index] && text !== MISSING ? inQuotes(text) : text;
  return [header.map(inQuotes), ...rows.map((row) => row.map(write))]
    .map((row) => `${row.join(',')}\n`)
    .join('');
}

/** A time of Taipei in UTC, with the milliseconds that the CSV leaves out. */
function inUtc(text: string, milliseconds: number): string {
  const local = /^(\d{4}-\d{2}-\d{2}) (\d{2}:\d{2}:\d{2})/.exec(text);
  if (!local) throw new Error(`${text} is no time`);
  const time = new Date(Date.parse(`${local[1] ?? ''}T${local[2] ?? ''}+08:00`) + milliseconds).toISOString();
  return milliseconds === 0 ? time.replace('.000Z', 'Z') : time;
}

/** How far the JSON of a file is from what later ones are. */
interface JsonForm {
  /** of every time */
  milliseconds?: number;
  /** of July 2018: times as in CSV … */
  isLocal?: boolean;
  /** … keys in the order of the columns, and one for each of the four groups of raw columns, with the value of the last of them */
  isGrouped?: boolean;
}

const STATIONS = 'transportation_';
const GROUPS = /^(additional_fee|living_functions|transportation|facilities)_/;

function jsonValue({ type, key = '' }: PublishedColumn, text: string, form: JsonForm): string {
  if (text === MISSING) return 'null';
  switch (type) {
    case 'boolean':
      return text === 'T' ? 'true' : 'false';
    case 'datetime':
      return JSON.stringify(form.isLocal ? text : inUtc(text, form.milliseconds ?? 0));
    case 'bounding box':
      return `[${text.slice(1, -1)}]`;
    case 'string':
      return JSON.stringify(text);
    case 'list':
      return JSON.stringify(text.split(LIST_SEPARATOR));
    case 'integer':
    case 'number':
    case 'code':
      return key.startsWith(STATIONS) ? JSON.stringify(text) : text;
  }
}

/** Python's json.dumps of one row: keys by code point, blanks after commas and colons. */
function jsonRow(columns: readonly PublishedColumn[], row: readonly string[], form: JsonForm): string {
  const values = new Map<string, string>();
  for (const [index, column] of columns.entries()) {
    const { key } = column;
    if (key === undefined) continue;
    const group = form.isGrouped ? GROUPS.exec(key)?.[1] : undefined;
    values.set(group ?? key, jsonValue(column, row[index] ?? MISSING, form));
  }
  const entries = [...values];
  if (!form.isGrouped) entries.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${entries.map(([key, value]) => `${JSON.stringify(key)}: ${value}`).join(', ')}}`;
}

/** Counties in the names of JSON files are written with 台. */
const countyName = (code: string): string => {
  const known = CODES.get('top_region')?.find((county) => county.code === code && code !== '65535');
  return known ? known.label.replace('臺', '台') : 'default';
};

/** One JSON text for each county that has rows, by the name of the county. */
export function countyJson(
  columns: readonly PublishedColumn[],
  rows: readonly (readonly string[])[],
  form: JsonForm = {},
): Map<string, string> {
  const at = columns.findIndex(({ header }) => header === '縣市');
  const counties = new Map<string, string[]>();
  for (const row of rows) {
    const name = countyName(row[at] ?? '');
    counties.set(name, [...(counties.get(name) ?? []), jsonRow(columns, row, form)]);
  }
  return new Map([...counties].map(([name, lines]) => [name, `[\n${lines.join(',\n')}\n]`]));
}

/** Number of rows, as the exporter puts it beside a CSV. */
export const countsJson = (
  rows: number,
  platforms: ReadonlyMap<string, number> = new Map([['591 租屋網', rows]]),
): string =>
  `{${[['_total', rows] as const, ...platforms]
    .map(([name, count]) => `${JSON.stringify(name)}: ${String(count)}`)
    .join(', ')}}`;

/** Python's zipfile marks names in UTF-8 as such; Info-ZIP on Linux writes the same bytes without the mark. */
export type Packer = 'python' | 'info-zip';
const UTF8 = 0x800;

/** A ZIP with its entries in the given order; a name that ends in `/` is a folder. */
export function packZip(
  entries: readonly (readonly [name: string, bytes: Uint8Array])[],
  packer: Packer,
): Uint8Array {
  const parts: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, bytes] of entries) {
    const path = Buffer.from(name, 'utf8');
    const deflated = deflateRawSync(bytes, { level: 1 });
    const isStored = deflated.length >= bytes.length;
    const packed = isStored ? Buffer.from(bytes) : deflated;
    const head = Buffer.alloc(26);
    head.writeUInt16LE(20, 0);
    head.writeUInt16LE(packer === 'python' && path.length > name.length ? UTF8 : 0, 2);
    head.writeUInt16LE(isStored ? 0 : 8, 4);
    // Midnight of 2026-05-03, so that the same rows always give the same bytes.
    head.writeUInt32LE(((2026 - 1980) << 25) | (5 << 21) | (3 << 16), 6);
    head.writeUInt32LE(crc32(bytes), 10);
    head.writeUInt32LE(packed.length, 14);
    head.writeUInt32LE(bytes.length, 18);
    head.writeUInt16LE(path.length, 22);
    parts.push(Buffer.from('PK\x03\x04', 'latin1'), head, path, packed);
    const central = Buffer.alloc(14);
    const isFolder = name.endsWith('/');
    central.writeUInt32LE(isFolder ? 0x41ed0010 : 0x81a40000, 6);
    central.writeUInt32LE(offset, 10);
    // Made on a Unix, by a program of that version.
    directory.push(Buffer.from('PK\x01\x02\x14\x03', 'latin1'), head, central, path);
    offset += 30 + path.length + packed.length;
  }
  const size = directory.reduce((sum, { length }) => sum + length, 0);
  const end = Buffer.alloc(18);
  end.writeUInt16LE(entries.length, 4);
  end.writeUInt16LE(entries.length, 6);
  end.writeUInt32LE(size, 8);
  end.writeUInt32LE(offset, 12);
  return new Uint8Array(Buffer.concat([...parts, ...directory, Buffer.from('PK\x05\x06', 'latin1'), end]));
}
