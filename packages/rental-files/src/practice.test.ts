/** The practice file is never taken for a real one: not under another name, cut, saved again or among real rows. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { zipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { PRACTICE_PLATFORM, toPracticeFiles } from 'rental-data';
import { firstAndSome } from 'rental-data/testing/full';
import { recorded } from 'rental-data/testing/realCatalogue';
import { inDuckDb } from 'rental-data/testing/snippets/duckdb';
import { makeTable, toSource, toZip } from 'rental-data/testing/tables';
import { temporaryFolder } from 'rental-data/testing/temporary-site';
import { runCommand } from './command';
import { forPublisher, forReader } from './check/policy';
import { openTable } from './table/files';
import { inspect, type InspectOptions } from './table/inspect';
import { inLanguage } from './words/findings';

const encoder = new TextEncoder();
const files = toPracticeFiles(recorded);
const zipped = zipSync(Object.fromEntries([...files].map(([name, text]) => [name, encoder.encode(text)])));
const csv = files.get('tw-rental-data/practice-made-up-raw.csv') ?? '';
const [header = '', ...lines] = csv.trimEnd().split('\r\n');
const REAL_NAME = '[202403][CSV][Raw] TW-Rental-Data.zip';

const inspected = async (name: string, content: Uint8Array | string, options: InspectOptions = {}) =>
  inspect(
    await openTable(
      toSource(name, typeof content === 'string' ? encoder.encode(content) : content),
      recorded,
    ),
    recorded,
    options,
  );

async function run(name: string, content: Uint8Array | string, ...argv: string[]) {
  const file = path.join(await temporaryFolder(), name);
  await writeFile(file, content);
  const [command = '', ...options] = argv;
  const out: string[] = [];
  const end = await runCommand([command, file, ...options], {
    loadCatalogue: () => Promise.resolve(recorded),
    print: (text) => out.push(text),
    note: (text) => out.push(text),
    write: (piece) => Promise.resolve(void out.push(String(piece))),
  }).catch((error: unknown) => String(error));
  return { end, out: out.join('\n') };
}

/** Some columns of the practice rows. */
function pickColumns(...wanted: string[]): string {
  const places = wanted.map((name) => header.split(',').indexOf(name));
  return [header, ...lines]
    .map((line) => places.map((place) => line.split(',')[place]).join(','))
    .join('\r\n');
}

/** Enough columns to be told for a table of the dataset. */
const FEW = ['縣市', '鄉鎮市區', '月租金', '坪數', '物件類型', '建築類型'];

const json = JSON.stringify(
  lines.slice(0, 20).map((line) => {
    const cells = line.split(',');
    return Object.fromEntries(header.split(',').map((name, index) => [name, cells[index]]));
  }),
);

const PRACTICE: [what: string, name: string, content: Uint8Array | string][] = [
  ['as it is published', 'practice-made-up-rows.zip', zipped],
  ['under the name of a published file', REAL_NAME, zipped],
  ['unpacked under such a name', '202403-raw.csv', csv],
  ['cut to a few columns and their numbers', '202403-raw.csv', pickColumns(...FEW, '物件編號')],
  ['cut to a few columns and their listers', '202403-raw.csv', pickColumns(...FEW, '刊登者編碼')],
  ['as JSON', '202403-raw_臺北市.json', json],
];

describe.each(firstAndSome(PRACTICE, 2, ([what]) => what))('the practice file, %s', (_, name, content) => {
  it('has no period, no published file to be held against, and one finding that comes first', async () => {
    const { period, set, practiceRows, findings, profile } = await inspected(name, content);
    expect([period, set, practiceRows]).toEqual([undefined, undefined, profile.rows]);
    const [first] = forReader(findings);
    expect(first).toMatchObject({ rule: 'practice', severity: 'wrong' });
    expect(first?.problem).toContain('都是編造的，不是真的刊登');
    expect(forPublisher(findings).some(({ rule }) => rule === 'practice')).toBe(true);
  });

  it('is called a practice file by the command, which ends with 1', async () => {
    const { end, out } = await run(name, content, 'inspect');
    expect([end, out.split('\n')[0]]).toEqual([1, expect.stringContaining('練習檔（編造的列）')]);
    expect(out).not.toMatch(/2024-03|2024年3月/);
    const { out: asJson } = await run(name, content, 'inspect', '--json');
    expect(JSON.parse(asJson)).toMatchObject({ files: [{ period: null, practiceRows: expect.any(Number) }] });
    const { out: english } = await run(name, content, 'inspect', '--lang', 'en');
    expect(english).toMatch(
      /practice file \(made-up rows\), raw data.*\n {2}✗ This is the practice file: its [\d,]+ rows/,
    );
  });
});

