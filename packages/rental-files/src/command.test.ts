/** The command on files that are written as the publisher's programs write them. */
import { execFile } from 'node:child_process';
import { readdir, readFile, writeFile } from 'node:fs/promises';
import http from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import process from 'node:process';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { exportedFiles } from 'rental-data/testing/exportSample';
import { recorded } from 'rental-data/testing/realCatalogue';
import { makeTable, toCsv, toZip } from 'rental-data/testing/tables';
import { temporaryFolder } from 'rental-data/testing/temporary-site';
import { HELP, runCommand } from './command';

const raw = makeTable({ version: '0.3', variant: 'raw', period: '2027-03', rows: 60 });

/** What it prints, its exit code, and the message with which it stops. */
async function run(...argv: string[]) {
  const printed: string[] = [];
  const end = await runCommand(argv, {
    loadCatalogue: () => Promise.resolve(recorded),
    print: (text) => printed.push(text),
  }).catch((error: unknown) => (error instanceof Error ? error.message : String(error)));
  return { end, printed: printed.join('\n') };
}

async function fileOf({ name, bytes }: { name: string; bytes: Uint8Array }): Promise<string> {
  const file = path.join(await temporaryFolder(), name);
  await writeFile(file, bytes);
  return file;
}
const zip = () => fileOf(toZip(raw, 'csv'));

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
    const file = await fileOf({ name: '202703-raw.csv', bytes: Buffer.from(toCsv(raw)) });
    expect((await run('inspect', file)).end).toBe(0);
  });

  it('says what is wrong and how to mend it, and ends with 1', async () => {
    const broken = await fileOf({
      name: '202703-raw.csv',
      bytes: Buffer.from(toCsv(raw).replace(/"?月租金"?/, '月租')),
    });
    const gone = path.join(path.dirname(broken), '不在.zip');
    const { end, printed } = await run('inspect', broken, gone);
    expect(end).toBe(1);
    expect(printed).toMatch(/✗ 202703-raw\.csv/);
    expect(printed).toMatch(/✗ .*不在\.zip：沒有這個檔案/);
    expect(printed.match(/修正：/g)?.length).toBeGreaterThan(1);
    const json = JSON.parse((await run('inspect', '--json', broken)).printed) as {
      files: { findings: { problem: string; fix: string }[] }[];
    };
    expect(json.files[0]?.findings.length).toBeGreaterThan(0);
  });
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
    const file = await fileOf({ name: '資料.csv', bytes: Buffer.from(toCsv(raw)) });
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
    [['--where', '月租=1'], /這個檔案沒有欄位「月租」。修正：有的是：/],
    [['--columns', '月租金,租'], /這個檔案沒有欄位「租」/],
    [['--where', '月租金=很多'], /「月租金」的條件「很多」看不懂。修正：/],
    [['--where', '縣市=999999'], /「縣市」的條件「999999」看不懂/],
    [['--where', 'by=縣市'], /不分組/],
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
    const said = await promisify(execFile)(
      process.execPath,
      [
        '--import',
        path.resolve('tests/support/breakFiles.mjs'),
        'scripts/files.mjs',
        'cut',
        await zip(),
        '--out',
        path.join(folder, 'x.csv'),
      ],
      { env: { ...process.env, BREAK_IN: folder, BREAK_AT: '1', BREAK_WITH: 'EPERM' } },
    ).then(
      () => '',
      (error: unknown) => String((error as { stderr?: string }).stderr),
    );
    expect(said).toMatch(/錯誤：.*沒有權限。修正：/);
    expect(await readdir(folder)).toEqual([]);
  });
});

const published = exportedFiles(recorded).get('data/catalogue.json') ?? '';

describe('the package as it is published', () => {
  it('has the same command and the same functions', async () => {
    const folder = 'packages/rental-files';
    await promisify(execFile)('npm', ['run', 'build'], { cwd: folder });
    const catalogue = path.join(await temporaryFolder(), 'catalogue.json');
    await writeFile(catalogue, published);
    const made = await zip();
    const { stdout } = await promisify(execFile)(process.execPath, [
      path.join(folder, 'dist/bin.js'),
      ...['inspect', '--catalogue', catalogue, made],
    ]);
    expect(stdout.trim()).toBe((await run('inspect', made)).printed);
    const built = (await import(path.resolve(folder, 'dist/index.js'))) as object;
    expect(Object.keys(built).sort()).toEqual(Object.keys(await import('.')).sort());
    expect(await readFile(path.join(folder, 'dist/types/rental-files/src/index.d.ts'), 'utf8')).toContain(
      'openTable',
    );
  });

  it('says in a sentence what a person can mend', async () => {
    const cut = promisify(execFile)(process.execPath, ['packages/rental-files/dist/bin.js', 'cut', 'x']);
    await expect(cut).rejects.toMatchObject({ code: 1, stderr: '沒有寫--out。修正：加上--out 檔案.csv。\n' });
  });
});

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
    [['inspect', '--nothing', 'x'], /看不懂選項「--nothing」/],
    [['cut', 'x'], /沒有寫--out。修正：/],
    [['cut', 'x', 'y', '--out', 'z'], /一次讀一個檔案/],
  ])('%j ends with what to do', async (argv, message) => {
    expect((await run(...argv)).end).toMatch(message);
  });

  it('explains itself', async () => {
    expect(await run('--help')).toEqual({ end: 0, printed: HELP });
  });

  it('is described by examples that run', async () => {
    const text = await readFile('packages/rental-files/README.md', 'utf8');
    const examples = [...text.matchAll(/^npm run files -- (.+)$/gm)].map(([, args = '']) => args);
    expect(examples).toHaveLength(3);
    const folder = await temporaryFolder();
    const { name, bytes } = toZip(raw, 'csv');
    await writeFile(path.join(folder, name), bytes);
    for (const example of examples) {
      const argv = [...example.matchAll(/"([^"]*)"|'([^']*)'|(\S+)/g)].map(
        ([, double, single, plain]) => double ?? single ?? plain ?? '',
      );
      const placed = argv.map((arg) =>
        arg.endsWith('.zip') ? path.join(folder, name) : arg.endsWith('.csv') ? path.join(folder, arg) : arg,
      );
      expect((await run(...placed)).end, example).toBe(0);
    }
  });
});
