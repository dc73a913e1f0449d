import type { LoadContext } from '@docusaurus/types';
import type { ErrorReportingSettings } from '../../config/thirdParties';

/** Made up for the tests. */
export const SETTINGS: ErrorReportingSettings = {
  dsn: 'https://public@sentry.test/1',
  environment: 'production',
  release: 'test-release',
};

/** As much of Docusaurus' context as the plugin looks at. */
export const contextWith = (thirdParties: unknown): LoadContext =>
  ({ siteConfig: { customFields: { thirdParties } } }) as unknown as LoadContext;
