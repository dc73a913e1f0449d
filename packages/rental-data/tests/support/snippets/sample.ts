/** Files as the publisher's programs write them, of made rows, and what every tool has to find in them. */
import { median } from 'd3-array';
import { unzipSync } from 'fflate';
import type { DataSet } from '../../../src/catalogue/types';
import { toCodesCsv } from '../../../src/formats/documents';
import { listSets } from '../../../src/catalogue/sets';
import { EXAMPLE, EXAMPLE_CODES, type ExampleCode } from '../../../src/snippets/example';
import { snippetSource } from '../../../src/snippets/source';
import type { SnippetSource } from '../../../src/snippets/types';
import { CODE_TABLES, CODES, type PublishedColumn } from '../published';
import { readCells, makeTable, toZip, type MadeTable } from '../tables';
import { packZip } from '../writers';
import { SITE, findRecordedSet } from '../citationSample';
import { firstAndSome } from '../full';
import { recorded } from '../realCatalogue';

const ROWS = 60;
const MISSING = '-';

/** Expected of every tool: rows, median rent and rows that allow cooking, by the name of a county or district. */
type ByName = Record<string, [rows: number, median: number, yes: number]>;

export interface Sample {
  /** names the set in titles of tests */
  title: string;
  set: DataSet;
  source: SnippetSource;
  columns: PublishedColumn[];
  zip: Uint8Array;
  /** the tables that the example looks up, as the site publishes them */
  codes: Record<ExampleCode, string>;
  byCounty: ByName;
  byDistrict: ByName;
  /** rows whose 可炊？ is yes, no, missing */
  cooking: [yes: number, no: number, missing: number];
  missingRents: number;
  /** first value of each column of identifiers */
  identifiers: Record<string, string>;
  /** first value of the first column of times, without its zone */
  time: string;
}

/** What SQL gives of both, by the names of a county and a district, of which one is empty. */
export const mergeGroups = ({ byCounty, byDistrict }: Sample): ByName =>
  Object.fromEntries([
    ...Object.entries(byCounty).map(([name, found]) => [`${name}|`, found] as const),
    ...Object.entries(byDistrict).map(([name, found]) => [`|${name}`, found] as const),
  ]);

interface Options {
  /** with the code tables in the ZIP even where nobody recorded whether they are in it */
  tables?: boolean;
}

/** Made rows with gaps in the columns of the example, and none in the first row where the column has values at all. */
function withGaps(made: MadeTable): MadeTable {
  const fields = made.fields.map((row, index) =>
    row.map((text, place) =>
      ['月租金', '可炊？'].includes(made.header[place] ?? '') && index % 7 === 3 ? MISSING : text,
    ),
  );
  // Tools differ in what they print of a county or district without any rent.
  const rent = made.header.indexOf('月租金');
  for (const place of EXAMPLE_CODES.map((header) => made.header.indexOf(header)))
    for (const row of fields)
      if (fields.every((other) => other[place] !== row[place] || other[rent] === MISSING)) row[rent] = '5000';
  const [first = [], ...others] = fields;
  const whole = first.map((text, place) =>
    text === MISSING ? (others.find((row) => row[place] !== MISSING)?.[place] ?? text) : text,
  );
  return { ...made, fields: [whole, ...others] };
}

/** A sample of one set. */
export function makeSample(set: DataSet, { tables = false }: Options = {}): Sample {
  const source = snippetSource(recorded, set, SITE);
  if (!source) throw new Error(`${set.period}沒有CSV`);
  const listCodes = (header: ExampleCode): string => {
    const table = recorded.codeTables.find(({ id }) => id === EXAMPLE.tables[header]);
    return table ? toCodesCsv(table) : '';
  };
  const { version, variant, period } = set;
  const made = withGaps(makeTable({ version, variant, period, rows: ROWS }));
  const [rent, cook] = [readCells(made, '月租金'), readCells(made, '可炊？')];
  const [yes, no] = version === '0.0' ? ['1', '0'] : ['T', 'F'];
  const countBy = (header: ExampleCode): ByName => {
    const labels = new Map(CODES.get(EXAMPLE.tables[header])?.map(({ code, label }) => [code, label]));
    const cells = readCells(made, header);
    const counted: ByName = {};
    for (const code of new Set(cells)) {
      const own = cells.flatMap((c, index) => (c === code ? [index] : []));
      const rents = own.map((index) => rent[index]).filter((value) => value !== MISSING);
      counted[labels.get(code) ?? ''] = [
        own.length,
        median(rents.map(Number)) ?? NaN,
        own.filter((index) => cook[index] === yes).length,
      ];
    }
    return counted;
  };
  const { bytes } = toZip(made);
  const zip = tables ? packZip([...Object.entries(unzipSync(bytes)), ...CODE_TABLES], 'info-zip') : bytes;
  const time = made.columns.find(({ type }) => type === 'datetime')?.header ?? '';
  return {
    title: `版本${version}的${variant}（${period}）`,
    set,
    source,
    columns: made.columns,
    zip,
    codes: { 縣市: listCodes('縣市'), 鄉鎮市區: listCodes('鄉鎮市區') },
    byCounty: countBy('縣市'),
    byDistrict: countBy('鄉鎮市區'),
    cooking: [yes, no, MISSING].map(
      (value) => cook.filter((cell) => cell === value).length,
    ) as Sample['cooking'],
    missingRents: rent.filter((cell) => cell === MISSING).length,
    identifiers: Object.fromEntries(
      source.identifiers.map((header) => [header, readCells(made, header)[0] ?? '']),
    ),
    time: readCells(made, time)[0]?.slice(0, 19) ?? '',
  };
}

/** A set in whose ZIP nobody recorded the name of the CSV. */
export const UNNAMED: DataSet = findRecordedSet('2018-05', 'raw');
/** A set of the rule, whose ZIP has brackets in its name. */
export const NAMED: DataSet = findRecordedSet('2026-08', 'raw');
/** A set whose CSV has its columns of furniture twice. */
const TWICE: DataSet = findRecordedSet('2019Q1', 'raw');

/** One set of every dataset version and variant, and the one with repeated columns. */
export const SETS: DataSet[] = [
  ...new Map(listSets(recorded).map((set) => [`${set.version} ${set.variant}`, set])).values(),
  TWICE,
];

/** Samples of the first set and of two others for a tool, which differ from tool to tool and from day to day; of all in a full run. */
export const someSamples = (tool: string): Sample[] =>
  firstAndSome(SETS, 2, ({ period, variant }) => `${tool} ${period} ${variant}`).map((set) =>
    makeSample(set),
  );
