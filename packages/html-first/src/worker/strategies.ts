/** How a request is answered from the network and from what is kept. The network is never further away than it would be without a worker. */
import { Strategy, type StrategyHandler } from 'workbox-strategies';
import type { Caches } from './caches';
import { within } from './within';

/** What is kept is taken after so many ms in which nothing of an answer came; it is renewed when the answer comes. */
const NETWORK_SILENCE = 4_000;

/** Statuses with which a host means this address: others say only that it is not well. */
const MEANT = [401, 404, 407, 410];

interface Help {
  /** Puts in front of a page that was kept of when it is. @param date of the answer that was kept */
  note: (html: string, date: string | null) => string;
  caches: Caches;
  /** what stands in for an address without a network, if anything does */
  standIn: (request: Request) => Promise<Response | undefined>;
  /** is a response what was asked for, and all of it? */
  isAnswer: (request: Request, response: Response) => Promise<boolean>;
}

/** Is what the host answered for the reader, whatever is kept? Redirects of a navigation cannot be looked into. */
const isMeant = ({ type, redirected, status }: Response): boolean =>
  type === 'opaqueredirect' || redirected || MEANT.includes(status);

/** Does all of an answer come, without a long silence? */
async function arrives(response: Response): Promise<boolean> {
  const reader = response.body?.getReader();
  for (;;) {
    const step = await within(NETWORK_SILENCE, async () => reader?.read());
    if (!step) return false;
    if (step.value?.done ?? true) return true;
  }
}

/** The two ways to answer, as Workbox knows strategies. */
export function strategiesWith({ caches, standIn, isAnswer, note }: Help) {
  /** What changes with a release: the network first; what is kept is taken where the network gives nothing whole. */
  class NetworkOrKept extends Strategy {
    override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
      const answering = handler.fetchAndCachePut(request).then((response) => {
        // Without network, Firefox' preload gives an error as an answer.
        if (response.type === 'error') throw new TypeError(request.url);
        return response;
      });
      // Also where it comes too late for this time.
      void handler.waitUntil(answering.catch(() => undefined));
      const find = () => handler.cacheMatch(request);
      const asked = caches.ask(find);
      const answer = await within(NETWORK_SILENCE, () => answering);
      let kept = await asked;
      if (kept && answer) {
        const { value } = answer;
        if (isMeant(value) || ((await arrives(value.clone())) && (await isAnswer(request, value))))
          return value;
      }
      if (!kept) {
        const late = await answering.catch((error: unknown) => ({ error }));
        if (late instanceof Response) return late;
        kept = await caches.askLast(find);
        const other = kept ?? (await standIn(request));
        if (!other) throw late.error;
        if (!kept) return other;
      }
      const page = kept;
      if (request.mode !== 'navigate') return page;
      const html = await caches.askLast(() => page.text());
      if (html === undefined) return answering;
      const headers = new Headers(page.headers);
      // They tell of the bytes that came.
      for (const name of ['content-encoding', 'content-length', 'etag']) headers.delete(name);
      return new Response(note(html, headers.get('date')), { headers });
    }
  }

  /** What never changes at its address: what is kept first. Who asks past the browser's cache gets what the host has, and what is kept where the host is not reached. */
  class KeptOrNetwork extends Strategy {
    override async _handle(request: Request, handler: StrategyHandler): Promise<Response> {
      const find = () => handler.cacheMatch(request);
      const kept = request.cache === 'reload' ? undefined : await caches.ask(find);
      if (kept) return kept;
      const answer = await handler.fetchAndCachePut(request).catch((error: unknown) => ({ error }));
      if (answer instanceof Response && answer.ok) return answer;
      const other = (await caches.askLast(find)) ?? (await standIn(request));
      if (other) return other;
      if (answer instanceof Response) return answer;
      throw answer.error;
    }
  }

  return { NetworkOrKept, KeptOrNetwork };
}
