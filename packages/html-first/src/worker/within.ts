/** What a question gives in time; null where it fails or stays without an answer. */
export function within<T>(ms: number, question: () => Promise<T>): Promise<{ value: T } | null> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(null), ms);
    const end = (answer: { value: T } | null): void => {
      clearTimeout(timer);
      resolve(answer);
    };
    // What throws instead of answering fails as well.
    Promise.resolve()
      .then(question)
      .then(
        (value) => end({ value }),
        () => end(null),
      );
  });
}
