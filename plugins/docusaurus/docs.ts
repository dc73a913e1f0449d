/**
 * Seam: the routes of plugin-content-docs.
 * Relies on: `contentLoaded` with content and actions of its own, and exports that the package's types do not declare.
 * Tests: plugins/docusaurus/preset.test.ts, tests/browser/navigation.spec.ts.
 * Without it: a page of the docs cannot declare middleware or data for the route change that leads to it.
 */
import { requireUntyped } from 'html-first';
import { parsePageAttributes, withAttributes } from 'html-first/page';
import docsPlugin, { type LoadedContent, type PluginOptions } from '@docusaurus/plugin-content-docs';
import type { LoadContext, Plugin } from '@docusaurus/types';
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
    ...base,
    async loadContent() {
      await checkDocs(context.siteDir);
      return (await base.loadContent?.()) as LoadedContent;
    },
    async contentLoaded({ content, actions }) {
      const attributes = new Map(
        content.loadedVersions
          .flatMap((version) => version.docs)
          .map((doc) => [doc.permalink, parsePageAttributes(doc.frontMatter, doc.source)] as const),
      );
      await base.contentLoaded?.({
        content,
        actions: { ...actions, addRoute: (route) => actions.addRoute(withAttributes(route, attributes)) },
      });
    },
  };
}
