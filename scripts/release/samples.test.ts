/** The tool takes what the publisher's programs wrote, into the catalogue as it was before. */
import { readdirSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import path from 'node:path';
import { expect, it } from 'vitest';
import { cutBefore } from '@site/tests/support/before';
import { firstAndSome } from 'rental-data/testing/full';
import { sample } from 'rental-data/testing/published';
import { temporarySite } from 'rental-data/testing/temporary-site';
import { runRelease } from '@site/tests/support/runRelease';

const ZIPS = readdirSync('packages/rental-data/tests/fixtures/samples').filter((name) =>
  name.endsWith('.zip'),
);

/** The period in the name of a ZIP: [201909] is 2019-09. */
const parsePeriod = (name: string): string =>
  /^\[(\d{4}(?:Q\d)?)(\d{2})?\]/.exec(name)?.slice(1).filter(Boolean).join('-') ?? '';

// That each of them can be read is asked in packages/rental-files.
it.each(firstAndSome(ZIPS, 1))('accepts %s', async (name) => {
  const site = await temporarySite();
  const period = parsePeriod(name);
  await cutBefore(site, period);
  const zip = path.join(site.dir, name);
  await writeFile(zip, sample(name));
  // The samples have a few rows, the real files before them 100,000.
  const { end, output } = await runRelease(site, ['--dry-run', '--accept', 'rows=樣本只有幾列', zip]);
  expect([end, output]).toEqual([0, expect.stringContaining(`+ - period: '${period}'`)]);
});

it('goes on with columns that the file before it had twice, and the entry says so', async () => {
  const name = '[2019Q3][CSV][Raw] TW-Rental-Data.zip';
  const site = await temporarySite();
  await cutBefore(site, '2019Q3');
  const zip = path.join(site.dir, name);
  await writeFile(zip, sample(name));
  expect(await runRelease(site, ['--accept', 'rows=樣本只有幾列', zip])).toMatchObject({ end: 0 });
  expect(await site.read('catalogue/releases/2019.yaml')).toMatch(
    /- period: '?2019Q3'?\n(?: .*\n)*? .*repeats: \[ 提供家具_床？, /,
  );
  expect(await runRelease(site, ['--verify', zip])).toMatchObject({ end: 0 });

  const later = path.join(site.dir, '[2026Q3][CSV][Raw] TW-Rental-Data.zip');
  await writeFile(later, sample(name));
  expect(await runRelease(await temporarySite(), ['--verify', later])).toMatchObject({
    end: 1,
    output: expect.stringContaining('沒有這13欄'),
  });
});
