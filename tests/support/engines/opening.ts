/** A reader's own files on /open/: engines unpack, decode and start workers by code of their own. */
import { gzipSync } from 'node:zlib';
import { median } from 'd3-array';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { formatFigure } from 'rental-data';
import { readCells, makeTable, toCsv, toZip } from 'rental-data/testing/tables';
import { expectNoFaults, type Tour } from './tour';

/** Gives the page a file, as no driver here can press through the file chooser of the system. Runs in the page. */
export function give(name: string, base64: string): void {
  const input = document.querySelector<HTMLInputElement>('main input[type=file]');
  if (!input) throw new Error('There is no field for files');
  const transfer = new DataTransfer();
  transfer.items.add(new File([Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0))], name));
  input.files = transfer.files;
  input.dispatchEvent(new Event('change', { bubbles: true }));
}

const says = (selector: string, words: string): boolean =>
  document.querySelector(selector)?.textContent.includes(words) ?? false;

/** Is this the median of a county? Runs in the page. */
function isMedian(county: string, median: string): boolean {
  const table = document.querySelector<HTMLTableElement>('section[aria-labelledby=say] table');
  const rows = [...(table?.rows ?? [])].map((row) => [...row.cells].map((cell) => cell.textContent ?? ''));
  const [titles, ...groups] = rows;
  const group = groups.find(([name]) => name?.startsWith(county));
  return group?.[titles?.indexOf('中位數') ?? -1] === median;
}

const MONTH = makeTable({ version: '0.3', variant: 'raw', period: '2024-03', rows: 300 });
const OLD = makeTable({ version: '0.2', variant: 'raw', period: '2019-05', rows: 300 });

/** Rows of 臺北市, and the median of their rents. */
function figuresOfTaipei(made: typeof MONTH): { rows: number; median: string } {
  const counties = readCells(made, '縣市');
  const rents = readCells(made, '月租金').filter((_, row) => counties[row] === '17');
  const numbers = rents.filter((text) => text !== '-').map(Number);
  return { rows: rents.length, median: formatFigure(median(numbers) ?? NaN) };
}

const ZIP = toZip(MONTH);
const OF_MONTH = ['2024年3月，原始資料，資料集版本0.3，CSV。', 300, figuresOfTaipei(MONTH).median] as const;
const IN_TAIPEI = figuresOfTaipei(OLD);
const [JSON_NAME = '', JSON_BYTES] =
  Object.entries(unzipSync(toZip(OLD, 'json').bytes)).find(([name]) => name.includes('台北市')) ?? [];

const FILES: [
  what: string,
  name: string,
  bytes: Uint8Array | string | undefined,
  said: string,
  rows: number,
  median: string,
][] = [
  ['a CSV', '202403-raw (1).csv', toCsv(MONTH), ...OF_MONTH],
  ['a CSV packed with gzip', '202403-raw.csv.gz', gzipSync(toCsv(MONTH)), ...OF_MONTH],
  ['a ZIP', ZIP.name, ZIP.bytes, ...OF_MONTH],
  [
    'a JSON',
    JSON_NAME.split('/').at(-1) ?? '',
    JSON_BYTES,
    '2019年5月，原始資料，資料集版本0.2，JSON。',
    IN_TAIPEI.rows,
    IN_TAIPEI.median,
  ],
];

export function opening(tour: () => Tour): void {
  it.each(FILES)(
    '%s is opened: what it is, its rows, and a median',
    async (_, name, bytes, summary, rows, ofTaipei) => {
      const { open, until, visitor } = tour();
      expect(bytes?.length).toBeGreaterThan(1000);
      await open('/open/#by=縣市&of=月租金');
      await until(
        'there is a field for files',
        () => document.querySelector('main input[type=file]') !== null,
      );
      await visitor.run(give, name, Buffer.from(bytes ?? '').toString('base64'));
      await until(`it says “${summary}”`, says, 'section[aria-labelledby=what]', summary);
      await until('it counts the rows', says, 'section[aria-labelledby=look]', `共${String(rows)}列`);
      await until(`臺北市 has the median ${ofTaipei}`, isMedian, '臺北市', ofTaipei);
      await expectNoFaults(tour());
    },
  );
}