describe('what the command writes of practice rows', () => {
  it.each([
    ['cut', '--columns', '月租金'],
    ['convert', '--columns', '月租金'],
    ['convert', '--columns', '月租金', '--format', 'jsonl'],
    ['groups', '--by', '縣市', '--of', '月租金'],
  ])('%s %s %s names them in every line', async (...argv) => {
    const { end, out } = await run(REAL_NAME, zipped, ...argv, '--quiet');
    expect(end).toBe(0);
    const written = out
      .trim()
      .split(/[\r\n]+/)
      .slice(argv.includes('jsonl') ? 0 : 1);
    expect(written.length).toBeGreaterThan(5);
    for (const line of written) expect(line).toContain(PRACTICE_PLATFORM);
  });

  it('has a column in Parquet that names them', async () => {
    const out = path.join(await temporaryFolder(), 'x.parquet');
    const { end } = await run(REAL_NAME, zipped, 'convert', '--columns', '月租金', '--out', out);
    expect(end).toBe(0);
    const read = await inDuckDb(async (connection) => {
      const reader = await connection.runAndReadAll(
        `SELECT 租屋平台, count(月租金) > 0 FROM '${out}' GROUP BY ALL`,
      );
      return reader.getRowsJS();
    });
    expect(read).toEqual([[PRACTICE_PLATFORM, true]]);
  });

  it('says so beside the output', async () => {
    expect((await run(REAL_NAME, zipped, 'cut', '--columns', '月租金')).out).toContain('這是練習檔');
  });

  it('is no inventory, and no part of real rows', async () => {
    expect((await run(REAL_NAME, zipped, 'profile')).end).toContain('這是練習檔，不是任何一期');
    const real = toZip(makeTable({ version: '0.3', variant: 'raw', period: '2024-03', rows: 40 }), 'csv');
    const folder = await temporaryFolder();
    await writeFile(path.join(folder, real.name), real.bytes);
    const { end } = await run('practice.zip', zipped, 'cut', path.join(folder, real.name));
    expect(end).toContain('練習檔不能和真的檔案合在一起');
    const english = await run('practice.zip', zipped, 'cut', path.join(folder, real.name), '--lang', 'en');
    expect(english.end).toContain('cannot be joined with real files');
    const { end: inventory } = await run(REAL_NAME, zipped, 'profile', '--lang', 'en');
    expect(inventory).toContain('which is of no period. Fix: Profile a published file.');
  });
});

it('counts practice rows among real ones, whose file keeps its period', async () => {
  const real = makeTable({ version: '0.3', variant: 'raw', period: '2024-03', rows: 3000 });
  const content = [real.header, ...real.fields]
    .map((row) => row.map((text) => (text.includes(',') ? `"${text}"` : text)).join(','))
    .join('\r\n');
  const mixed = await inspected('202403-raw.csv', `${content}\r\n${lines.slice(0, 3).join('\r\n')}\r\n`);
  expect([mixed.period, mixed.practiceRows]).toEqual(['2024-03', 3]);
  const found = mixed.findings.find(({ rule }) => rule === 'practice');
  expect(found?.problem).toContain('3列來自練習檔，是編造的');
  expect(found && inLanguage(found, 'en').problem).toMatch(
    /^3 rows come from the practice file and are made up/,
  );
});

it('counts practice rows where no column that carries a mark is asked for', async () => {
  const onTable = () => new Set(['月租金']);
  const listers = pickColumns(...FEW, '刊登者編碼');
  expect((await inspected('202403-raw.csv', listers, { onTable })).practiceRows).toBe(lines.length);
  expect((await inspected('202403-raw.csv', csv, { onTable })).practiceRows).toBe(lines.length);
});

it('finds no practice row in a real file', async () => {
  const { bytes, name } = toZip(
    makeTable({ version: '0.3', variant: 'raw', period: '2024-03', rows: 60 }),
    'csv',
  );
  const { practiceRows, findings } = await inspected(name, bytes);
  expect([practiceRows, findings.filter(({ rule }) => rule === 'practice')]).toEqual([0, []]);
});
