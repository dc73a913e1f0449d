import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { loadCatalogue } from './load';
import { WritingError } from 'rental-data/load';
import catalogue, { sharedCatalogue } from '.';

let site: string;
const incidents = () => path.join(site, 'catalogue/incidents.yaml');

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'shared-catalogue-'));
  cpSync('catalogue', path.join(site, 'catalogue'), { recursive: true });
  mkdirSync(path.join(site, 'blog'));
  cpSync('blog/post', path.join(site, 'blog/post'), { recursive: true });
});
afterEach(() => rmSync(site, { recursive: true }));

it('is read once for all who ask, as it is read alone', async () => {
  const [one, other] = await Promise.all([sharedCatalogue(site), sharedCatalogue(site)]);
  expect(other).toBe(one);
  expect(await sharedCatalogue(site)).toBe(one);
  expect(one).toEqual(await loadCatalogue(site));
});

it('is read again when a file has changed, and when a post has gone', async () => {
  const before = await sharedCatalogue(site);
  writeFileSync(incidents(), `${readFileSync(incidents(), 'utf8')}\n# a comment\n`);
  const after = await sharedCatalogue(site);
  expect(after).not.toBe(before);
  expect(after).toEqual(before);
  const named = before.incidents.find(({ post }) => post !== undefined)?.post;
  rmSync(path.join(site, `blog/post/${named}.mdx`));
  await expect(sharedCatalogue(site)).rejects.toThrow(WritingError);
});

it('cannot be changed by one of those who hold it', async () => {
  const loaded = await sharedCatalogue(site);
  expect(() => loaded.incidents.reverse()).toThrow(TypeError);
  expect(() => Object.assign(loaded.releases[0]?.sets[0] ?? {}, { rows: 0 })).toThrow(TypeError);
});

it('says what is wrong like the reader itself, until it is mended', async () => {
  const right = readFileSync(incidents(), 'utf8');
  writeFileSync(incidents(), right.replace(/values: \w+/, 'values: nothing'));
  await expect(sharedCatalogue(site)).rejects.toThrow(/incidents\.yaml/);
  writeFileSync(incidents(), right);
  expect((await sharedCatalogue(site)).incidents.length).toBeGreaterThan(0);
  rmSync(path.join(site, 'catalogue'), { recursive: true });
  const alone = await loadCatalogue(site).catch((error: unknown) => String(error));
  await expect(sharedCatalogue(site)).rejects.toThrow(String(alone).replace(/^\w*Error: /, ''));
});

it('is watched with its tables while the site is written', () => {
  const plugin = catalogue({ siteDir: '/site' } as LoadContext);
  expect(plugin.getPathsToWatch?.()).toEqual(['/site/catalogue/**/*.{yaml,csv}']);
});
