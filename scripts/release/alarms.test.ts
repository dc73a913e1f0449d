/** Alarms of a release, the reasons that answer them, and the profiles that later months are compared with. */
import { expect, it } from 'vitest';
import { loadCatalogue } from '@site/plugins/catalogue/load';
import { type MadeTable, makeTable } from 'rental-data/testing/tables';
import { temporarySite, type TemporarySite } from 'rental-data/testing/temporary-site';
import { changed } from 'rental-files/testing/history';
import { runRelease, type Run } from '@site/tests/support/runRelease';
import { siteWithZips, writeZips } from '@site/tests/support/siteWithZips';

const run = (site: TemporarySite, ...args: string[]): Promise<Run> => runRelease(site, args);

const ROWS = 300;
const makeMonthTable = (period: string, seed: number): MadeTable =>
  makeTable({ version: '0.3', variant: 'raw', period, rows: ROWS, seed });

it('are asked for before a month is written, and their answers stand in its entry and post', async () => {
  const site = await temporarySite();
  const first = await writeZips(site, [makeMonthTable('2027-03', 1)], 'first');
  expect((await run(site, '--accept', 'rows=測試的檔案只有幾列', first)).end).toBe(0);
  const next = changed(makeMonthTable('2027-04', 2), ['物件網址', '提供家具_床？'], () => '-');
  const second = await writeZips(site, [next], 'second');

  const files = await site.files();
  const asked = await run(site, second);
  expect(asked.end).toBe(1);
  expect(asked.output).toMatch(
    /⚠ missing:物件網址 {2}「物件網址」缺值從\d+\.\d%變成100\.0%（和2027年3月比）/,
  );
  expect(asked.output).toContain(
    '像是這件事：2025年10月到2026年8月的檔案，「物件網址」沒有值（listing-url-empty-2025）',
  );
  expect(asked.output).toMatch(/- id: 2027-04-1\n +kinds: \[empty\]\n[^]*columns: \[物件網址\]/);
  expect(asked.output).toContain("--accept 'missing:物件網址=理由'");
  expect(asked.output).toContain('2個警報還沒有答覆，目錄沒有更動');
  expect(await site.files()).toEqual(files);

  const typing = await run(site, '--accept', 'missing:*=已經知道', '--accept', 'rows=不是警報', second);
  expect([typing.end, typing.output]).toEqual([
    1,
    expect.stringContaining('--accept的「rows」沒有對到任何警報'),
  ]);
  expect(await site.files()).toEqual(files);
  expect(await run(site, '--accept', 'missing:物件網址', second)).toMatchObject({
    end: 1,
    output: expect.stringContaining('--accept要寫成「警報=理由」'),
  });

  expect((await run(site, '--accept', 'missing:*=測試時清空的', second)).end).toBe(0);
  const { releases, profiles } = await loadCatalogue(site.dir);
  const accepted = releases.find(({ period }) => period === '2027-04')?.sets[0]?.accepted;
  expect(accepted?.map(({ alarm, reason }) => [alarm, reason])).toEqual([
    ['missing:物件網址', '測試時清空的'],
    ['missing:提供家具_床？', '測試時清空的'],
  ]);
  expect(profiles.map(({ period, rows }) => [period, rows])).toEqual([
    ['2027-03', ROWS],
    ['2027-04', ROWS],
  ]);
  expect(await site.read('blog/post/2027-apr-release.mdx')).toMatch(
    /\n- 原始資料的「物件網址」缺值從\d+\.\d%變成100\.0%：測試時清空的\n/,
  );
});

it('are not raised by a profile of a file that was published before; it fills in what was not recorded', async () => {
  const { site, zips } = await siteWithZips(makeMonthTable('2027-03', 1));
  expect(await run(site, '--profile', zips)).toMatchObject({
    end: 1,
    output: expect.stringContaining('--profile只盤點已經發布的檔案'),
  });
  await run(site, '--accept', 'rows=測試的檔案只有幾列', zips);
  const whole = await site.files();
  await site.remove('catalogue/profiles');
  const entry = await site.read('catalogue/releases/2027.yaml');
  await site.write('catalogue/releases/2027.yaml', entry.replace(/sha256: [0-9a-f]{64}, /, ''));
  expect((await run(site, '--profile', zips)).end).toBe(0);
  const profile = 'catalogue/profiles/2027-03-raw.json';
  expect(await site.read(profile)).toBe(whole.get(profile));
  expect(await site.read('catalogue/releases/2027.yaml')).toMatch(/sha256: [0-9a-f]{64}/);
});

it('do not replace the rule that both formats of a set hold the same', async () => {
  const site = await temporarySite();
  const table = makeTable({ version: '0.2', variant: 'raw', period: '2027-03', rows: 60 });
  const other = changed(table, ['月租金'], (text) => (text === '-' ? text : String(Number(text) + 1)));
  const same = await writeZips(site, [table, [table, 'json']], 'same');
  expect((await run(site, '--verify', same)).output).toContain('2個檔案都合格');
  const differ = await writeZips(site, [table, [other, 'json']], 'differ');
  const { end, output } = await run(site, '--verify', differ);
  expect([end, output]).toEqual([
    1,
    expect.stringContaining('「月租金」2027年3月的原始資料，CSV和JSON的值不同'),
  ]);
});

it('stop where a profile was changed by hand or does not belong to its set', async () => {
  const { site, zips } = await siteWithZips(makeMonthTable('2027-03', 1));
  await run(site, '--accept', 'rows=測試的檔案只有幾列', zips);
  const file = 'catalogue/profiles/2027-03-raw.json';
  const text = await site.read(file);
  for (const [wrong, says] of [
    [text.replace(`"rows": ${String(ROWS)}`, '"rows": 7'), /讀到7列，目錄寫的是300列/],
    [text.replace('"2027-03"', '"2027-02"'), /檔名和裡面的期別與內容（2027-02、raw）不同/],
    [
      text.replace('"header":"物件編號"', '"header":"編號"'),
      /欄位和資料集版本0\.3的不同，從「物件編號」開始/,
    ],
    [text.replace('"missing":', '"missed":'), /不是盤點的內容/],
    [text.slice(0, 500), /不是JSON/],
  ] as const) {
    await site.write(file, wrong);
    await expect(loadCatalogue(site.dir)).rejects.toThrow(says);
  }
  await site.write(file, text);
  await site.write('catalogue/profiles/2027-02-raw.json', text.replace('"2027-03"', '"2027-02"'));
  await expect(loadCatalogue(site.dir)).rejects.toThrow(
    /2027-02-raw\.json[^]*目錄沒有這一份資料[^]*--profile/,
  );
});
