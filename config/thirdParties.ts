/**
 * The three services that the site can use, each off unless the environment sets it. Browsers receive them as
 * `siteConfig.customFields.thirdParties`; read there by `src/lib/browser/thirdParties.ts`.
 */

/** Plausible: ANALYTICS_HOST, ANALYTICS_DOMAIN, ANALYTICS_HASH_MODE. */
export interface AnalyticsSettings {
  /** origin without trailing slash, for example https://plausible.io */
  host: string;
  /** name of the site in the analytics service */
  domain: string;
  /** do changes of the hash count as page views? default false */
  hashMode: boolean;
}

/** Sentry: SENTRY_DSN, SENTRY_ENVIRONMENT, SENTRY_RELEASE. */
export interface ErrorReportingSettings {
  /** https://{public key}@{host}/{project} */
  dsn: string;
  /** default production */
  environment: string;
  /** default the commit of the build; without git the package's version */
  release: string;
}

/** Giscus: GISCUS_REPO, GISCUS_REPO_ID, GISCUS_CATEGORY, GISCUS_CATEGORY_ID, GISCUS_HOST. */
export interface CommentSettings {
  /** owner/name */
  repo: string;
  repoId: string;
  category: string;
  categoryId: string;
  /** origin without trailing slash, default https://giscus.app */
  host: string;
}

/** What is switched on. A key that is absent is off: no request, no script, no empty box. */
export interface ThirdParties {
  analytics?: AnalyticsSettings | undefined;
  errors?: ErrorReportingSettings | undefined;
  comments?: CommentSettings | undefined;
}
