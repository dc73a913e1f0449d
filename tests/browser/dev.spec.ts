/** `npm run dev` in a copy of the site: pages are alive, and a change of a file shows without loading the page again. */
import { spawn } from 'node:child_process';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { expect, test } from '@playwright/test';
import { copySite } from '../../scripts/lib/copy-site.mjs';
import { freePort } from '../../scripts/lib/port.mjs';
import { isFull } from 'rental-data/testing/full';

let stop: (() => Promise<void>) | undefined;
// Not at the end of the test, which is not reached when its time runs out.
test.afterEach(() => stop?.());

test.skip(!isFull, 'Bundles the whole site: every day, and by npm test -- --full.');

test('while writing, islands work and changes show at once', async ({ page }) => {
  const folder = await mkdtemp(path.join(tmpdir(), 'dev-'));
  await copySite(process.cwd(), folder);
  const port = await freePort();
  // A group of its own, so that the bundler ends with it.
  const server = spawn(process.execPath, ['scripts/dev.mjs', '--port', String(port)], {
    cwd: folder,
    detached: true,
    // What the bundler keeps goes by the name of the folder, which is deleted.
    env: { ...process.env, DOCUSAURUS_NO_PERSISTENT_CACHE: 'on' },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const ended = new Promise((resolve) => server.once('close', resolve));
  stop = async () => {
    if (server.pid !== undefined && server.exitCode === null) process.kill(-server.pid, 'SIGTERM');
    await ended;
    await rm(folder, { recursive: true, force: true });
  };
  await new Promise<void>((resolve, reject) => {
    void ended.then(() => reject(new Error('npm run dev ended')));
    for (const stream of [server.stdout, server.stderr])
      stream.setEncoding('utf8').on('data', (text: string) => {
        if (stripVTControlCharacters(text).includes('compiled successfully')) resolve();
      });
  });
  const errors: string[] = [];
  page.on('pageerror', ({ message }) => errors.push(message));
  await page.goto(`http://localhost:${String(port)}/about-data-set/`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('關於資料集');
  const search = page.getByRole('searchbox', { name: '篩選欄位' });
  const entries = page.locator('details[id^="c-"]').filter({ visible: true });
  expect(await entries.count()).toBeGreaterThan(50);
  await search.fill('月租金');
  await expect.poll(() => entries.count()).toBeLessThan(10);
  await page.getByRole('link', { name: '打開檔案' }).first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('打開檔案');
  await page.evaluate(() => Object.assign(window, { kept: true }));
  const file = path.join(folder, 'src/features/open/page.tsx');
  const text = await readFile(file, 'utf8');
  expect(text).toContain('選下載來的');
  await writeFile(file, text.replace('選下載來的', '改過的字，選下載來的'));
  await expect(page.getByRole('main')).toContainText('改過的字');
  expect(await page.evaluate(() => 'kept' in window)).toBe(true);
  expect(errors).toEqual([]);
});
