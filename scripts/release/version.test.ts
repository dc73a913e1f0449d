/** A drafted dataset version comes into force by data alone, and its first files are released: the recipe without the build. */
import { execFile } from 'node:child_process';
import path from 'node:path';
import { promisify } from 'node:util';
import { expect, it } from 'vitest';
import { loadCatalogue } from '@site/plugins/catalogue/load';
import { bringIntoForce, prepareRelease } from '@site/scripts/lib/in-force.mjs';
import { listDictionary } from 'rental-data/dictionary';
import { listColumns, getReader, releaseQuality } from 'rental-data';
import { catalogue } from 'rental-data/testing/realCatalogue';
import { temporarySite } from 'rental-data/testing/temporary-site';

const VERSION = '1.0';
const isDraft = catalogue.drafts.some(({ version }) => version === VERSION);

it.skipIf(!isDraft)('version 1.0 comes into force, and its first month is released', async () => {
  const site = await temporarySite();
  const first = await bringIntoForce(site.dir, VERSION);
  const before = await loadCatalogue(site.dir);
  expect(before.drafts).toEqual([]);
  const newest = before.versions.at(-1);
  expect(newest).toMatchObject({ version: VERSION, meta: true, dwelling: '重複物件群組編碼' });
  const columns = newest ? listColumns(before, newest, 'deduplicated') : [];
  expect(columns.filter(({ state }) => state === 'experimental')).toHaveLength(23);
  expect(columns.filter(({ state }) => state === 'deprecated')).toHaveLength(14);
  // The column is what it was since it began, and the dictionary says what has become of it.
  const [nearby] = listDictionary(before).filter(({ header }) => header === '附近有_夜市？');
  expect(nearby).toMatchObject({ state: 'deprecated', definitions: [{ since: '0.0' }] });
  expect(nearby?.definitions).toHaveLength(1);
  expect(nearby?.definitions[0]).not.toHaveProperty('until', expect.anything());

  const args = await prepareRelease(path.resolve('.'), site.dir, VERSION, first);
  const { stdout } = await promisify(execFile)(process.execPath, args);
  expect(stdout.match(/^✓ .*$/gm)).toEqual([
    expect.stringContaining('2026-10，消除重複住宅，CSV，資料集版本1.0，40列'),
    expect.stringContaining('2026-10，原始資料，CSV，資料集版本1.0，60列'),
    expect.stringContaining('2026-10，原始資料，JSON，資料集版本1.0，60列'),
  ]);
  const after = await loadCatalogue(site.dir);
  expect(getReader(after).cell(first.period, 'raw', '提供家具_桌子？')).toEqual({
    state: 'empty',
    reasons: [{ type: 'deprecated', version: VERSION, gives: 'empty' }],
  });
  const { releases } = after;
  // What maps, cards and lists say of it: no incident is behind these columns.
  const reported = releases.map((release) => JSON.stringify(releaseQuality(after, release)));
  expect(reported.filter((text) => text.includes('已停用，沒有值'))).toHaveLength(1);
  expect(releases.find(({ period }) => period === first.period)).toMatchObject({
    version: VERSION,
    published: first.day,
    sets: [
      { variant: 'raw', rows: 60, files: [{ format: 'csv' }, { format: 'json' }] },
      { variant: 'deduplicated', rows: 40, files: [{ format: 'csv' }] },
    ],
  });
});

it('is refused for a version that is no draft', async () => {
  await expect(bringIntoForce((await temporarySite()).dir, '0.3')).rejects.toThrow(
    '沒有catalogue/drafts/0.3.yaml',
  );
});
