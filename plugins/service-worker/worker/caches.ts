/** What is kept is a help: where the browser's caches fail or are silent, everything comes from the network as without them. */
import { within } from './within';

/** How long the caches may be silent, in ms. */
const SILENCE = 2_000;
/** So many failures are no accident. */
const MOST_FAILURES = 2;

export interface Caches {
  /** What is kept; undefined where nothing is, or where the caches fail. */
  ask: <T>(question: () => Promise<T>) => Promise<T | undefined>;
}

/** @param giveUp called once, after the last failure that is borne: from then on nothing is asked */
export function careful(giveUp: () => void): Caches {
  let failures = 0;
  return {
    async ask(question) {
      if (failures >= MOST_FAILURES) return undefined;
      const answer = await within(SILENCE, question);
      if (answer) return answer.value;
      if (++failures === MOST_FAILURES) giveUp();
      return undefined;
    },
  };
}
