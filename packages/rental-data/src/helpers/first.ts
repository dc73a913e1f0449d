/** The first of a list that cannot be empty. @throws Error where it is */
export function first<T>(list: readonly T[]): T {
  const [found] = list;
  if (found === undefined) throw new Error('An empty list where at least one is expected.');
  return found;
}
