/** What pages of this site may load besides their own. */
import { OWN_POLICY, type Policy } from 'html-first/page';
import type { ThirdParties } from '../../config/thirdParties';
import { listOrigins } from '../sentry/addresses';

interface Settings {
  thirdParties: ThirdParties;
  /** base address of the application's own data, payloads among them: a path, or a whole address elsewhere */
  contentBaseUrl: string;
  /** where the ZIPs are, which the page that opens files may fetch */
  fileHost: string;
}

const findOrigin = (address: string): string[] => (/^https?:/.test(address) ? [new URL(address).origin] : []);

export function makePolicy({ thirdParties, contentBaseUrl, fileHost }: Settings): Policy {
  const { analytics, comments, errors } = thirdParties;
  const reporting = errors ? listOrigins(errors.dsn) : { scripts: [], connections: [] };
  return {
    ...OWN_POLICY,
    'script-src': ["'self'", ...findOrigin(contentBaseUrl), ...reporting.scripts],
    'connect-src': [
      "'self'",
      ...findOrigin(contentBaseUrl),
      ...findOrigin(fileHost),
      ...(analytics ? [analytics.host] : []),
      ...reporting.connections,
    ],
    'frame-src': comments ? [comments.host] : ["'none'"],
  };
}
