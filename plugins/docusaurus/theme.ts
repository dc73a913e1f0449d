/**
 * Seam: the client modules of theme-classic, three of which this site replaces, and its script in every page.
 * Relies on: `getClientModules`, names of its modules, and exports that the package's types do not declare.
 * Test: plugins/docusaurus/theme.test.ts; the build stops where a module is not found.
 * Without it: readers load Infima's styles, Prism and a second loading bar, which nothing uses.
 */
import { exportedBy } from '../exported';
import path from 'node:path';
import type { HtmlTagObject, LoadContext, Plugin } from '@docusaurus/types';
import themeClassic, { type Options } from '@docusaurus/theme-classic';

const exported = exportedBy('@docusaurus/theme-classic');
export const validateThemeConfig = exported['validateThemeConfig'];
export const validateOptions = exported['validateOptions'];
export const getSwizzleConfig = exported['getSwizzleConfig'];

/** Client modules of theme-classic that this site replaces: own styles, no client-side highlighting, own loading bar. */
const REPLACED = [/infima/, /prism-include-languages/, /nprogress/];

/** Shapes of icons that no page of this site shows. */
const isSprite = (tag: string | HtmlTagObject): boolean => typeof tag === 'object' && tag.tagName === 'svg';

/** The part of theme-classic's script that gives the page any attribute that a link asks for. */
const FROM_ADDRESS = String(
  exportedBy('@docusaurus/theme-classic/lib/inlineScripts')['DataAttributeQueryStringInlineJavaScript'],
);

/** How its script asks for the colours of the system, which ends the script in a browser that cannot tell. */
const ASK_SYSTEM = 'window.matchMedia(';

/** Its script without that part, asking only what the browser can tell. @throws Error where a part is not found */
function withoutAddress(tag: string | HtmlTagObject): string | HtmlTagObject {
  if (typeof tag === 'string' || tag.tagName !== 'script') return tag;
  const { innerHTML = '' } = tag;
  if (!innerHTML.includes(FROM_ADDRESS))
    throw new Error(
      'plugins/docusaurus/theme.ts：theme-classic的script不再有從網址取屬性的那一段。修正：對照新版的injectHtmlTags，更新FROM_ADDRESS。',
    );
  if (!innerHTML.includes(ASK_SYSTEM))
    throw new Error(
      'plugins/docusaurus/theme.ts：theme-classic的script不再問window.matchMedia。修正：對照新版的getThemeInlineScript，更新ASK_SYSTEM。',
    );
  return {
    ...tag,
    innerHTML: innerHTML
      .replace(FROM_ADDRESS, '')
      .replaceAll(ASK_SYSTEM, `window.matchMedia && ${ASK_SYSTEM}`),
  };
}

export default function theme(context: LoadContext, options: Options): Plugin<undefined> {
  const base = themeClassic(context, options);
  const folder = path.dirname(require.resolve('@docusaurus/theme-classic'));
  // theme-classic gives paths relative to its own folder.
  const absolute = (name: string) => (name.startsWith('.') ? path.resolve(folder, name) : name);
  const modules = base.getClientModules?.() ?? [];
  for (const pattern of REPLACED) {
    if (!modules.some((m) => pattern.test(m))) {
      throw new Error(
        `plugins/docusaurus/theme.ts：theme-classic不再有${pattern.source}。修正：對照新版的getClientModules，更新REPLACED。`,
      );
    }
  }
  return {
    ...base,
    getThemePath: () => absolute(base.getThemePath?.() ?? ''),
    getTypeScriptThemePath: () => absolute(base.getTypeScriptThemePath?.() ?? ''),
    injectHtmlTags(args) {
      const tags = base.injectHtmlTags?.(args);
      const inBody = [tags?.preBodyTags ?? []].flat().filter((tag) => !isSprite(tag));
      return { ...tags, preBodyTags: inBody.map(withoutAddress) };
    },
    getClientModules: () => modules.filter((m) => !REPLACED.some((p) => p.test(m))).map(absolute),
  };
}
