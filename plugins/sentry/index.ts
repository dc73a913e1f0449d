import path from 'node:path';
import type { HtmlTagObject, LoadContext, Plugin } from '@docusaurus/types';
import packagePlugin from 'docusaurus-plugin-sentry';
import { sha256, writeBelow } from 'html-first/files';
import type { ErrorReportingSettings, ThirdParties } from '../../config/thirdParties';
import { resolveLoader } from './addresses';
import { ERROR_REPORTING_PLUGIN, type ErrorReportingData } from './client';
import { toPackageOptions } from './settings';

const isTag = (tag: unknown): tag is HtmlTagObject => typeof tag === 'object' && tag !== null;

function makeTags(context: LoadContext, settings: ErrorReportingSettings): HtmlTagObject[] {
  const plugin = packagePlugin(context, toPackageOptions(settings));
  const { headTags } = plugin.injectHtmlTags?.({ content: undefined }) ?? {};
  return [headTags ?? []].flat().filter(isTag);
}

function toStatement({ tagName, innerHTML, attributes = {} }: HtmlTagObject, loader: string): string {
  if (tagName !== 'script') {
    throw new Error(
      `docusaurus-plugin-sentry放進了<${tagName}>，plugins/sentry/index.ts只認得<script>。` +
        '修正：看套件新版改了什麼，再改這個檔案；或退回package.json裡原本的版本。',
    );
  }
  if (innerHTML) return `${innerHTML};`;
  const given = Object.entries({ ...attributes, src: loader }).filter(
    (entry): entry is [string, string] => typeof entry[1] === 'string',
  );
  const lines = given.map(
    ([name, value]) => `  tag.setAttribute(${JSON.stringify(name)}, ${JSON.stringify(value)});`,
  );
  return [
    '{',
    '  const tag = document.createElement("script");',
    ...lines,
    '  document.head.append(tag);',
    '}',
  ].join('\n');
}

/** The package's tags as a file, so that no page needs an inline script; null while the site is edited. @throws Error at an unknown tag */
export function toErrorScript(context: LoadContext, settings: ErrorReportingSettings) {
  const tags = makeTags(context, settings);
  if (tags.length === 0) return null;
  const loader = resolveLoader(settings.dsn);
  const text = `${tags.map((tag) => toStatement(tag, loader)).join('\n')}\n`;
  // The same content has the same address.
  return { path: `/_errors/load-${sha256(text).slice(0, 16)}.js`, text };
}

/** docusaurus-plugin-sentry without its blocking scripts: a client module loads them from a file, when an error occurs or in idle time. */
export default function sentry(context: LoadContext): Plugin {
  const { errors }: ThirdParties = context.siteConfig.customFields?.['thirdParties'] ?? {};
  const script = errors ? toErrorScript(context, errors) : null;
  if (!script) return { name: ERROR_REPORTING_PLUGIN };
  return {
    name: ERROR_REPORTING_PLUGIN,
    getClientModules: () => [path.join(__dirname, '../../src/runtime/client-modules/errorReporting.ts')],
    contentLoaded({ actions }) {
      actions.setGlobalData({ path: script.path } satisfies ErrorReportingData);
    },
    postBuild: ({ outDir }) => writeBelow(outDir, script.path, script.text),
  };
}
