/** Takes a route change through the steps of `decide`, and shows what they lead to. */
import siteConfig from '@generated/docusaurus.config';
import { countRedirect, endRedirects } from '../browser/chunkGuard';
import { getHistory } from '../browser/history';
import { never, type RouteChange, type Visit } from './change';
import { decide, withoutDecision, type PageState } from './decide';
import { loadForError } from './drawing';
import { show } from './show';

/** More redirects than this in a row lead in circles. */
const MAX_REDIRECTS = 10;

const { baseUrl } = siteConfig;

/** @param anew has the browser load the page */
function goTo(to: string, anew: boolean): void {
  const foreign = /^[a-z]+:/i.test(to);
  const address = foreign ? to : baseUrl + to.replace(/^\//, '');
  if (anew || foreign) window.location.replace(address);
  else getHistory().replace(address);
}

const failed = (state: PageState): boolean =>
  state.kind === 'react' ? state.loaded.dataError !== undefined : state.kind !== 'html';

/** See Navigation. */
export async function settle(change: RouteChange, visit: Visit): Promise<boolean> {
  const decision = await decide(change, visit).catch((cause: unknown) =>
    withoutDecision(change, visit, cause),
  );
  if (decision.kind === 'error' || decision.kind === 'not-found') await loadForError();
  if (!visit.isCurrent()) return never;
  if (decision.kind === 'redirect') {
    const { count, isKept } = countRedirect();
    if (count <= MAX_REDIRECTS) {
      change.redirected = true;
      // Where nothing could count over loads, this page goes on itself.
      goTo(decision.to, change.initial && isKept);
      return never;
    }
  }
  endRedirects();
  const state: PageState =
    decision.kind === 'redirect'
      ? { kind: 'error', error: { status: 500, message: 'Too many redirects' } }
      : decision;
  change.settled = true;
  await show(state, change.place, change.initial ? visit.served : null);
  return failed(state);
}
