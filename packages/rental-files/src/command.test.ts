/** The command on files that are written as the publisher's programs write them. */
import { copyFile, readdir, readFile, symlink, writeFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { Ajv2020 as Ajv } from 'ajv/dist/2020.js';
import { unzipSync } from 'fflate';
import { describe, expect, it } from 'vitest';
import { toCatalogueJson } from 'rental-data/formats';
import { statisticsFromCsv } from 'rental-data/statistics';
import { recorded } from 'rental-data/testing/realCatalogue';
import { SITE } from 'rental-data/testing/sampleSite';
import { makeTable, toCsv, toZip } from 'rental-data/testing/tables';
import { temporaryFolder } from 'rental-data/testing/temporary-site';
import { breakFiles } from '../tests/support/breakFiles.mjs';
import { explain, runCommand } from './command';
import { COMMAND_WORDS } from './words/command';

const raw = makeTable({ version: '0.3', variant: 'raw', period: '2027-03', rows: 60 });

const input = { bytes: new Uint8Array() };
async function* inputPieces(): AsyncGenerator<Uint8Array> {
  for (let at = 0; at < input.bytes.length; at += 1000)
    yield await Promise.resolve(input.bytes.subarray(at, at + 1000));
}

/** What it prints, its exit code, and the message with which it stops. */
async function run(...argv: string[]) {
  const printed: string[] = [];
  const noted: string[] = [];
  const written: Uint8Array[] = [];
  const end = await runCommand(argv, {
    loadCatalogue: () => Promise.resolve(recorded),
    print: (text) => printed.push(text),
    note: (text) => noted.push(text),
    write: (piece) => Promise.resolve(void written.push(Buffer.from(piece))),
    readInput: inputPieces,
  }).catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
  const bytes = Buffer.concat(written);
  return { end, printed: printed.join('\n'), noted: noted.join('\n'), written: bytes.toString(), bytes };
}

async function writeTemporaryFile({ name, bytes }: { name: string; bytes: Uint8Array }): Promise<string> {
  const file = path.join(await temporaryFolder(), name);
  await writeFile(file, bytes);
  return file;
}
const zip = () => writeTemporaryFile(toZip(raw, 'csv'));

describe('rental-files inspect', () => {
  it('says which file it is, and ends with 0 where nothing is wrong', async () => {
    const { end, printed } = await run('inspect', await zip());
    expect(printed).toContain('2027-03，原始資料，CSV，資料集版本0.3，60列');
    expect([end, printed.slice(0, 1)]).toEqual([0, '✓']);
  });

  it('reads each recorded sample of the publisher’s queries', async () => {
    const folder = 'packages/rental-data/tests/fixtures/samples';
    const samples = (await readdir(folder)).filter((name) => name.endsWith('.zip'));
    expect(samples.length).toBeGreaterThan(5);
    const { printed } = await run('inspect', '--json', folder);
    const { files } = JSON.parse(printed) as { files: { file: string; rows: number; sha256: string }[] };
    expect(files.map(({ file }) => path.basename(file)).sort()).toEqual(samples.sort());
    for (const { rows, sha256 } of files) {
      expect(rows).toBeGreaterThan(0);
      expect(sha256).toMatch(/^[0-9a-f]{64}$/);
    }
  });

  it('takes a file that somebody unpacked for no fault', async () => {
    const file = await writeTemporaryFile({ name: '202703-raw.csv', bytes: Buffer.from(toCsv(raw)) });
    expect((await run('inspect', file)).end).toBe(0);
  });

  it('says what is wrong and how to mend it, and ends with 1', async () => {
    const broken = await writeTemporaryFile({
      name: '202703-raw.csv',
      bytes: Buffer.from(toCsv(raw).replace(/"?月租金"?/, '月租')),
    });
    const gone = path.join(path.dirname(broken), '不在.zip');
    const { end, printed } = await run('inspect', broken, gone);
    expect(end).toBe(2);
    expect(printed).toContain(`✗ ${broken}：`);
    const empty = await writeTemporaryFile({ name: '202703-raw.csv', bytes: new Uint8Array() });
    expect((await run('inspect', empty)).printed).toContain(`✗ ${empty}：`);
    expect((await run('cut', empty)).end).toContain(`${empty}：`);
    expect(printed).toMatch(/✗ .*不在\.zip：沒有這個檔案/);
    expect(printed.match(/修正：/g)?.length).toBeGreaterThan(1);
    const json = JSON.parse((await run('inspect', '--json', broken)).printed) as {
      files: { findings: { problem: string; fix: string }[] }[];
    };
    expect(json.files[0]?.findings.length).toBeGreaterThan(0);
  });
});

it('rental-files inspect finds no ZIP in a folder, and does not end as if all were well', async () => {
  const folder = await temporaryFolder();
  const { end } = await run('inspect', folder);
  expect(end).toMatch(/這個資料夾裡沒有ZIP。修正：/);
  expect((await run('inspect', '--json', folder, '--lang', 'en')).end).toBe(2);
});

describe('rental-files profile', () => {
  it('gives what the catalogue keeps of a file', async () => {
    const { end, printed } = await run('profile', await zip());
    expect(end).toBe(0);
    expect(JSON.parse(printed)).toMatchObject({
      period: '2027-03',
      variant: 'raw',
      version: '0.3',
      rows: 60,
      columns: expect.arrayContaining([expect.objectContaining({ header: '月租金' })]),
    });
  });

  it('asks for the period that a name does not say', async () => {
    const file = await writeTemporaryFile({ name: '資料.csv', bytes: Buffer.from(toCsv(raw)) });
    expect((await run('profile', file)).end).toMatch(/資料\.csv：檔名沒有期別。修正：照/);
  });
});

describe('rental-files cut', () => {
  const place = raw.header.indexOf('月租金');
  const rents = raw.fields.map((row) => Number(row[place]));
  const limit = [...rents].sort((a, b) => a - b)[30] ?? 0;

  it('writes the rows that pass, with the columns that were asked for', async () => {
    const out = path.join(await temporaryFolder(), '便宜的.csv');
    const where = `月租金=..${String(limit)}`;
    const { end, printed } = await run(
      'cut',
      await zip(),
      '--where',
      where,
      '--columns',
      '月租金,縣市',
      '--out',
      out,
    );
    expect(end).toBe(0);
    const [header, ...rows] = (await readFile(out, 'utf8')).trimEnd().split('\r\n');
    expect(header).toBe('月租金,縣市');
    const passing = rents.filter((rent) => rent <= limit);
    expect(rows.map((row) => Number(row.split(',')[0]))).toEqual(passing);
    expect(passing.length).toBeGreaterThan(0);
    expect(printed).toContain(`${String(passing.length)}列（全部60列），2欄`);
  });

  it.each([
    [
      ['--where', '月租=1'],
      /\[202703\]\[CSV\]\[Raw\] TW-Rental-Data\.zip：沒有欄位「月租」。修正：最接近的是「月租金」/,
    ],
    [['--columns', '月租金,租'], /TW-Rental-Data\.zip：沒有欄位「租」/],
    [['--where', '月租金=很多'], /「月租金」的條件「很多」看不懂。修正：/],
    [['--where', '縣市=999999'], /「縣市」的條件「999999」看不懂/],
    [['--where', 'by=縣市'], /條件裡的「by」不是欄位。修正：分組用groups/],
  ])('refuses %j, and writes nothing', async (args, message) => {
    const folder = await temporaryFolder();
    const { end } = await run('cut', await zip(), ...args, '--out', path.join(folder, 'x.csv'));
    expect(end).toMatch(message);
    expect(await readdir(folder)).toEqual([]);
  });

  it('leaves a file that is there as it is, and nothing half-written', async () => {
    const folder = await temporaryFolder();
    const out = path.join(folder, 'x.csv');
    await writeFile(out, 'mine');
    expect((await run('cut', await zip(), '--out', out)).end).toMatch(/已經有「.*x\.csv」。修正：/);
    expect(await readFile(out, 'utf8')).toBe('mine');
    const damaged = await zip();
    const bytes = await readFile(damaged);
    await writeFile(damaged, bytes.subarray(0, bytes.length / 2));
    expect((await run('cut', damaged, '--out', path.join(folder, 'y.csv'))).end).toMatch(/修正：/);
    expect(await readdir(folder)).toEqual(['x.csv']);
  });
});

describe('rental-files cut, on a disk that fails', () => {
  it('leaves nothing half-written where the file cannot get its name', async () => {
    const folder = await temporaryFolder();
    const file = await zip();
    const restore = breakFiles({ folder, at: 1, how: 'EPERM', kill: () => undefined });
    try {
      const { end } = await run('cut', file, '--out', path.join(folder, 'x.csv'));
      expect(end).toMatch(/x\.csv：沒有權限。修正：/);
    } finally {
      restore();
    }
    expect(await readdir(folder)).toEqual([]);
  });
});

describe('rental-files, as data engineers expect a command', () => {
  const cell = (header: string, row = 0) => raw.fields[row]?.[raw.header.indexOf(header)] ?? '';
  const county = recorded.codeTables
    .find(({ id }) => id === 'top_region')
    ?.codes.find(({ code }) => String(code) === cell('縣市'))?.label;
  const ofCounty = raw.fields.filter((row) => row[raw.header.indexOf('縣市')] === cell('縣市'));

  it('reads the standard input and writes the standard output', async () => {
    input.bytes = Buffer.from(toCsv(raw));
    const { end, written, noted } = await run(
      'cut',
      '-',
      '--name',
      '202703-raw.csv',
      '--columns',
      '縣市, 月租金',
    );
    expect(end).toBe(0);
    expect(written.split('\r\n')[0]).toBe('縣市,月租金');
    expect(written.split('\r\n')).toHaveLength(62);
    expect(noted).toContain('60列（全部60列），2欄');
    expect((await run('inspect', '-', '--name', '202703-raw.csv')).printed).toContain('✓ stdin：2027-03');
    expect((await run('cut', '-', '--quiet')).noted).toBe('');
    input.bytes = new Uint8Array();
    expect((await run('cut', '-')).end).toMatch(/標準輸入沒有內容。修正：/);
  });

  it('takes names for codes, and gives them', async () => {
    const place = await zip();
    const byCode = await run('cut', place, '--where', `縣市=${cell('縣市')}`, '--columns', '縣市');
    const byName = await run(
      'cut',
      place,
      '--where',
      `縣市=${county?.replace('臺', '台') ?? ''}`,
      '--columns',
      '縣市',
    );
    expect(byName.written).toBe(byCode.written);
    expect(byName.written.trimEnd().split('\r\n')).toHaveLength(ofCounty.length + 1);
    const words = await run(
      'cut',
      place,
      '--where',
      `縣市=${cell('縣市')}`,
      '--columns',
      '縣市,提供車位?',
      '--labels',
    );
    expect(words.written.split('\r\n')[0]).toBe('縣市,提供車位？');
    expect(words.written.split('\r\n')[1]).toMatch(new RegExp(`^${county ?? ''},(?:是|否|-)$`));
    expect((await run('cut', place, '--where', '縣市=台北')).end).toMatch(
      /「台北」看不懂。修正：最接近的是「臺北市」/,
    );
    expect((await run('cut', place, '--columns', '租金')).end).toMatch(/最接近的是「月租金」/);
  });

  it('puts several files into one output, with their periods', async () => {
    const other = makeTable({ version: '0.3', variant: 'raw', period: '2027-04', rows: 9 });
    const second = await writeTemporaryFile({ name: '202704-raw.csv', bytes: Buffer.from(toCsv(other)) });
    const { end, written } = await run('cut', await zip(), second, '--columns', '期別,月租金');
    const lines = written.trimEnd().split('\r\n');
    expect(end).toBe(0);
    expect(lines[0]).toBe('期別,月租金');
    expect(lines.filter((line) => line.startsWith('2027-03,'))).toHaveLength(60);
    expect(lines.filter((line) => line.startsWith('2027-04,'))).toHaveLength(9);
    const merged = makeTable({ version: '0.3', variant: 'deduplicated', period: '2027-04', rows: 9 });
    const third = await writeTemporaryFile({
      name: '202704-deduplicated.csv',
      bytes: Buffer.from(toCsv(merged)),
    });
    expect((await run('cut', second, third)).end).toMatch(/消除重複住宅，前面的檔案不是，不能合在一起/);
  });

  it('counts no period twice, but joins the counties of one', async () => {
    const place = await zip();
    const unpacked = await writeTemporaryFile({ name: '202703-raw.csv', bytes: Buffer.from(toCsv(raw)) });
    for (const command of [['cut'], ['convert'], ['groups', '--by', '縣市']]) {
      const { end, written } = await run(...command, place, unpacked);
      expect([end, written]).toEqual([
        expect.stringMatching(/2027年3月已經有另一個檔案.*算兩次。修正：/),
        '',
      ]);
    }
    const quarter = makeTable({ version: '0.3', variant: 'raw', period: '2027Q1', rows: 9 });
    const whole = await writeTemporaryFile(toZip(quarter));
    for (const both of [
      [whole, place],
      [place, whole],
    ])
      expect((await run('cut', ...both)).end).toMatch(/2027年.*有相同的月份，同一則刊登會算兩次。修正：/);
    const old = makeTable({ version: '0.2', variant: 'raw', period: '2021-05', rows: 60 });
    const all = toZip(old, 'json');
    const counties = Object.entries(unzipSync(all.bytes)).filter(([name]) => /[市縣]\.json$/.test(name));
    const [first = '', second = ''] = await Promise.all(
      counties.map(([name, bytes]) => writeTemporaryFile({ name: path.basename(name), bytes })),
    );
    const { end, written } = await run('cut', first, second, '--columns', '期別,縣市');
    expect(end).toBe(0);
    expect(new Set(written.trimEnd().split('\r\n').slice(1)).size).toBe(2);
    const again = path.join(path.dirname(first), path.basename(first).replace('.json', ' (1).json'));
    await copyFile(first, again);
    for (const other of [first, again, await writeTemporaryFile(all)])
      expect((await run('cut', first, other)).end).toMatch(/2021年5月已經有另一個檔案/);
  });

  it('converts to values as programs want them', async () => {
    const columns = ['物件編號', '縣市', '月租金', '提供車位？', '物件首次發現時間', '坪數'];
    const place = await zip();
    const { written } = await run('convert', place, '--columns', columns.join(','), '--format', 'jsonl');
    const rows = written
      .trimEnd()
      .split('\n')
      .map((line) => JSON.parse(line) as Record<string, unknown>);
    expect(rows).toHaveLength(60);
    const missing = (text: string, value: unknown) => (text === '-' ? null : value);
    for (const [index, row] of rows.entries()) {
      const [id, code, rent, parking, seen, ping] = columns.map((header) => cell(header, index));
      expect(row).toEqual({
        物件編號: missing(id ?? '', id),
        縣市: missing(code ?? '', Number(code)),
        月租金: missing(rent ?? '', Number(rent)),
        '提供車位？': missing(parking ?? '', parking === 'T'),
        物件首次發現時間: missing(seen ?? '', seen?.replace(' CST', '+08:00').replace(' ', 'T')),
        坪數: missing(ping ?? '', Number(ping)),
      });
    }
    const csv = (await run('convert', place, '--columns', '提供車位？,物件首次發現時間')).written.split(
      '\r\n',
    );
    expect(csv[1]).toMatch(/^(?:true|false|),(?:\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d\+08:00|)$/);
  });

  it('speaks English as well, with nothing left in Chinese but names of the file', async () => {
    // Names of columns and values stand in quotation marks.
    const words = (text: string): string => text.replaceAll(/“[^”]*”/g, '');
    const english = async (...argv: string[]) => {
      const { end, printed, noted } = await run(...argv, '--lang', 'en');
      const output = `${typeof end === 'string' ? end : ''}\n${noted}\n${printed}`;
      expect(words(output), argv.join(' ')).not.toMatch(/\p{Script=Han}/u);
      return output;
    };
    expect(await english('inspect', await zip())).toMatch(
      /✓ \S+.*2027-03, raw data, CSV, dataset version 0\.3, 60 rows/,
    );
    const gone = path.join(await temporaryFolder(), 'gone.zip');
    expect(await english('inspect', gone)).toMatch(/gone\.zip: There is no such file.*\n {4}Fix: /);
    expect(await english('cut', '--nothing')).toMatch(/There is no option “--nothing”\. Fix: /);
    expect(await english('cut', await zip(), '--columns', '租金')).toMatch(/The nearest: “月租金”/);
    expect(await english('inspect', '--json', gone)).toContain('There is no such file');
    const merged = toZip(makeTable({ version: '0.3', variant: 'deduplicated', period: '2027-03', rows: 99 }));
    const unpacked = await writeTemporaryFile({
      name: '202703-raw.csv',
      bytes: Buffer.from(toCsv(raw).replace('月租金', '月租')),
    });
    const asPublisher = await english('inspect', '--strict', unpacked, await writeTemporaryFile(merged));
    expect(asPublisher).toMatch(/write it down in catalogue\/versions\.yaml[^]*What is published is a ZIP/);
    expect(asPublisher).toContain('De-duplicated data of March 2027 has 99 rows, more than the 60');
    const cut = await writeTemporaryFile({
      name: '202703-raw.csv',
      bytes: Buffer.from('物件編號,縣市,建築類型\n1,17,1\n'),
    });
    expect(await english('statistics', cut)).toMatch(/it lacks “鄉鎮市區”, “物件類型”, “月租金”, “坪數”/);
    expect((await run('cut', 'x', '--lang', 'fr')).end).toBe('不支援語言「fr」。修正：--lang可以是zh、en。');
  });

  it('groups by columns', async () => {
    const { written } = await run('groups', await zip(), '--by', '縣市', '--of', '月租金', '--labels');
    expect(written.split('\r\n')[0]).toBe(
      '縣市,列數,缺值列數,月租金第一四分位數,月租金中位數,月租金第三四分位數',
    );
    const [, rows] = new RegExp(`^${county ?? ''},(\\d+),`, 'm').exec(written) ?? [];
    expect(Number(rows)).toBe(ofCounty.length);
  });

  it('reads a county of JSON, and a file that pandas saved again, without words for the publisher', async () => {
    const old = makeTable({ version: '0.2', variant: 'raw', period: '2021-05', rows: 60 });
    const [name = '', bytes = new Uint8Array()] =
      Object.entries(unzipSync(toZip(old, 'json').bytes)).find(([file]) => /[市縣]\.json$/.test(file)) ?? [];
    const json = await writeTemporaryFile({ name: path.basename(name), bytes });
    const ofJson = await run('inspect', json);
    expect([ofJson.end, ofJson.printed]).toEqual([0, expect.stringMatching(/✓.*JSON[^]*22個縣市檔之一/)]);
    const resaved = await writeTemporaryFile({
      name: '202703-raw.csv',
      bytes: Buffer.from(toCsv(raw).replaceAll(/(?<=^|,)-(?=,|$)/gm, '')),
    });
    const ofCsv = await run('inspect', resaved);
    expect([ofCsv.end, ofCsv.printed]).toEqual([0, expect.stringMatching(/・ 缺值留空/)]);
    expect(ofCsv.printed).not.toMatch(/匯出|發布/);
    const strict = await run('inspect', '--strict', resaved);
    expect([strict.end, strict.printed]).toEqual([
      1,
      expect.stringContaining('檢查匯出的程式，不要發布這個檔案'),
    ]);
  });

  it('says in JSON what it says in words, as its schema has it', async () => {
    const gone = path.join(await temporaryFolder(), '不在.zip');
    const broken = await writeTemporaryFile({ name: 'x.csv', bytes: Buffer.from('<html>') });
    const validate = new Ajv().compile(JSON.parse((await run('schema')).printed) as object);
    for (const [argv, code] of [
      [['inspect', '--json', await zip()], 0],
      [['inspect', '--json', await zip(), broken], 1],
      [['inspect', '--json', gone], 2],
      [['inspect', '--json', '--nothing'], 2],
      [['cut', '--json', gone], 2],
    ] as const) {
      const { end, printed } = await run(...argv);
      const result = JSON.parse(printed) as object;
      expect([end, validate(result), result]).toEqual([
        code,
        true,
        expect.objectContaining({ formatVersion: 1 }),
      ]);
    }
    expect((await run('--version')).printed).toMatch(/^\d+\.\d+\.\d+$/);
  });
});

describe('rental-files statistics', () => {
  const writeMonth = (period: string, variant: 'raw' | 'deduplicated' = 'deduplicated', version = '0.3') =>
    writeTemporaryFile(toZip(makeTable({ version, variant, period, rows: 400 })));

  it('writes each period by itself, in their order, with what may be compared', async () => {
    const files = [await writeMonth('2026-08'), await writeMonth('2024-03', 'deduplicated', '0.2')];
    const out = path.join(await temporaryFolder(), 'rents.csv');
    const { end, printed } = await run('statistics', ...files, '--out', out);
    expect([end, printed]).toEqual([0, expect.stringMatching(/格，來自800列裡有月租金的\d+列$/)]);
    const rows = statisticsFromCsv(await readFile(out, 'utf8'), out);
    expect([...new Set(rows.map((row) => `${row.period} ${row.comparable}`))]).toEqual([
      '2024-03 yes',
      '2026-08 alone',
    ]);
    const whole = rows.filter((row) => row.county === '' && row.period === '2024-03');
    expect(whole.map(({ propertyType }) => propertyType)).toEqual([0, 1, 2, 3]);
  });

  it('leaves out a period that must not be used, and says so in both languages', async () => {
    const avoided = await writeMonth('2021-10', 'raw', '0.2');
    expect(await run('statistics', avoided)).toMatchObject({
      written: '',
      end: expect.stringMatching(/請勿使用/) as string,
    });
    const both = await run('statistics', avoided, await writeMonth('2024-03', 'raw', '0.2'), '--lang', 'en');
    expect([both.end, both.noted]).toEqual([1, expect.stringMatching(/October 2021 must not be used/)]);
    expect(both.written).not.toContain('2021-10');
  });

  it('joins no two files, and takes none but months', async () => {
    const month = await writeMonth('2024-03', 'raw', '0.2');
    const refused = async (...files: string[]) => (await run('statistics', ...files)).end;
    expect(await refused(month, month)).toMatch(/已經有另一個檔案.*一期一個檔案/s);
    expect(await refused(month, await writeMonth('2024-02', 'deduplicated', '0.2'))).toMatch(/消除重複住宅/);
    expect(await refused(await writeMonth('2019Q3', 'raw', '0.2'))).toMatch(/季與年/);
    const unnamed = await writeTemporaryFile({ name: 'x.csv', bytes: Buffer.from(toCsv(raw)) });
    expect(await refused(unnamed)).toMatch(/檔名沒有期別/);
  });
});

describe('what is written', () => {
  it('goes where it can, or says why not', async () => {
    const folder = await temporaryFolder();
    const place = await zip();
    const to = (out: string, ...more: string[]) => run('cut', place, '--out', out, ...more);
    expect((await to(path.join(folder, '不在', 'x.csv'))).end).toMatch(
      /沒有「.*不在」這個資料夾。修正：先建立資料夾/,
    );
    expect((await to('')).end).toMatch(/--out沒有寫檔名。修正：/);
    expect((await to(path.join(folder, `${'長'.repeat(90)}.csv`))).end).toMatch(
      /檔名太長。修正：換一個短的名字/,
    );
    const link = path.join(folder, 'link.csv');
    await symlink(path.join(folder, 'nowhere.csv'), link);
    expect((await to(link)).end).toMatch(/已經有「.*link\.csv」。修正：.*--force/);
    const device = path.join(folder, 'device.csv');
    await symlink('/dev/null', device);
    for (const odd of [device, folder])
      expect((await to(odd, '--force')).end).toMatch(/這不是一般的檔案.*--out -/);
    const out = path.join(folder, 'x.csv');
    await writeFile(out, 'mine');
    expect((await to(out, '--force')).end).toBe(0);
    expect((await readFile(out, 'utf8')).split('\r\n')).toHaveLength(62);
    expect((await readdir(folder)).sort()).toEqual(['device.csv', 'link.csv', 'x.csv']);
  });
});

const published = JSON.stringify(toCatalogueJson(recorded, SITE));

describe('the catalogue of rental-files', () => {
  it('may be the published one, as a file or from an address', async () => {
    const file = path.join(await temporaryFolder(), 'catalogue.json');
    await writeFile(file, published);
    const made = await zip();
    const own = await run('inspect', made);
    expect(await run('inspect', '--catalogue', file, made)).toEqual(own);
    const server = http.createServer((request, answer) => {
      if (request.url === '/data/catalogue.json') answer.end(published);
      else answer.writeHead(404).end();
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const host = `http://127.0.0.1:${String((server.address() as AddressInfo).port)}`;
    try {
      expect(await run('inspect', '--catalogue', `${host}/data/catalogue.json`, made)).toEqual(own);
      expect((await run('inspect', '--catalogue', `${host}/x`, made)).end).toMatch(/主機回答404。修正：/);
    } finally {
      await new Promise((resolve) => server.close(resolve));
    }
  });

  it.each([
    ['<html>', /不是JSON。修正：/],
    ['{"sets":[],"versions":[]}', /沒有「columns」這一份清單/],
  ])('is refused where it is %s', async (text, message) => {
    const file = path.join(await temporaryFolder(), 'catalogue.json');
    await writeFile(file, text);
    expect((await run('inspect', '--catalogue', file, await zip())).end).toMatch(message);
  });
});

describe('rental-files', () => {
  it.each([
    [['open', 'x'], /沒有「open」這個指令。修正：/],
    [['inspect'], /要讀哪個檔案？修正：/],
    [['inspect', '--nothing', 'x'], /沒有「--nothing」這個選項/],
    [['profile', 'x', 'y'], /一次讀一個檔案/],
    [['groups', 'x'], /沒有寫--by，也沒有寫--of。修正：/],
    [['convert', 'x', '--format', 'xlsx'], /不支援格式「xlsx」。修正：--format可以是csv、jsonl、parquet/],
    [['convert', 'x', '--out', 'x.xlsx'], /不支援格式「xlsx」。修正：--format可以是csv、jsonl、parquet/],
    [['convert', 'x', '--out', 'x.csv.gz'], /不支援格式「gz」。修正：/],
    [['convert', 'x', '--out', 'x.json'], /不支援格式「json」。修正：/],
    [['cut', 'x', '--out', 'z.parquet'], /cut只寫CSV，不寫「parquet」。修正：改用convert，/],
    [['cut', 'x', '--format', 'jsonl'], /cut只寫CSV，不寫「jsonl」。修正：改用convert，/],
    [['groups', 'x', '--by', '縣市', '--out', 'z.json'], /groups只寫CSV，不寫「json」。修正：讓--out以/],
    [['statistics', 'x', '--out', 'z.parquet'], /statistics只寫CSV，不寫「parquet」。修正：讓--out以/],
    [['cut', 'x', '--out', ''], /--out沒有寫檔名|沒有這個檔案/],
  ])('%j ends with what to do', async (argv, message) => {
    expect((await run(...argv)).end).toMatch(message);
  });

  it('explains itself', async () => {
    expect(await run('--help')).toMatchObject({ end: 0, printed: COMMAND_WORDS.zh.help });
    expect(await run('--help', '--lang', 'en')).toMatchObject({ end: 0, printed: COMMAND_WORDS.en.help });
  });

  it('is described by examples that run', async () => {
    const readmes = ['README.md', 'README.en.md'].map((name) => `packages/rental-files/${name}`);
    const texts = await Promise.all(readmes.map((name) => readFile(name, 'utf8')));
    const examples = [...texts.join('\n').matchAll(/^npx rental-files (.+)$/gm)].map(([, args = '']) => args);
    expect(examples).toHaveLength(11);
    const folder = await temporaryFolder();
    const { name, bytes } = toZip(raw, 'csv');
    await writeFile(path.join(folder, name), bytes);
    for (const example of examples) {
      const argv = [...example.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
        ([, double, single, plain]) => double ?? single ?? plain ?? '',
      );
      const placed = argv.map((arg) =>
        arg.endsWith('.zip')
          ? path.join(folder, name)
          : /\.(?:csv|parquet)$/.test(arg)
            ? path.join(folder, arg)
            : arg,
      );
      // The next description writes files of the same names.
      expect((await run(...placed, '--force')).end, example).toBe(0);
    }
  });

  it.each([
    ['nothing', ''],
    ['a quotation mark', '"'],
    ['zeros', '\0'.repeat(999)],
    ['a ZIP that ends', 'PK\u0003\u0004'],
    ['brackets', '['.repeat(5000)],
    ['commas', ','.repeat(5000)],
    ['half a sign', '\ud800'],
  ])('ends in a sentence for a file of %s', async (_, text) => {
    for (const language of ['zh', 'en']) {
      const file = await writeTemporaryFile({ name: 'x.csv', bytes: Buffer.from(text) });
      for (const argv of [
        ['inspect', file],
        ['cut', file],
        ['convert', file, '--format', 'parquet'],
      ]) {
        const { end, printed } = await run(...argv, '--lang', language);
        expect(`${String(end)} ${printed}`).toMatch(language === 'zh' ? /修正：/ : /Fix: /);
      }
    }
  });

  it.each(['EMFILE', 'ENFILE', 'EIO', 'EACCES', 'ENOSPC'])('says %s of the system in a sentence', (code) => {
    const error = Object.assign(new Error(code), { code, syscall: 'open', path: 'x.csv' });
    expect(String(explain(error, 'zh'))).toMatch(/x\.csv：.+。修正：.+。$/);
    expect(String(explain(error, 'en'))).toMatch(/x\.csv: .+\. Fix: .+\.$/);
  });
});
