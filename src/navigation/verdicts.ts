/**
 * What became of the page on screen and of the one before it, which stays on screen until the next one is ready. Pages
 * look their own up by path when they are drawn.
 */
import type { RouteComponent, SiteRoute } from './routes';
import type { LoadedData } from './pageData';
import type { RoutePayload } from './payload';
import type { PageError } from './types';

export type Verdict =
  /** the page itself */
  | { kind: 'page'; loaded: LoadedData }
  /** another route in its place: the 404 page, the offline page */
  | { kind: 'instead'; route: SiteRoute; component: RouteComponent; error: PageError }
  | { kind: 'error'; error: PageError; cause?: unknown }
  /** its content without its code */
  | { kind: 'payload'; payload: RoutePayload };

/** Two: one shown, one on its way. */
const KEPT = 2;

const verdicts = new Map<string, Verdict>();

export function setVerdict(path: string, verdict: Verdict): void {
  verdicts.delete(path);
  verdicts.set(path, verdict);
  for (const old of [...verdicts.keys()].slice(0, -KEPT)) verdicts.delete(old);
}

export const verdictOf = (path: string | null): Verdict | undefined =>
  path === null ? undefined : verdicts.get(path);
