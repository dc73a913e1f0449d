/** By the DSN: https://{public key}@{host}{perhaps a path}/{project}. */

/** Where docusaurus-plugin-sentry looks for the loader. */
const PACKAGE_LOADER_HOST = 'js.sentry-cdn.com';

/** Where loaders get the SDK from, those of own servers too: JS_SDK_LOADER_DEFAULT_SDK_URL of getsentry/self-hosted. */
const SDK_ORIGIN = 'https://browser.sentry-cdn.com';

export const parsePublicKey = (dsn: string): string => new URL(dsn).username;

/** By region, since a wrong host answers with an empty loader: getsentry/sentry-docs #17476; own servers: sentry/web/urls.py. */
export function resolveLoader(dsn: string): string {
  const { hostname, host, pathname, username } = new URL(dsn);
  if (hostname === 'sentry.io' || hostname.endsWith('.sentry.io')) {
    const region = hostname.endsWith('.de.sentry.io') ? 'js-de.sentry-cdn.com' : PACKAGE_LOADER_HOST;
    return `https://${region}/${username}.min.js`;
  }
  const folder = pathname.replace(/\/\d+$/, '');
  return `https://${host}${folder}/js-sdk-loader/${username}.min.js`;
}

/** Origins for a Content-Security-Policy. No inline script and no eval is needed. */
export const listOrigins = (dsn: string) => ({
  scripts: [new URL(resolveLoader(dsn)).origin, SDK_ORIGIN],
  connections: [new URL(dsn).origin],
});
