import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { expect, it } from 'vitest';
import cataloguePlugin from '.';
import { WritingError } from 'rental-data/load';
import { catalogue } from 'rental-data/testing/realCatalogue';
import { temporarySite } from 'rental-data/testing/temporary-site';

it('loads the catalogue', async () => {
  const plugin = cataloguePlugin({ siteDir: process.cwd() } as LoadContext);
  expect(await plugin.loadContent?.()).toEqual(catalogue);
});

it('watches the catalogue', () => {
  const plugin = cataloguePlugin({ siteDir: '/site' } as LoadContext);
  expect(plugin.getPathsToWatch?.()).toEqual(['/site/catalogue/**/*.{yaml,csv}']);
});

it('stops at a fault before anything is made', async () => {
  const site = await temporarySite();
  await site.replace('catalogue/releases/2024.yaml', ["- period: '2024-02'", 'raw:', '174448'], '-1');
  const plugin = cataloguePlugin({
    siteDir: site.dir,
    generatedFilesDir: path.join(site.dir, '.docusaurus'),
    baseUrl: '/',
  } as LoadContext);
  await expect(plugin.loadContent?.()).rejects.toBeInstanceOf(WritingError);
  expect(await readdir(site.dir)).toEqual(['blog', 'catalogue']);
});
