/** What browsers may know of error reporting. The only file of this plugin that browser code may import. */

export const ERROR_REPORTING_PLUGIN = 'sentry';

/** There are none while error reporting is off. */
export interface ErrorReportingData {
  /** address, below the site's base path, of the script that loads the SDK: /_errors/load-{hash}.js */
  path: string;
}

/** Event of the window that says: `window.Sentry` is the SDK and takes reports. */
export const READY_EVENT = 'error-reporting-ready';
