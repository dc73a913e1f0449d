/** What pages of this site may load besides their own. */
import { OWN_POLICY, type Policy } from 'html-first/page';
import type { ThirdParties } from '../../config/thirdParties';
import { originsOf } from '../sentry/addresses';

interface Settings {
  thirdParties: ThirdParties;
  /** base address of the application's own data, payloads among them: a path, or a whole address elsewhere */
  contentBaseUrl: string;
  /** where the ZIPs are, which the page that opens files may fetch */
  fileHost: string;
}

const originOf = (address: string): string[] => (/^https?:/.test(address) ? [new URL(address).origin] : []);

export function policyOf({ thirdParties, contentBaseUrl, fileHost }: Settings): Policy {
  const { analytics, comments, errors } = thirdParties;
  const reporting = errors ? originsOf(errors.dsn) : { scripts: [], connections: [] };
  return {
    ...OWN_POLICY,
    'script-src': ["'self'", ...originOf(contentBaseUrl), ...reporting.scripts],
    'connect-src': [
      "'self'",
      ...originOf(contentBaseUrl),
      ...originOf(fileHost),
      ...(analytics ? [analytics.host] : []),
      ...reporting.connections,
    ],
    'frame-src': comments ? [comments.host] : ["'none'"],
  };
}
