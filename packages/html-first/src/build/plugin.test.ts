import path from 'node:path';
import type { LoadContext } from '@docusaurus/types';
import { expect, it } from 'vitest';
import htmlFirst, { type Options } from './plugin';

const NEEDED = {
  trailingSlash: true,
  baseUrlIssueBanner: false,
  future: { faster: { rspackBundler: true } },
};
const client = { entry: 'src/start.ts' };
const plugin = (siteConfig: object, worker?: Options['worker']) =>
  htmlFirst({ siteDir: '/site', siteConfig } as LoadContext, { client, worker });

it('pages register a worker only where there is one', () => {
  const modules = (worker?: Options['worker']) =>
    plugin(NEEDED, worker)
      .getClientModules()
      .map((file) => path.basename(file));
  expect(modules({ entry: 'src/worker.ts', offline: '/offline/' })).toContain('serviceWorker');
  expect(modules()).toEqual(['scroll', 'prefetch']);
});

it.each([
  ['trailingSlash: true', { ...NEEDED, trailingSlash: undefined }],
  ['baseUrlIssueBanner: false', { ...NEEDED, baseUrlIssueBanner: true }],
  ['future: { faster: true }', { ...NEEDED, future: { faster: { rspackBundler: false } } }],
])('a site without %s is told to set it', (setting, siteConfig) => {
  expect(() => plugin(siteConfig)).toThrow(`Fix: ${setting} (`);
});
