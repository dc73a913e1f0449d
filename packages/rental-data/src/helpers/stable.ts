/** Order of code units, which is the same on every machine. */
const byCodeUnit = (a: string, b: string): number => (a < b ? -1 : a > b ? 1 : 0);

function sorted(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(sorted);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).filter(([, v]) => v !== undefined);
  return Object.fromEntries(entries.sort(([a], [b]) => byCodeUnit(a, b)).map(([k, v]) => [k, sorted(v)]));
}

/** A copy with its keys in the order of code units, so that the same facts give the same text. Keys without a value are left out, as in JSON. */
export function sortKeys<T>(value: T): T {
  return sorted(value) as T;
}
