import type { PluginContentLoadedActions } from '@docusaurus/types';
import { aliases } from '../../src/dataset/addresses/aliases';
import type { Catalogue } from '../../src/dataset/catalogue/types';
import { describeCoverage } from '../../src/dataset/verdict/coverageMap';
import { toCompareStart } from './data/compare';
import { toOpenPageProp } from './data/open';
import { describeMissing, describeRuler } from './frame';

/** The JSON modules below `@generated/pages/default/`: file name → content. All but the catalogue are for browsers. */
export const toModules = (catalogue: Catalogue): Map<string, object> =>
  new Map<string, object>([
    ['catalogue.json', catalogue],
    ['coverage.json', describeCoverage(catalogue)],
    ['ruler.json', describeRuler(catalogue)],
    ['aliases.json', aliases(catalogue)],
    ['missing.json', describeMissing(catalogue)],
    ['compare.json', toCompareStart(catalogue)],
    ['open.json', toOpenPageProp(catalogue)],
  ]);

export async function emitModules(
  catalogue: Catalogue,
  createData: PluginContentLoadedActions['createData'],
): Promise<void> {
  for (const [name, data] of toModules(catalogue)) await createData(name, data);
}
