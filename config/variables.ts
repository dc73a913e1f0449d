export type Variables = Readonly<Record<string, string | undefined>>;

/** null when it is unset or empty, as `.env.example` leaves it. */
export const read = (env: Variables, name: string): string | null => env[name] || null;

export const wrong = (name: string, value: string, fix: string): Error =>
  new Error(`環境變數${name}不對：「${value}」。修正：${fix}`);

/** Reads `on` or `off`. @throws Error for any other value */
export function readSwitch(env: Variables, name: string, fallback: boolean): boolean {
  const value = read(env, name);
  if (value === null) return fallback;
  if (value !== 'on' && value !== 'off') throw wrong(name, value, '寫成on或off。');
  return value === 'on';
}

interface Group<R extends string> {
  what: string;
  required: readonly R[];
  /** variables that have a default, and mean nothing alone */
  optional: readonly string[];
}

/** Reads variables that belong together; null where none is set. @throws Error that lists what is missing, when only a part is set */
export function readGroup<R extends string>(
  env: Variables,
  { what, required, optional }: Group<R>,
): Record<R, string> | null {
  const isSet = (name: string) => read(env, name) !== null;
  const given = [...required, ...optional].filter(isSet);
  if (given.length === 0) return null;
  const missing = required.filter((name) => !isSet(name));
  if (missing.length > 0) {
    throw new Error(
      `${what}的環境變數不完整：設了${given.join('、')}，少了${missing.join('、')}。` +
        `修正：補上少了的；不用${what}，就把這一組都刪除。每個變數的意思見.env.example。`,
    );
  }
  return Object.fromEntries(required.map((name) => [name, read(env, name) ?? ''])) as Record<R, string>;
}

/** The origin as browsers write it. @throws Error where a value has more than protocol, host and port */
export function checkOrigin(name: string, value: string): string {
  // Parsing alone would let https:example.org, tabs and line breaks pass.
  const url = /^https?:\/\/[^\s/?#\\]+$/.test(value) && URL.canParse(value) ? new URL(value) : null;
  if (!url || url.href !== `${url.origin}/`) {
    throw wrong(name, value, '寫成https://example.org，不含路徑與結尾斜線。');
  }
  return url.origin;
}
