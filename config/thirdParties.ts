/** The services that the site can use; browsers receive them as `siteConfig.customFields.thirdParties`. */

/** Plausible: ANALYTICS_HOST, ANALYTICS_DOMAIN, ANALYTICS_HASH_MODE. */
export interface AnalyticsSettings {
  /** origin without trailing slash, for example https://plausible.io */
  host: string;
  domain: string;
  /** do changes of the hash count as page views? */
  hashMode: boolean;
}

/** Sentry: SENTRY_DSN, SENTRY_ENVIRONMENT, SENTRY_RELEASE. */
export interface ErrorReportingSettings {
  /** https://{public key}@{host}/{project} */
  dsn: string;
  environment: string;
  release: string;
}

/** Giscus: GISCUS_REPO, GISCUS_REPO_ID, GISCUS_CATEGORY, GISCUS_CATEGORY_ID, GISCUS_HOST. */
export interface CommentSettings {
  repo: string;
  repoId: string;
  category: string;
  categoryId: string;
  /** origin without trailing slash */
  host: string;
}

/** A key that is absent is off: no request, no script, no empty box. */
export interface ThirdParties {
  analytics?: AnalyticsSettings | undefined;
  errors?: ErrorReportingSettings | undefined;
  comments?: CommentSettings | undefined;
}
