/**
 * Seam: plugin-content-docs.
 * Relies on: exports that the package's types do not declare, and what html-first/stock changes.
 * Tests: plugins/docusaurus/preset.test.ts, tests/browser/navigation.spec.ts.
 * Without it: a page of the docs cannot declare middleware or data for the route change that leads to it.
 */
import docsPlugin, { type LoadedContent, type PluginOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { requireUntyped } from 'html-first';
import { declareInFrontMatter } from 'html-first/stock';
import { checkDocs } from '../written/pages';

const exported = requireUntyped('@docusaurus/plugin-content-docs');
export const validateOptions = exported['validateOptions'];
export const getSwizzleComponentList = exported['getSwizzleComponentList'];

export default async function docs(
  context: LoadContext,
  options: PluginOptions,
): Promise<Plugin<LoadedContent>> {
  const base = await docsPlugin(context, options);
  return {
    ...declareInFrontMatter(base, ({ loadedVersions }) => loadedVersions.flatMap((version) => version.docs)),
    async loadContent() {
      await checkDocs(context.siteDir);
      return (await base.loadContent?.()) as LoadedContent;
    },
  };
}
