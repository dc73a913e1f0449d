import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ThirdParties } from '../../config/thirdParties';
import { writeBelow } from '../files';
import { ERROR_REPORTING_PLUGIN, type ErrorReportingData } from './client';
import { toErrorScript } from './script';

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
