/** Functions that work out each answer once. What they are asked about must not be changed afterwards. */

export function memo<A extends string[], T>(make: (...texts: A) => T): (...texts: A) => T {
  const known = new Map<string, T>();
  return (...texts) => {
    const key = texts.join('|');
    const found = known.get(key) ?? make(...texts);
    known.set(key, found);
    return found;
  };
}

/** The same for questions about an object, say a catalogue; the answers live as long as the object. */
export function memoOf<O extends object, A extends string[], T>(make: (of: O, ...texts: A) => T) {
  const known = new WeakMap<O, (...texts: A) => T>();
  return (of: O, ...texts: A): T => {
    const answer = known.get(of) ?? memo((...own: A) => make(of, ...own));
    known.set(of, answer);
    return answer(...texts);
  };
}
