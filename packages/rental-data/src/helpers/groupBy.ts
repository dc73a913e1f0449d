/** The values by a key, in the order given. Map.groupBy does the same, but browsers have it only since 2024. */
export function groupBy<K, V>(
  values: Iterable<V>,
  toKey: (value: V) => K,
): Map<K, [first: V, ...others: V[]]> {
  const groups = new Map<K, [first: V, ...others: V[]]>();
  for (const value of values) {
    const key = toKey(value);
    const group = groups.get(key);
    if (group) group.push(value);
    else groups.set(key, [value]);
  }
  return groups;
}
