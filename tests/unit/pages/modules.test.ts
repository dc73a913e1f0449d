import type { PluginContentLoadedActions } from '@docusaurus/types';
import { describe, expect, it } from 'vitest';
import { emitModules, toModules } from '../../../plugins/pages/emit';
import { MODULES, modulePath } from '../../../plugins/pages/modules';
import { SITE } from '../citation/sample';
import { catalogue } from '../catalogue/real-catalogue';

describe('modules', () => {
  const modules = toModules(catalogue, SITE);

  /** Every name that MODULES can give for the catalogue. */
  const NAMES: Record<keyof typeof MODULES, string[]> = {
    catalogue: [MODULES.catalogue],
    home: [MODULES.home],
    download: [MODULES.download],
    quality: [MODULES.quality],
    ruler: [MODULES.ruler],
    latest: [MODULES.latest],
    newest: [MODULES.newest],
    compare: [MODULES.compare],
    open: ['open.json'],
    missing: [MODULES.missing],
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
    expect(modulePath(MODULES.release('2026-04'))).toBe('@generated/pages/default/release-2026-04.json');
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
