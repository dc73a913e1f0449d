/** Starts error reporting. plugins/sentry adds this module only where error reporting is switched on. */
import globalData from '@generated/globalData';
import siteConfig from '@generated/docusaurus.config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import { ERROR_REPORTING_PLUGIN, type ErrorReportingData } from '@site/plugins/sentry/client';
import { asksForPrivacy } from '@site/src/lib/browser/asksForPrivacy';
import { startErrorReporting } from '@site/src/runtime/errorReporting';

const data = globalData[ERROR_REPORTING_PLUGIN]?.['default'] as ErrorReportingData | undefined;

if (ExecutionEnvironment.canUseDOM && data && !asksForPrivacy()) {
  startErrorReporting(siteConfig.baseUrl.replace(/\/$/, '') + data.path);
}
