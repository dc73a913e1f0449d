import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Catalogue } from '../../src/domain/catalogue/types';
import { emitModules } from './emit';
import { sharedCatalogue } from './shared';

/** The dataset's facts: read, proved, and and handed to pages as JSON modules. */
export default function catalogue(context: LoadContext): Plugin<Catalogue> {
  return {
    name: 'catalogue',
    getPathsToWatch: () => [path.join(context.siteDir, 'catalogue/**/*.{yaml,csv}')],
    loadContent: () => sharedCatalogue(context.siteDir),
    async contentLoaded({ content, actions }) {
      await emitModules(
        content,
        { siteUrl: context.siteConfig.url, baseUrl: context.baseUrl },
        actions.createData,
      );
    },
  };
}
