/**
 * Seam: what browsers receive of the files that Docusaurus writes for its own code.
 * Relies on: names and form of `codeTranslations.json`, `i18n.json`, `site-metadata.json`, `globalData.json` and `docusaurus.config.mjs`; the bundler's own
 * parser of JSON for a rule.
 * Tests: packages/html-first/src/build/bundler/generated.test.ts, and the scripts of a build.
 * Without it: every page loads the words of all of the theme's components, the versions of all plugins, and the options of
 * the build.
 */

const BUILD_SETTINGS = new Set([
  'baseUrlIssueBanner',
  'clientModules',
  'headTags',
  'i18n',
  'markdown',
  'noIndex',
  'onBrokenAnchors',
  'onBrokenLinks',
  'onDuplicateRoutes',
  'plugins',
  'presets',
  'scripts',
  'staticDirectories',
  'storage',
  'stylesheets',
  'tagline',
  'themes',
  'titleDelimiter',
]);

/** The settings without those of the build. @param module that Docusaurus writes: a comment and an object as JSON, exported @param themeConfig whether code of browsers reads it */
function onlySettings(module: string, themeConfig: boolean): object {
  const [, json] = /^export default (\{.*\});\s*$/ms.exec(module) ?? [];
  if (json === undefined)
    throw new Error(
      'html-first/src/build/bundler/generated.ts: .docusaurus/docusaurus.config.mjs is not “export default {…};”. Fix: compare onlySettings with generateSiteCode of this version of Docusaurus.',
    );
  const { future, ...settings } = JSON.parse(json) as { future: { experimental_router: string } };
  return {
    ...Object.fromEntries(
      Object.entries(settings).filter(
        ([key]) => !BUILD_SETTINGS.has(key) && (themeConfig || key !== 'themeConfig'),
      ),
    ),
    future: { experimental_router: future.experimental_router },
  };
}

/** What plugins tell browsers, without what Docusaurus' own tell, which only prerendered parts ask for. */
const onlyOwn = (json: string): object =>
  Object.fromEntries(
    Object.entries(JSON.parse(json) as Record<string, unknown>).filter(
      ([plugin]) => !plugin.startsWith('docusaurus-'),
    ),
  );

/** @param themeConfig whether code of browsers reads it, as that of the stock theme does */
export const generatedRules = (themeConfig: boolean) => [
  // Words of the theme stand in the HTML, and so does the language; nothing but Docusaurus' page for debugging reads the versions.
  {
    test: /[\\/](?:codeTranslations|i18n|site-metadata)\.json$/,
    type: 'json',
    parser: { parse: () => ({}) },
  },
  { test: /[\\/]globalData\.json$/, type: 'json', parser: { parse: onlyOwn } },
  {
    test: /[\\/]docusaurus\.config\.mjs$/,
    type: 'json',
    parser: { parse: (module: string) => onlySettings(module, themeConfig) },
  },
];

/** Changes with what the rules leave out: the bundler's cache does not see functions. */
export const toGeneratedKey = (themeConfig: boolean): string =>
  [...BUILD_SETTINGS, themeConfig, onlyOwn, ...generatedRules(themeConfig).map(({ test }) => test)].join();
