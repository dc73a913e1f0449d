import { readdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { LoadContext, PluginContentLoadedActions } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import cataloguePlugin from '../../../plugins/catalogue';
import { emitModules, toModules } from '../../../plugins/catalogue/emit';
import { MODULES, modulePath } from '../../../plugins/catalogue/modules';
import {
  toAddressList,
  toPublicFiles,
  toPublicYear,
  writePublicFiles,
} from '../../../plugins/catalogue/publish';
import { temporaryFolder } from '../../support/temporary-site';
import { SITE } from '../citation/sample';
import { encodedUrl, publishedFiles } from './published-files';
import { catalogue, recorded } from './real-catalogue';

const YEARS = [2018, 2019, 2020, 2021, 2022, 2023, 2024, 2025, 2026];

describe('toAddressList', () => {
  const text = toAddressList(recorded);
  const lines = text.trimEnd().split('\n');

  it('has a line for each of the 386 files, each once', () => {
    expect(text.endsWith('\n')).toBe(true);
    expect(lines).toHaveLength(386);
    expect(new Set(lines).size).toBe(386);
    expect([...lines].sort()).toEqual(publishedFiles.map(encodedUrl).sort());
  });

  it('has addresses that a command line takes as they are', () => {
    for (const line of lines) expect(line).toMatch(/^https:\/\/[\w./%-]+$/);
    for (const line of lines) expect(new URL(line).href).toBe(line);
  });
});

describe('toPublicYear', () => {
  it.each(YEARS)('%i tells every file of the year', (year) => {
    const table = toPublicYear(recorded, year);
    expect(table).toMatchObject({ year, licence: 'CC0-1.0' });
    const shown = table.sets.flatMap((set) =>
      set.files.map((file) => [
        set.period,
        set.variant,
        set.version,
        String(set.beta),
        String(set.rows),
        file.format,
        String(file.bytes),
        file.url,
      ]),
    );
    const known = publishedFiles
      .filter((f) => f.year === String(year))
      .map((f) => [
        f.period,
        f.variant,
        f.data_version,
        f.beta,
        f.row_count,
        f.format,
        f.size_bytes,
        encodedUrl(f),
      ]);
    expect([...shown].sort()).toEqual([...known].sort());
  });

  it('names all incidents of a set, the standing ones too', () => {
    const sets = toPublicYear(recorded, 2026).sets;
    expect(sets.map((s) => s.period)).toEqual(['2026-03', '2026-03', '2026-04', '2026-04']);
    for (const set of sets) {
      expect([...set.incidents].sort()).toEqual([
        'furniture-columns-2026',
        'letting-signal-2026',
        // Only the raw files have the column.
        ...(set.variant === 'raw' ? ['listing-url-empty-2026'] : []),
        'nearby-columns-empty-2021',
        'trial-2025',
      ]);
    }
    expect(toPublicYear(recorded, 2020).sets.flatMap((s) => s.incidents)).toEqual([]);
  });

  it('tells the rows of each source', () => {
    for (const set of YEARS.flatMap((year) => toPublicYear(recorded, year).sets)) {
      expect(Object.values(set.rowsBySource).reduce((sum, n) => sum + n, 0)).toBe(set.rows);
    }
  });
});

describe('public files', () => {
  it('are the address list and a table a year', () => {
    const files = toPublicFiles(recorded);
    expect([...files.keys()].sort()).toEqual([
      ...YEARS.map((y) => `download/${y}.json`),
      'download/urls.txt',
    ]);
    expect(files.get('download/urls.txt')).toBe(toAddressList(recorded));
    for (const year of YEARS) {
      expect(JSON.parse(files.get(`download/${year}.json`) ?? '')).toEqual(toPublicYear(recorded, year));
    }
  });

  it('take the place of what stood in their folder', async () => {
    const folder = await temporaryFolder();
    await writeFile(path.join(folder, 'old.txt'), 'old');
    await writePublicFiles(recorded, folder);
    const names = (await readdir(folder, { recursive: true, withFileTypes: true }))
      .filter((entry) => entry.isFile())
      .map((entry) => path.relative(folder, path.join(entry.parentPath, entry.name)));
    expect(names.sort()).toEqual([...toPublicFiles(recorded).keys()].sort());
    expect(await readFile(path.join(folder, 'download/urls.txt'), 'utf8')).toBe(toAddressList(recorded));
  });
});

describe('modules', () => {
  const modules = toModules(catalogue, SITE);

  /** Every name that MODULES can give for the catalogue. */
  const NAMES: Record<keyof typeof MODULES, string[]> = {
    home: [MODULES.home],
    about: [MODULES.about],
    download: [MODULES.download],
    quality: [MODULES.quality],
    ruler: [MODULES.ruler],
    latest: [MODULES.latest],
    newest: [MODULES.newest],
    release: catalogue.releases.map((r) => MODULES.release(r.period)),
    incident: catalogue.incidents.map((i) => MODULES.incident(i.id)),
    version: catalogue.versions.map((v) => MODULES.version(v.version)),
    year: [...new Set(catalogue.releases.map((r) => r.year))].map((y) => MODULES.year(y)),
    series: catalogue.series.map((s) => MODULES.series(s.id)),
  };

  it.each(Object.keys(MODULES) as (keyof typeof MODULES)[])('%s is there for every record', (kind) => {
    expect(NAMES[kind].length).toBeGreaterThan(0);
    for (const name of NAMES[kind]) expect(modules.has(name)).toBe(true);
  });

  it('have names of their own, and there is no other', () => {
    const names = Object.values(NAMES).flat();
    expect(new Set(names).size).toBe(names.length);
    expect([...modules.keys()].sort()).toEqual([...names].sort());
  });

  it.each([...modules])('%s survives being written as JSON', (name, content) => {
    expect(name).toMatch(/^[\w.-]+\.json$/);
    expect(JSON.parse(JSON.stringify(content))).toStrictEqual(content);
  });

  it('are imported from the plugin’s generated folder', () => {
    expect(modulePath(MODULES.release('2026-04'))).toBe('@generated/catalogue/default/release-2026-04.json');
  });

  it('are all handed to Docusaurus', async () => {
    const written = new Map<string, unknown>();
    await emitModules(catalogue, SITE, ((name: string, data: object) => {
      written.set(name, data);
      return Promise.resolve(name);
    }) as PluginContentLoadedActions['createData']);
    expect(written).toEqual(modules);
  });
});

describe('the plugin', () => {
  it('loads, hands out modules, and puts the public files into the built site', async () => {
    const generatedFilesDir = await temporaryFolder();
    const outDir = await temporaryFolder();
    const plugin = cataloguePlugin({
      siteDir: process.cwd(),
      generatedFilesDir,
      baseUrl: SITE.baseUrl,
      siteConfig: { url: SITE.siteUrl },
    } as LoadContext);
    const content = await plugin.loadContent?.();
    expect(content).toEqual(catalogue);

    const names: string[] = [];
    const createData = (name: string) => Promise.resolve(String(names.push(name)));
    await plugin.contentLoaded?.({ content, actions: { createData } } as unknown as Parameters<
      NonNullable<typeof plugin.contentLoaded>
    >[0]);
    expect(names.sort()).toEqual([...toModules(catalogue, SITE).keys()].sort());

    await plugin.postBuild?.({ outDir } as Parameters<NonNullable<typeof plugin.postBuild>>[0]);
    expect(await readFile(path.join(outDir, 'download/urls.txt'), 'utf8')).toBe(toAddressList(catalogue));
  });

  it('watches the catalogue', () => {
    const plugin = cataloguePlugin({
      siteDir: '/site',
      generatedFilesDir: '/tmp',
      baseUrl: '/',
    } as LoadContext);
    expect(plugin.getPathsToWatch?.()).toEqual(['/site/catalogue/**/*.{yaml,csv}']);
  });
});
