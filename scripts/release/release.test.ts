/** A release from its ZIPs: read, judged, written into the catalogue, and compared with what is there. */
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it, onTestFinished, vi } from 'vitest';
import { loadCatalogue } from '@site/plugins/catalogue/load';
import { changesFor, type Released } from './entry';
import { type MadeTable, makeTable, toZip } from 'rental-data/testing/tables';
import type { TemporarySite } from 'rental-data/testing/temporary-site';
import { verifyFile } from 'rental-files/disk';
import { runRelease, type Run } from '@site/tests/support/runRelease';
import { siteWithZips } from '@site/tests/support/siteWithZips';

const before = await loadCatalogue(process.cwd());
/** A month that is not published, after all that are. */
const PERIOD = '2027-03';
const FILE = 'catalogue/releases/2027.yaml';

const makeVariantTable = (variant: 'raw' | 'deduplicated', rows: number): MadeTable =>
  makeTable({ version: '0.3', variant, period: PERIOD, rows });
const raw = makeVariantTable('raw', 90);
const merged = makeVariantTable('deduplicated', 70);

/** Made files have a few rows, the real ones before them 180,000. */
const FEW = ['--accept', 'rows=測試的檔案只有幾列'];

const readZip = async (file: string): Promise<Released> => ({
  ...(await verifyFile(file, before)),
  accepted: [],
});

const run = (site: TemporarySite, ...args: string[]): Promise<Run> => runRelease(site, args);

const loadSets = async (site: TemporarySite) =>
  (await loadCatalogue(site.dir)).releases.find(({ period }) => period === PERIOD)?.sets;

it('is written once it keeps every rule, and again changes nothing', async () => {
  const { site, zips: folder } = await siteWithZips(merged, raw);
  const written = await run(site, ...FEW, folder);
  expect(written.output).toContain(
    '✓ [202703][CSV][Raw] TW-Rental-Data.zip：2027-03，原始資料，CSV，資料集版本0.3，90列',
  );
  expect(written.end).toBe(0);
  const sets = await loadSets(site);
  expect(sets).toMatchObject([
    { variant: 'raw', version: '0.3', rows: 90, files: [{ format: 'csv' }] },
    { variant: 'deduplicated', version: '0.3', rows: 70, files: [{ format: 'csv' }] },
  ]);
  expect(sets?.[0]?.files[0]?.sha256).toMatch(/^[0-9a-f]{64}$/);
  expect((await loadCatalogue(site.dir)).dataset.asOf).toBe(PERIOD);
  expect(await site.read(FILE)).toMatch(
    /^# 2027年已發布的資料。一筆是一個期別；寫法見catalogue\/README\.md。\n- period: '2027-03'\n {2}version: '0\.3'\n {2}published: 2027-06-01\n {2}raw:\n {4}rows: \{ '591': 90 \}\n/,
  );

  const { statistics } = await loadCatalogue(site.dir);
  expect(statistics[0]).toMatchObject({ period: PERIOD, comparable: 'yes', county: '', propertyType: 0 });
  expect((await site.read(`catalogue/statistics/${PERIOD}.csv`)).trim().split('\r\n')).toHaveLength(
    statistics.length + 1,
  );

  const files = await site.files();
  const again = await run(site, folder);
  expect([again.end, again.output]).toEqual([0, expect.stringContaining('沒有要改的')]);
  const verified = await run(site, '--verify', folder);
  expect([verified.end, verified.output]).toEqual([0, expect.stringContaining('2個檔案都合格，和目錄相同')]);
  expect(await site.files()).toEqual(files);
});

it('reads files that were published before period by period, and those that are recorded not again', async () => {
  const { site, zips: folder } = await siteWithZips(
    merged,
    makeTable({ version: '0.3', variant: 'deduplicated', period: '2027-02', rows: 60 }),
  );
  expect((await run(site, ...FEW, folder)).end).toBe(0);
  const whole = await site.files();
  await site.remove('catalogue/statistics/2027-02.csv');
  const { end, output } = await run(site, '--profile', folder);
  expect(end).toBe(0);
  expect(output).toMatch(/第1期，共2期[^]*2027-02[^]*已寫進目錄[^]*第2期，共2期，大約還要\d+分鐘/);
  expect(output).toMatch(/202703.*先前已經盤點。/);
  expect(await site.files()).toEqual(whole);
});

it.each([
  ['Asia/Taipei', 1],
  ['America/New_York', 31],
])('is dated by the day in Taipei, in %s too', async (zone, day) => {
  onTestFinished(() => void vi.unstubAllEnvs());
  vi.stubEnv('TZ', zone);
  const now = '2027-03-31T16:00:00Z';
  expect(new Date(now).getDate()).toBe(day);
  const { site, zips: folder } = await siteWithZips(raw);
  const { end } = await runRelease(site, [...FEW, folder], { now });
  expect(end).toBe(0);
  expect(await site.read('blog/post/2027-mar-release.mdx')).toContain('\ndate: 2027-04-01\n');
  expect(await site.read(FILE)).toContain('\n  published: 2027-04-01\n');
});

