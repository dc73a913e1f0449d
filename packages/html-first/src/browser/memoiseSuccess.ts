/** Loads once per address and keeps what came. A failure is not kept, so that asking again tries again. */
export function memoiseSuccess<T>(load: (address: string) => Promise<T>): (address: string) => Promise<T> {
  let kept: { address: string; promise: Promise<T> } | undefined;
  return (address) => {
    if (kept?.address === address) return kept.promise;
    const mine = { address, promise: load(address) };
    kept = mine;
    mine.promise.catch(() => {
      // A later request may have taken the place in the meantime.
      if (kept === mine) kept = undefined;
    });
    return mine.promise;
  };
}
