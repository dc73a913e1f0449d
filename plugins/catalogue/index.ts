import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Catalogue } from '../../src/domain/catalogue/types';
import { sharedCatalogue } from './shared';

/** The dataset's facts: read, proved, and shared with the plugins that publish them (shared.ts). */
export default function catalogue({ siteDir }: LoadContext): Plugin<Catalogue> {
  return {
    name: 'catalogue',
    getPathsToWatch: () => [path.join(siteDir, 'catalogue/**/*.{yaml,csv}')],
    loadContent: () => sharedCatalogue(siteDir),
  };
}
