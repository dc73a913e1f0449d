/** A field of a value of unknown shape; undefined where the value is no object or has none of that name. */
export const readField = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null ? Reflect.get(value, name) : undefined;
