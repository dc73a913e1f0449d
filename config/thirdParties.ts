/** The services that the site can use; browsers receive them as `siteConfig.customFields.thirdParties`. */

export interface AnalyticsSettings {
  /** origin without trailing slash, for example https://plausible.io */
  host: string;
  domain: string;
  hashMode: boolean;
}

export interface ErrorReportingSettings {
  /** https://{public key}@{host}/{project} */
  dsn: string;
  environment: string;
  release: string;
}

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
