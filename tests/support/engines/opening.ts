/** A reader's own files on /open/: engines unpack, decode and start workers by code of their own. */
import { gzipSync } from 'node:zlib';
import { median } from 'd3-array';
import { unzipSync } from 'fflate';
import { expect, it } from 'vitest';
import { figure } from '../../../src/lib/text/figure';
import { CODES } from 'rental-data/testing/published';
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

/** The county with the most rows: its name, its rows, and the median of its rents. */
function findLargestCounty(made: typeof MONTH): { name: string; rows: number; median: string } {
  const [counties, rents] = [readCells(made, '縣市'), readCells(made, '月租金')];
  const counted = (CODES.get('top_region') ?? []).map(({ code, label }) => ({
    label,
    rents: rents.filter((_, row) => counties[row] === code),
  }));
  const [most] = counted.sort((a, b) => b.rents.length - a.rents.length);
  const numbers = (most?.rents ?? []).filter((text) => text !== '-').map(Number);
  return {
    name: most?.label ?? '',
    rows: most?.rents.length ?? 0,
    median: figure(median(numbers) ?? NaN),
  };
}

const [NEW_COUNTY, OLD_COUNTY] = [findLargestCounty(MONTH), findLargestCounty(OLD)];
const ZIP = toZip(MONTH);
const [JSON_NAME = '', JSON_BYTES] =
  Object.entries(unzipSync(toZip(OLD, 'json').bytes)).find(([name]) =>
    name.includes(OLD_COUNTY.name.replace('臺', '台')),
  ) ?? [];

const FILES: [
  what: string,
  name: string,
  bytes: Uint8Array | string | undefined,
  said: string,
  rows: number,
  county: typeof NEW_COUNTY,
][] = [
  ['a CSV', '202403-raw (1).csv', toCsv(MONTH), '2024年3月，原始資料，資料集版本0.3，CSV。', 300, NEW_COUNTY],
  [
    'a CSV packed with gzip',
    '202403-raw.csv.gz',
    gzipSync(toCsv(MONTH)),
    '2024年3月，原始資料，資料集版本0.3，CSV。',
    300,
    NEW_COUNTY,
  ],
  ['a ZIP', ZIP.name, ZIP.bytes, '2024年3月，原始資料，資料集版本0.3，CSV。', 300, NEW_COUNTY],
  [
    'a JSON',
    JSON_NAME.split('/').at(-1) ?? '',
    JSON_BYTES,
    '2019年5月，原始資料，資料集版本0.2，JSON。',
    OLD_COUNTY.rows,
    OLD_COUNTY,
  ],
];

export function opening(tour: () => Tour): void {
  it.each(FILES)(
    '%s is opened: what it is, its rows, and a median',
    async (_, name, bytes, summary, rows, county) => {
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
      await until(`${county.name} has the median ${county.median}`, isMedian, county.name, county.median);
      await expectNoFaults(tour());
    },
  );
}
