/** What is kept is a help: where the browser's caches fail or are silent, everything comes from the network as without them. */
import { within } from './within';

/** How long the caches may be silent while the network can be asked instead, in ms. */
const SILENCE = 2_000;
/** How long they may be silent where nobody else can be asked, in ms. Who is silent for longer has failed. */
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
  let silences = 0;

  /** The answer; null where the caches have failed, which is counted. */
  async function count<T>(question: () => Promise<T>): Promise<{ value: T } | null> {
    const start = performance.now();
    const answer = await within(LAST_SILENCE, question);
    // Of questions that waited at the same time, one counts: a page asks for several files at once.
    if (!answer && start >= lastFailure) {
      lastFailure = performance.now();
      if (++failures === MOST_FAILURES) giveUp();
    }
    return answer;
  }

  return {
    async ask(question) {
      // Caches that are silent now would keep the next question waiting as well.
      if (failures >= MOST_FAILURES || silences > 0) return undefined;
      const counted = count(question);
      const inTime = await within(SILENCE, () => counted);
      if (inTime) return inTime.value?.value;
      silences++;
      void counted.then(() => silences--);
      return undefined;
    },
    askLast: async (question) => (await within(LAST_SILENCE, question))?.value,
  };
}
