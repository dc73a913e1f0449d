/** What is kept is a help: where the browser's caches fail or are silent, everything comes from the network as without them. */
import { within } from './within';

/** How long the caches may be silent while the network can be asked instead, in ms. */
const SILENCE = 2_000;
/** How long they may be silent where nobody else can be asked, in ms. */
const LAST_SILENCE = 10_000;
/** So many failures are no accident. */
const MOST_FAILURES = 2;

export interface Caches {
  /** What is kept; undefined where nothing is, or where the caches fail. */
  ask: <T>(question: () => Promise<T>) => Promise<T | undefined>;
  /** The same where the network gave nothing: there is time, and a slow device is no broken one. */
  askLast: <T>(question: () => Promise<T>) => Promise<T | undefined>;
}

/** @param giveUp called once, after the last failure that is borne: from then on nothing is asked while the network answers */
export function careful(giveUp: () => void): Caches {
  let failures = 0;
  let lastFailure = -Infinity;
  return {
    async ask(question) {
      if (failures >= MOST_FAILURES) return undefined;
      const start = performance.now();
      let takeBack: (() => void) | undefined;
      const answer = await within(SILENCE, async () => {
        const value = await question();
        takeBack?.();
        return value;
      });
      if (answer) return answer.value;
      // Of questions that waited at the same time, one counts: a page asks for several files at once.
      if (start < lastFailure) return undefined;
      lastFailure = performance.now();
      if (++failures === MOST_FAILURES) giveUp();
      // An answer that came late after all is none of the failures after which the caches are given up.
      else takeBack = () => failures--;
      return undefined;
    },
    askLast: async (question) => (await within(LAST_SILENCE, question))?.value,
  };
}
