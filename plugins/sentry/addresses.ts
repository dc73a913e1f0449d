/** Finds the addresses of Sentry's parts by the DSN: https://{public key}@{host}{perhaps a path}/{project}. */

/** Where docusaurus-plugin-sentry looks for the loader. */
const PACKAGE_LOADER_HOST = 'js.sentry-cdn.com';

/** Where loaders get the SDK from, those of own servers too: JS_SDK_LOADER_DEFAULT_SDK_URL of getsentry/self-hosted. */
const SDK_ORIGIN = 'https://browser.sentry-cdn.com';

/** The part of a DSN by which a loader is asked for. */
export const publicKeyOf = (dsn: string): string => new URL(dsn).username;

/**
 * Address of the loader of a project. Sentry's own service has one host for each region, and a wrong host answers with an
 * empty loader; a self-hosted server serves the loader itself.
 * Sources: getsentry/sentry-docs #17476 (hosts by region), getsentry/sentry src/sentry/web/urls.py (js-sdk-loader).
 */
export function loaderOf(dsn: string): string {
  const { hostname, host, pathname, username } = new URL(dsn);
  if (hostname === 'sentry.io' || hostname.endsWith('.sentry.io')) {
    const region = hostname.endsWith('.de.sentry.io') ? 'js-de.sentry-cdn.com' : PACKAGE_LOADER_HOST;
    return `https://${region}/${username}.min.js`;
  }
  const folder = pathname.replace(/\/\d+$/, '');
  return `https://${host}${folder}/js-sdk-loader/${username}.min.js`;
}

/** Foreign origins that error reporting needs, for a Content-Security-Policy. No inline script and no eval is needed. */
interface ErrorReportingOrigins {
  /** script-src */
  scripts: string[];
  /** connect-src */
  connections: string[];
}

/** Origins by the DSN. */
export const originsOf = (dsn: string): ErrorReportingOrigins => ({
  scripts: [new URL(loaderOf(dsn)).origin, SDK_ORIGIN],
  connections: [new URL(dsn).origin],
});
