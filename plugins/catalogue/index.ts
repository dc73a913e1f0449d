import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Catalogue } from '../../src/dataset/catalogue/types';
import { sharedCatalogue } from './shared';

export default function catalogue({ siteDir }: LoadContext): Plugin<Catalogue> {
  return {
    name: 'catalogue',
    getPathsToWatch: () => [path.join(siteDir, 'catalogue/**/*.{yaml,csv}')],
    loadContent: () => sharedCatalogue(siteDir),
  };
}
