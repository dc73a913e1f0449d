import type { LoadContext } from '@docusaurus/types';
import { expect, it } from 'vitest';
import cataloguePlugin from './';
import { catalogue } from '@site/tests/support/realCatalogue';

it('loads the catalogue', async () => {
  const plugin = cataloguePlugin({ siteDir: process.cwd() } as LoadContext);
  expect(await plugin.loadContent?.()).toEqual(catalogue);
});

it('watches the catalogue', () => {
  const plugin = cataloguePlugin({ siteDir: '/site' } as LoadContext);
  expect(plugin.getPathsToWatch?.()).toEqual(['/site/catalogue/**/*.{yaml,csv}']);
});
