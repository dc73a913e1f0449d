/** Scripts, styles and comments as a whole, or one tag with its attributes. */
const PARTS =
  /<(script|style)\b(?:[^>"']|"[^"]*"|'[^']*')*>[^]*?<\/\1\s*>|<!--[^]*?-->|<[a-z](?:[^>"']|"[^"]*"|'[^']*')*>/gi;
const QUOTED = /="[^"]*"|='[^']*'/g;
const ENTITIES: Record<string, string> = { '<': '&lt;', '>': '&gt;' };

/**
 * A page whose attributes hold no angle brackets. Docusaurus' minimizer undoes those escapes, which browsers allow, but
 * everything that looks for a tag in the text of a page would take `content="</head>"` for one.
 */
export const withPlainAttributes = (text: string): string =>
  text.replace(PARTS, (part) =>
    /^<(?:!--|script\b|style\b)/i.test(part)
      ? part
      : part.replace(QUOTED, (value) => value.replace(/[<>]/g, (c) => ENTITIES[c] as string)),
  );
