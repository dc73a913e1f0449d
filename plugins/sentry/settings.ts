import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { SentryPluginOpts } from 'docusaurus-plugin-sentry/lib/types/SentryPluginOpts';
import type { ErrorReportingSettings } from '../../config/thirdParties';
import { parsePublicKey } from './addresses';
import { toReportedAddress } from '../../src/lib/browser/reportedAddress';
import { READY_EVENT } from './client';

/** Plain options. Personal data are off: `sendDefaultPii` up to SDK 10, `dataCollection` from 11 on, where the default is on. */
function toInitSettings({ dsn, environment, release }: ErrorReportingSettings) {
  return {
    readyEvent: READY_EVENT,
    maxFrames: 50,
    options: {
      dsn,
      environment,
      release,
      maxBreadcrumbs: 100,
      maxValueLength: 250,
      normalizeDepth: 3,
      // Parallel requests; further reports are dropped meanwhile.
      transportOptions: { bufferSize: 30 },
      sendDefaultPii: false,
      dataCollection: {
        userInfo: false,
        cookies: false,
        httpHeaders: { request: { allow: ['user-agent'] }, response: false },
        httpBodies: [],
        urlQueryParams: false,
        stackFrameVariables: false,
      },
      // Else the SDK rewrites the messages of failed requests that visitors see.
      enhanceFetchErrorMessages: 'report-only',
      // Pages are never recorded, whatever the settings of the Sentry project are.
      replaysSessionSampleRate: 0,
      replaysOnErrorSampleRate: 0,
    },
  } as const;
}

export function toInit(settings: ErrorReportingSettings): string {
  const code = readFileSync(path.join(__dirname, 'init.js'), 'utf8');
  const given = JSON.stringify(toInitSettings(settings), null, 2);
  return `const settings = ${given};\n${toReportedAddress.toString()}\n${code}`;
}

export const toPackageOptions = (settings: ErrorReportingSettings): SentryPluginOpts => ({
  DSN: parsePublicKey(settings.dsn),
  configuration: {
    sentry: { init: toInit(settings) },
    // The loader itself is already loaded late, so the SDK should follow at once.
    script: { dataLazy: true },
  },
});
