/**
 * Seam: the client modules of theme-classic, and what it puts before the content of every page.
 * Relies on: `getClientModules`, names of its modules, the element of its icons, and the names of what its script sets.
 * Test: packages/html-first/src/build/stock/theme.test.ts; the build stops where a module or an attribute is not found.
 * Without it: readers load Infima's styles, Prism and a second loading bar, also where nothing uses them.
 */
import path from 'node:path';
import type { HtmlTagObject, LoadContext, Plugin } from '@docusaurus/types';

type Tag = string | HtmlTagObject;

/** Client modules of theme-classic by what they bring. */
const MODULES = { styles: /infima/, highlighting: /prism-include-languages/, progress: /nprogress/ };

interface Changes {
  /** folder of theme-classic's main module */
  folder: string;
  /** the style sheet of Infima, highlighting in browsers, the loading bar, and the shapes of icons that no page shows */
  leaveOut: readonly (keyof typeof MODULES | 'icons')[];
  /** Has the reader's choice alone decide the colours? The theme's own script takes them from addresses too; ours sets those of the browser besides. */
  ownColors?: boolean;
}

/** What its script asks for where the reader has chosen nothing: the system, which old browsers cannot tell. */
const SYSTEM = "window.matchMedia && matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'";

/**
 * Stands in the place of its script: the same attributes, of the reader's choice alone, since a link is to choose no colours, and with
 * the colour of the browser, `<meta name="theme-color">`, of which the light one comes first.
 */
const colorsScript = ({ type, namespace }: LoadContext['siteStorage']): string => `(function () {
  var root = document.documentElement, chosen;
  try {
    chosen = ${type}.getItem('theme${namespace}');
  } catch (error) {}
  root.setAttribute('data-theme', chosen || (${SYSTEM}));
  root.setAttribute('data-theme-choice', chosen || 'system');
  if (chosen)
    document.querySelectorAll('[name=theme-color]').forEach(function (meta, isDark) {
      meta.media = (chosen == 'dark') == isDark ? 'all' : 'not all';
    });
})();`;

/** @throws Error where its script sets other attributes than ours does */
function replaceScript(tag: Tag, innerHTML: string): Tag {
  if (typeof tag === 'string' || tag.tagName !== 'script') return tag;
  for (const attribute of ['data-theme', 'data-theme-choice'])
    if (!tag.innerHTML?.includes(`setAttribute('${attribute}'`))
      throw new Error(
        `html-first/src/build/stock/theme.ts: the script of theme-classic sets no ${attribute} any more. Fix: compare colorsScript with getThemeInlineScript of this version of Docusaurus.`,
      );
  return { ...tag, innerHTML };
}

/** theme-classic without what a site does not use. @param theme what its package makes @throws Error where it has no such module */
export function changeTheme(
  theme: Plugin<undefined>,
  { siteStorage }: Pick<LoadContext, 'siteStorage'>,
  { folder, leaveOut, ownColors = false }: Changes,
): Plugin<undefined> {
  // theme-classic gives paths relative to its own folder.
  const absolute = (name: string) => (name.startsWith('.') ? path.resolve(folder, name) : name);
  const modules = theme.getClientModules?.() ?? [];
  const unused = leaveOut.flatMap((part) => (part === 'icons' ? [] : MODULES[part]));
  const missing = unused.find((pattern) => !modules.some((name) => pattern.test(name)));
  if (missing)
    throw new Error(
      `html-first/src/build/stock/theme.ts: theme-classic has no ${missing.source} any more. Fix: compare MODULES with getClientModules of this version of Docusaurus.`,
    );
  const isUsed = (tag: Tag) =>
    !leaveOut.includes('icons') || typeof tag === 'string' || tag.tagName !== 'svg';
  return {
    ...theme,
    getThemePath: () => absolute(theme.getThemePath?.() ?? ''),
    getTypeScriptThemePath: () => absolute(theme.getTypeScriptThemePath?.() ?? ''),
    injectHtmlTags(args) {
      const tags = theme.injectHtmlTags?.(args);
      const before = [tags?.preBodyTags ?? []].flat().filter(isUsed);
      const script = colorsScript(siteStorage);
      return {
        ...tags,
        preBodyTags: ownColors ? before.map((tag) => replaceScript(tag, script)) : before,
      };
    },
    getClientModules: () =>
      modules.filter((name) => !unused.some((pattern) => pattern.test(name))).map(absolute),
  };
}
