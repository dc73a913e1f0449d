/**
 * Seam: the client modules of theme-classic, three of which this site replaces, and its script in every page, which it replaces too.
 * Relies on: `getClientModules`, names of its modules, exports that the package's types do not declare, and the names of what
 * its script sets.
 * Test: plugins/docusaurus/theme.test.ts; the build stops where a module or an attribute is not found.
 * Without it: readers load Infima's styles, Prism and a second loading bar, which nothing uses.
 */
import { requireUntyped } from 'html-first';
import path from 'node:path';
import type { HtmlTagObject, LoadContext, Plugin } from '@docusaurus/types';
import themeClassic, { type Options } from '@docusaurus/theme-classic';

const exported = requireUntyped('@docusaurus/theme-classic');
export const validateThemeConfig = exported['validateThemeConfig'];
export const validateOptions = exported['validateOptions'];
export const getSwizzleConfig = exported['getSwizzleConfig'];

/** Client modules of theme-classic that this site replaces: own styles, no client-side highlighting, own loading bar. */
const REPLACED = [/infima/, /prism-include-languages/, /nprogress/];

/** Shapes of icons that no page of this site shows. */
const isSprite = (tag: string | HtmlTagObject): boolean => typeof tag === 'object' && tag.tagName === 'svg';

/** What its script asks for where the reader has chosen nothing: the system, which old browsers cannot tell. */
const SYSTEM = "window.matchMedia && matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'";

/**
 * Stands in the place of its script: the same attributes, of the reader's choice alone, since a link is to choose no colours, and with
 * the colour of the browser, which is in the order of plugins/icons.
 */
const COLORS = `(function () {
  var root = document.documentElement, chosen;
  try {
    chosen = localStorage.getItem('theme');
  } catch (error) {}
  root.setAttribute('data-theme', chosen || (${SYSTEM}));
  root.setAttribute('data-theme-choice', chosen || 'system');
  if (chosen)
    document.querySelectorAll('[name=theme-color]').forEach(function (meta, isDark) {
      meta.media = (chosen == 'dark') == isDark ? 'all' : 'not all';
    });
})();`;

/** @throws Error where its script sets other attributes than ours does */
function withColors(tag: string | HtmlTagObject): string | HtmlTagObject {
  if (typeof tag === 'string' || tag.tagName !== 'script') return tag;
  for (const attribute of ['data-theme', 'data-theme-choice'])
    if (!tag.innerHTML?.includes(`setAttribute('${attribute}'`))
      throw new Error(
        `plugins/docusaurus/theme.ts：theme-classic的script不再寫${attribute}。修正：對照新版的getThemeInlineScript，更新COLORS。`,
      );
  return { ...tag, innerHTML: COLORS };
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
      return { ...tags, preBodyTags: inBody.map(withColors) };
    },
    getClientModules: () => modules.filter((m) => !REPLACED.some((p) => p.test(m))).map(absolute),
  };
}
