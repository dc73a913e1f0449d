import type { AnalyticsSettings } from '@site/config/thirdParties';
import { PAGES } from '@site/src/lib/addresses/pages';
import { toReportedAddress } from '@site/src/lib/browser/reportedAddress';

/** Values are text, which every version of the API takes. */
export type Props = Readonly<Record<string, string>>;

/** The event that the API counts as a page view; every other name is an event of our own. */
export const PAGE_VIEW = 'pageview';

/** Names that Plausible's own tracker gives these events, so that its reports know them. */
export const OUTBOUND_LINK = 'Outbound Link: Click';
export const FILE_DOWNLOAD = 'File Download';

interface AnalyticsEvent {
  name: string;
  url: string;
  /** whole address of the page before, empty where the browser tells none */
  referrer: string;
  /** width of the window in CSS px, from which the service tells kinds of devices */
  width: number;
  props?: Props | undefined;
}

/** Pages whose hash says what their reader does there. */
const OF_READERS = [PAGES.open, PAGES.pick, PAGES.compare, PAGES.search];

const isPlaceOfSite = (page: string): boolean =>
  !OF_READERS.some((path) => `${page.replace(/(?:\/index\.html)?\/?$/, '')}/`.endsWith(path));

/** The address of a page of this site: in hash mode with its hash, which is a page of its own there. */
export const toPageAddress = (address: string, hashMode: boolean): string =>
  toReportedAddress(address, hashMode ? isPlaceOfSite : undefined);

/** Body of `POST /api/event` (specification §7): n name, u url, d domain, r referrer or null, w width, h hash mode as 1 or 0, p props. The API ignores the rest. */
export function toBody(event: AnalyticsEvent, { domain, hashMode }: AnalyticsSettings): string {
  return JSON.stringify({
    n: event.name,
    u: toPageAddress(event.url, hashMode),
    d: domain,
    r: toReportedAddress(event.referrer) || null,
    w: event.width,
    h: hashMode ? 1 : 0,
    p: event.props,
  });
}
