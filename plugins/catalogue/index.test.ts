import type { LoadContext } from '@docusaurus/types';
import { expect, it } from 'vitest';
import { loadCatalogue } from './load';
import { WritingError } from 'rental-data/load';
import { temporarySite } from 'rental-data/testing/temporary-site';
import catalogue, { sharedCatalogue } from '.';

const incidents = 'catalogue/incidents.yaml';

it('is read once for all who ask, as it is read alone', async () => {
  const { dir } = await temporarySite();
  const [one, other] = await Promise.all([sharedCatalogue(dir), sharedCatalogue(dir)]);
  expect(other).toBe(one);
  expect(await sharedCatalogue(dir)).toBe(one);
  expect(one).toEqual(await loadCatalogue(dir));
});

it('is read again when a file has changed, and when a post has gone', async () => {
  const site = await temporarySite();
  const before = await sharedCatalogue(site.dir);
  await site.append(incidents, '\n# a comment\n');
  const after = await sharedCatalogue(site.dir);
  expect(after).not.toBe(before);
  expect(after).toEqual(before);
  const named = before.incidents.find(({ post }) => post !== undefined)?.post;
  await site.remove(`blog/post/${named}.mdx`);
  await expect(sharedCatalogue(site.dir)).rejects.toThrow(WritingError);
});

it('cannot be changed by one of those who hold it', async () => {
  const loaded = await sharedCatalogue((await temporarySite()).dir);
  expect(() => loaded.incidents.reverse()).toThrow(TypeError);
  expect(() => Object.assign(loaded.releases[0]?.sets[0] ?? {}, { rows: 0 })).toThrow(TypeError);
});

it('says what is wrong like the reader itself, until it is mended', async () => {
  const site = await temporarySite();
  const right = await site.read(incidents);
  await site.write(incidents, right.replace(/values: \w+/, 'values: nothing'));
  await expect(sharedCatalogue(site.dir)).rejects.toThrow(/incidents\.yaml/);
  await site.write(incidents, right);
  expect((await sharedCatalogue(site.dir)).incidents.length).toBeGreaterThan(0);
  await site.remove('catalogue');
  const alone = await loadCatalogue(site.dir).catch((error: unknown) => String(error));
  await expect(sharedCatalogue(site.dir)).rejects.toThrow(String(alone).replace(/^\w*Error: /, ''));
});

it('is watched with its tables while the site is written', () => {
  const plugin = catalogue({ siteDir: '/site' } as LoadContext);
  expect(plugin.getPathsToWatch?.()).toEqual(['/site/catalogue/**/*.{yaml,csv}']);
});
