import type { AnalyticsSettings } from '@site/config/thirdParties';

/** Values are text, which every version of the API takes. */
export type Props = Readonly<Record<string, string>>;

/** The event that the API counts as a page view; every other name is an event of our own. */
export const PAGE_VIEW = 'pageview';

/** Names that Plausible's own tracker gives these events, so that its reports know them. */
export const OUTBOUND_LINK = 'Outbound Link: Click';
export const FILE_DOWNLOAD = 'File Download';

export interface AnalyticsEvent {
  name: string;
  url: string;
  /** whole address of the page before, empty where the browser tells none */
  referrer: string;
  /** width of the window in CSS px, from which the service tells kinds of devices */
  width: number;
  props?: Props | undefined;
}

/** Queries that the service reads, see plausible.io/docs/manual-link-tagging; it drops all others. */
const READ_BY_SERVICE = /^(ref|source|utm_(source|medium|campaign|content|term))$/;

/** The address as it may leave the browser: without what its query has for this site only: the words of a search, or the login that giscus hands back. */
export function toReportedUrl(href: string): string {
  const url = new URL(href);
  const foreign = [...new Set(url.searchParams.keys())].filter((key) => !READ_BY_SERVICE.test(key));
  if (foreign.length === 0) return href;
  for (const key of foreign) url.searchParams.delete(key);
  return url.href;
}

/** An own address is trimmed like the page's; those of others are left to what their sites reveal. */
function toReportedReferrer(referrer: string, url: string): string | null {
  if (referrer === '') return null;
  return `${referrer}/`.startsWith(`${new URL(url).origin}/`) ? toReportedUrl(referrer) : referrer;
}

/** Body of `POST /api/event` (specification §7): n name, u url, d domain, r referrer or null, w width, h hash mode as 1 or 0, p props. The API ignores the rest. */
export function toBody(event: AnalyticsEvent, { domain, hashMode }: AnalyticsSettings): string {
  return JSON.stringify({
    n: event.name,
    u: toReportedUrl(event.url),
    d: domain,
    r: toReportedReferrer(event.referrer, event.url),
    w: event.width,
    h: hashMode ? 1 : 0,
    p: event.props,
  });
}
