/** What is new to the catalogue, or cannot be so, is asked for: codes, platforms, and columns that mean something else. */
import { expect, it } from 'vitest';
import { loadCatalogue } from '@site/plugins/catalogue/load';
import { type MadeTable, makeTable } from 'rental-data/testing/tables';
import type { TemporarySite } from 'rental-data/testing/temporary-site';
import { changed } from 'rental-files/testing/history';
import { runRelease, type Run } from '@site/tests/support/runRelease';
import { siteWithZips } from '@site/tests/support/siteWithZips';

const PERIOD = '2027-03';
const raw = makeTable({ version: '0.3', variant: 'raw', period: PERIOD, rows: 40 });
const FEW = ['--accept', 'rows=測試的檔案只有幾列'];

/** A site, and a run of the tool on the ZIP of a table. */
async function siteWith(
  table: MadeTable,
): Promise<{ site: TemporarySite; run: (...args: string[]) => Promise<Run> }> {
  const { site, zips } = await siteWithZips(table);
  return { site, run: (...args) => runRelease(site, [...args, zips]) };
}

const some = (header: string, value: string, rows = 2): MadeTable =>
  changed(raw, [header], (text, row) => (row < rows ? value : text));

const loadSet = async (site: TemporarySite) =>
  (await loadCatalogue(site.dir)).releases.find(({ period }) => period === PERIOD)?.sets[0];

it('an unknown code names the file to extend, and can be answered or extended', async () => {
  const { site, run } = await siteWith(some('縣市', '99'));
  const files = await site.files();
  const asked = await run(...FEW);
  expect(asked.end).toBe(1);
  expect(asked.output).toMatch(
    /⚠ code:縣市 {2}「縣市」有2列（5\.0%）的代碼不在編碼表裡：「99」\n +是新的代碼，就先加進catalogue\/codes\/top_region\.csv。/,
  );
  expect(asked.output).toContain("--accept 'code:縣市=理由'");
  expect(asked.output).not.toContain('不要發布這個檔案');
  // Flags in the place of codes are something else.
  expect(asked.output).not.toContain('flags-written-as-values-2021');
  expect(await site.files()).toEqual(files);
  expect(await run('--verify')).toMatchObject({
    end: 0,
    output: expect.stringContaining('⚠ 「縣市」有2列（5.0%）的代碼不在編碼表裡'),
  });

  expect(await run(...FEW, '--accept', 'code:縣市=程式剛加的代碼')).toMatchObject({ end: 0 });
  expect((await loadSet(site))?.accepted).toContainEqual({
    alarm: 'code:縣市',
    change: '有2列（5.0%）的代碼不在編碼表裡：「99」',
    reason: '程式剛加的代碼',
  });
  // Answered once, it is not told again.
  expect((await run('--verify')).output).not.toContain('⚠');
});

it('a code that was added to the catalogue is none of them', async () => {
  const { site, run } = await siteWith(some('物件類型', '9'));
  expect(await run(...FEW)).toMatchObject({ end: 1, output: expect.stringContaining('⚠ code:物件類型') });
  await site.append('catalogue/codes/property_type.csv', '9,新的類型,2027-01-01,New kind\n');
  const { end, output } = await run(...FEW);
  expect(output).not.toContain('⚠ code:物件類型');
  // The table in the ZIP has to have it too.
  expect([end, output]).toEqual([1, expect.stringContaining('編碼表.物件類型.csv」少了9（新的類型）')]);
});

it('words and flags in the place of codes are no new codes', async () => {
  const words = ['F', '臺北市', '-1', '1.0'];
  const { run } = await siteWith(changed(raw, ['縣市'], (text, row) => words[row] ?? text));
  // Each of them is counted.
  expect(await run(...FEW, '--accept', 'code:縣市=不能這樣答覆')).toMatchObject({
    end: 1,
    output: expect.stringContaining('「縣市」4列的值不在編碼表裡'),
  });
});

it('an unknown platform names the file to extend, and its rows count for the source with the most rows', async () => {
  const { site, run } = await siteWith(some('租屋平台', '新的平台'));
  const asked = await run(...FEW);
  expect(asked.output).toMatch(
    /⚠ platform:租屋平台 {2}「租屋平台」有2列（5\.0%）的平台不在目錄的來源裡：「新的平台」\n +是新的來源，就先加進catalogue\/dataset\.yaml的sources；/,
  );
  expect(asked.end).toBe(1);
  expect(await run(...FEW, '--accept', 'platform:租屋平台=試收兩列')).toMatchObject({ end: 0 });
  expect((await loadSet(site))?.rowsBySource).toEqual({ '591': 40 });
});

it('a name with characters that nobody sees stands in the record by their numbers', async () => {
  const { site, run } = await siteWith(some('租屋平台', '新\u001b[2J\u200b的'));
  expect(await run(...FEW, '--accept', 'platform:*=試收兩列')).toMatchObject({ end: 0 });
  expect((await loadSet(site))?.accepted?.[0]?.change).toContain('「新\\u{1b}[2J\\u{200b}的」');
});

it('a platform that was added to the catalogue has its rows of its own', async () => {
  const { site, run } = await siteWith(some('租屋平台', '新的 平台'));
  await site.replace(
    'catalogue/dataset.yaml',
    ['sources:\n', 'url: https://rent.591.com.tw/\n'],
    'url: https://rent.591.com.tw/\n  - id: new\n    name: 新的平台\n    url: https://example.org/\n',
  );
  const { end, output } = await run(...FEW);
  expect([end, output]).toEqual([0, expect.not.stringContaining('⚠ platform')]);
  expect((await loadSet(site))?.rowsBySource).toEqual({ '591': 38, new: 2 });
});

it('a column whose values nearly all lie outside of what is plausible is asked for without any month before', async () => {
  const [x, y] = ['約略地點_x', '約略地點_y'].map((header) => raw.header.indexOf(header)) as [number, number];
  const swapped = {
    ...raw,
    fields: raw.fields.map((row) => row.with(x, row[y] ?? '').with(y, row[x] ?? '')),
  };
  const { run } = await siteWith(swapped);
  const { end, output } = await run(...FEW);
  expect(end).toBe(1);
  expect(output).toMatch(
    /⚠ range:約略地點_x {2}「約略地點_x」有\d+列（100\.0%）的值不在合理的範圍（10到27）/,
  );
  expect(output).toMatch(
    /⚠ range:約略地點_y {2}「約略地點_y」有\d+列（100\.0%）的值不在合理的範圍（114到123）/,
  );

  const few = await siteWith(some('約略地點_x', '121.5', 20));
  expect(await few.run(...FEW)).toMatchObject({ end: 0 });
});
