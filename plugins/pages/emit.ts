import type { PluginContentLoadedActions } from '@docusaurus/types';
import type { Catalogue } from '../../src/domain/catalogue/types';
import { yearsOf } from '../../src/domain/catalogue/sets';
import type { Site } from '../../src/domain/addresses/files';
import { MODULES } from './modules';
import { toComparePageProp } from './data/compare';
import { newestPaths } from '../../src/domain/addresses/newestPaths';
import { toMissingProp } from './data/missing';
import { toIncidentProp } from './data/incident';
import { toDownloadProp, toHomeProp, toQualityProp, toYearProp } from './data/pages';
import { toOpenPageProp } from './data/open';
import { toNewestProp, toReleaseProp, toRulerProp } from './data/release';
import { toSeriesProp } from './data/series';

/** Every JSON module that pages and blocks may import: file name → content. */
export function toModules(catalogue: Catalogue, site: Site): Map<string, unknown> {
  return new Map<string, unknown>([
    [MODULES.catalogue, catalogue],
    [MODULES.home, toHomeProp(catalogue)],
    [MODULES.download, toDownloadProp(catalogue, site)],
    [MODULES.quality, toQualityProp(catalogue)],
    [MODULES.ruler, toRulerProp(catalogue)],
    [MODULES.latest, newestPaths(catalogue)],
    [MODULES.newest, toNewestProp(catalogue, 'monthly')],
    [MODULES.compare, toComparePageProp(catalogue)],
    [MODULES.missing, toMissingProp(catalogue)],
    [MODULES.open, toOpenPageProp(catalogue)],
    ...catalogue.releases.map((r): [string, unknown] => [
      MODULES.release(r.period),
      toReleaseProp(catalogue, r),
    ]),
    ...catalogue.incidents.map((i): [string, unknown] => [
      MODULES.incident(i.id),
      toIncidentProp(catalogue, i),
    ]),
    ...catalogue.versions.map((v): [string, unknown] => [MODULES.version(v.version), v]),
    ...catalogue.series.map((s): [string, unknown] => [MODULES.series(s.id), toSeriesProp(s)]),
    ...yearsOf(catalogue).map((y): [string, unknown] => [MODULES.year(y), toYearProp(catalogue, y)]),
  ]);
}

/** Writes the modules through Docusaurus, which tracks and caches them. */
export async function emitModules(
  catalogue: Catalogue,
  site: Site,
  createData: PluginContentLoadedActions['createData'],
): Promise<void> {
  for (const [name, data] of toModules(catalogue, site)) await createData(name, data as object);
}
