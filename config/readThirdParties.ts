import { defaultRelease } from './release';
import type {
  AnalyticsSettings,
  CommentSettings,
  ErrorReportingSettings,
  ThirdParties,
} from './thirdParties';
import { checkOrigin, read, readGroup, readSwitch, wrong, type Variables } from './variables';

const ENVIRONMENT = 'production';

const GISCUS_HOST = 'https://giscus.app';

/** Public key, host, perhaps a path, and project. A secret key behind the public one must never be published. */
const DSN = /^https:\/\/[\w-]+@[\w.-]+(:\d+)?(\/[\w.-]+)*\/\d+$/;

/** Characters that Sentry rejects in the names of environments and releases: docs.sentry.io, "Environments" and "Releases". */
const NOT_IN_NAMES = /[\s/\\]|^(None|\.|\.\.)$/;

function readAnalytics(env: Variables): AnalyticsSettings | undefined {
  const group = readGroup(env, {
    what: '造訪統計',
    required: ['ANALYTICS_HOST', 'ANALYTICS_DOMAIN'],
    optional: ['ANALYTICS_HASH_MODE'],
  });
  if (!group) return undefined;
  const domain = group.ANALYTICS_DOMAIN;
  if (/\s|:\/\//.test(domain)) {
    throw wrong('ANALYTICS_DOMAIN', domain, '寫成統計服務裡的網站名稱，例如example.org，不含https://。');
  }
  return {
    host: checkOrigin('ANALYTICS_HOST', group.ANALYTICS_HOST),
    domain,
    hashMode: readSwitch(env, 'ANALYTICS_HASH_MODE', false),
  };
}

function readName(env: Variables, name: string, maxLength: number): string | null {
  const value = read(env, name);
  if (value !== null && (value.length > maxLength || NOT_IN_NAMES.test(value))) {
    throw wrong(name, value, `最多${maxLength}個字，不含空白與斜線，也不能是None。`);
  }
  return value;
}

function readErrors(env: Variables): ErrorReportingSettings | undefined {
  const group = readGroup(env, {
    what: '錯誤回報',
    required: ['SENTRY_DSN'],
    optional: ['SENTRY_ENVIRONMENT', 'SENTRY_RELEASE'],
  });
  if (!group) return undefined;
  const dsn = group.SENTRY_DSN;
  if (!DSN.test(dsn)) {
    throw wrong('SENTRY_DSN', dsn, '照Sentry專案設定裡的寫，形式是https://公開金鑰@主機/專案編號。');
  }
  return {
    dsn,
    environment: readName(env, 'SENTRY_ENVIRONMENT', 64) ?? ENVIRONMENT,
    release: readName(env, 'SENTRY_RELEASE', 200) ?? defaultRelease(),
  };
}

function readComments(env: Variables): CommentSettings | undefined {
  const group = readGroup(env, {
    what: '留言',
    required: ['GISCUS_REPO', 'GISCUS_REPO_ID', 'GISCUS_CATEGORY', 'GISCUS_CATEGORY_ID'],
    optional: ['GISCUS_HOST'],
  });
  if (!group) return undefined;
  const repo = group.GISCUS_REPO;
  if (!/^[\w-]+\/[\w.-]+$/.test(repo)) {
    throw wrong('GISCUS_REPO', repo, '寫成擁有者/名稱，例如owner/name，不含https://github.com/。');
  }
  return {
    repo,
    repoId: group.GISCUS_REPO_ID,
    category: group.GISCUS_CATEGORY,
    categoryId: group.GISCUS_CATEGORY_ID,
    host: checkOrigin('GISCUS_HOST', read(env, 'GISCUS_HOST') ?? GISCUS_HOST),
  };
}

/** Reads which services are switched on. @throws Error that names the variables and the fix where a group is half set */
export function readThirdParties(env: Variables): ThirdParties {
  return {
    analytics: readAnalytics(env),
    errors: readErrors(env),
    comments: readComments(env),
  };
}