it('is dated by another day that is given, but by none before its period is over or after today', async () => {
  const { site, zips: folder } = await siteWithZips(raw);
  const files = await site.files();
  const on = (...args: string[]): Promise<Run> =>
    runRelease(site, [...args, ...FEW, folder], { now: '2027-04-05T04:00:00Z' });
  for (const [given, says] of [
    ['2027-03-30', /✗ --published：2027年3月到2027-03-31才結束，發布的日期（2027-03-30）比較早。修正：/],
    ['2027-04-06', /✗ --published：發布的日期（2027-04-06）還沒到，今天是2027-04-05。修正：/],
    ['2027-04-31', /--published的「2027-04-31」不是日期/],
  ] as const)
    expect(await on('--published', given)).toMatchObject({ end: 1, output: expect.stringMatching(says) });
  expect(await on('--published=2027-04-01', '--verify')).toMatchObject({ end: 1 });
  const early = await runRelease(site, [...FEW, folder], { now: '2027-03-30T04:00:00Z' });
  expect([early.end, early.output]).toEqual([1, expect.stringContaining('2027-03-31才結束')]);
  expect(await site.files()).toEqual(files);

  expect(await on('--published', '2027-04-01')).toMatchObject({ end: 0 });
  expect(await site.read(FILE)).toMatch(/\n {2}published: 2027-04-01\n[^]*checkedAt: 2027-04-05 }/);
  expect((await loadCatalogue(site.dir)).releases.at(-1)?.published).toBe('2027-04-01');
  expect(await site.read('blog/post/2027-mar-release.mdx')).toContain('\ndate: 2027-04-01\n');
  expect(await runRelease(site, ['--published', '2027-04-01', folder])).toMatchObject({ end: 0 });
  expect(await runRelease(site, ['--published', '2027-04-02', folder])).toMatchObject({
    end: 1,
    output: expect.stringMatching(/目錄已經有2027年3月，發布的日期是2027-04-01。修正：刪除--published/),
  });
});

it('is shown and not written with --dry-run', async () => {
  const { site, zips: folder } = await siteWithZips(raw);
  const files = await site.files();
  const { end, output } = await run(site, '--dry-run', ...FEW, folder);
  expect([end, output]).toEqual([0, expect.stringContaining("+ - period: '2027-03'")]);
  expect(await site.files()).toEqual(files);
});

it('is written nowhere where one file breaks a rule, or files contradict each other', async () => {
  const wrong = { ...raw, fields: raw.fields.map((row) => row.with(raw.header.indexOf('縣市'), '臺北市')) };
  for (const [tables, says] of [
    [[wrong, merged], /「縣市」90列的值不在編碼表裡/],
    [[makeVariantTable('raw', 60), merged], /消除重複住宅有70列，比原始資料的60列還多/],
  ] as const) {
    const { site, zips: folder } = await siteWithZips(...tables);
    const files = await site.files();
    const { end, output } = await run(site, folder);
    expect(output).toMatch(says);
    expect(output).toContain('目錄沒有更動');
    expect(end).toBe(1);
    expect(await site.files()).toEqual(files);
  }
});

it('that was published with other content is told apart from it', async () => {
  const { site, zips: folder } = await siteWithZips(raw);
  await run(site, ...FEW, folder);
  const { name, bytes } = toZip(makeTable({ ...raw, seed: 9 }));
  await writeFile(path.join(folder, name), bytes);
  const { end, output } = await run(site, '--verify', folder);
  expect(output).toMatch(/SHA-256和目錄記的不同/);
  expect(end).toBe(1);
});

it('is refused with a reason where it is no file of the dataset', async () => {
  const { site, zips: folder } = await siteWithZips();
  await writeFile(path.join(folder, 'page.zip'), '<!doctype html>');
  expect(await run(site, folder)).toMatchObject({
    end: 1,
    output: expect.stringMatching(/page\.zip：這是網頁或主機的錯誤訊息，不是資料：下載沒有成功。修正：/),
  });
  const misnamed = path.join(folder, '[202703][CSV][Raw] TW-Rental-Data.zip');
  await writeFile(misnamed, toZip(merged).bytes);
  expect(await run(site, misnamed)).toMatchObject({
    end: 1,
    output: expect.stringContaining('檔名是原始資料，欄位是消除重複住宅。\n    修正：改正檔名，或重新匯出。'),
  });
  expect(await run(site, path.join(folder, 'gone.zip'))).toMatchObject({
    end: 1,
    output: expect.stringContaining('讀不到'),
  });
  expect(await run(site)).toMatchObject({ end: 1, output: expect.stringContaining('請給ZIP檔或資料夾') });
});

it('leaves everything else in the year as it was written, comments and order included', async () => {
  const month = before.releases.filter(({ year, granularity }) => year === 2024 && granularity === 'monthly');
  const table = makeTable({ version: '0.3', variant: 'raw', period: '2024-05', rows: 9 });
  const { site, zips: folder } = await siteWithZips(table);
  const file = 'catalogue/releases/2024.yaml';
  const old = await site.read(file);
  const { name } = toZip(table);
  const changes = await changesFor(site.dir, before, [await readZip(path.join(folder, name))], {
    published: '2026-11-20',
    today: '2026-11-23',
  });
  const [change] = changes;
  expect(changes.map((known) => known.file)).toEqual([
    file,
    'catalogue/profiles/2024-05-raw.json',
    'blog/post/2024-may-release.mdx',
  ]);
  const added = (change?.after ?? '').split('\n').filter((line) => !old.split('\n').includes(line));
  expect(added.join('\n')).toMatch(
    /^- period: '2024-05'\n {2}published: 2026-11-20\n {4}rows: \{ '591': 9 \}\n {4}csv: \{ bytes: \d+, sha256: '?[0-9a-f]{64}'?, checkedAt: '?2026-11-23'? \}$/,
  );
  expect(month.length).toBeGreaterThan(3);
  const at = (period: string) => (change?.after ?? '').indexOf(`'${period}'`);
  expect(at('2024-03')).toBeLessThan(at('2024-05'));
  expect(at('2024-05')).toBeLessThan(at('2024-09'));
});
