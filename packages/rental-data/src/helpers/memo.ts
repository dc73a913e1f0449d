/** Memoisation: each answer is computed once. Arguments must not be changed afterwards. */

/** An answer, and the answers to questions that begin with the same texts. */
interface Step<T> {
  answer?: { value: T };
  next?: Map<string, Step<T>>;
}

/** Text by text: to join them into one key would cost more than most of the answers. */
export function memo<A extends string[], T>(make: (...texts: A) => T): (...texts: A) => T {
  const first: Step<T> = {};
  return (...texts) => {
    let step = first;
    for (const text of texts) {
      step.next ??= new Map();
      let next = step.next.get(text);
      if (!next) {
        next = {};
        step.next.set(text, next);
      }
      step = next;
    }
    step.answer ??= { value: make(...texts) };
    return step.answer.value;
  };
}

/** The same for questions about an object, say a catalogue; the answers live as long as the object. */
export function memoByObject<O extends object, A extends string[], T>(make: (subject: O, ...texts: A) => T) {
  const known = new WeakMap<O, (...texts: A) => T>();
  return (subject: O, ...texts: A): T => {
    let answer = known.get(subject);
    if (!answer) {
      answer = memo((...own: A) => make(subject, ...own));
      known.set(subject, answer);
    }
    return answer(...texts);
  };
}
