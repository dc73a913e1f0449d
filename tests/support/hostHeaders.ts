/**
 * Reads `_headers` as its hosts do: a star at the end of a rule stands for all that follows, a part that begins with a colon for
 * one folder.
 * @returns the headers for an address, in small letters, each with every value that a rule gives
 */
export function readHeadersFile(text: string): (pathname: string) => Record<string, string[]> {
  const rules = text
    .trim()
    .split('\n\n')
    .map((block) => {
      const [path = '', ...lines] = block.split('\n');
      const pattern = path.replace(/[.+]/g, '\\$&').replace(/:\w+/g, '[^/]+').replace(/\*$/, '.*');
      const headers = lines.map((line) => /^ {2}([\w-]+): (.*)$/.exec(line) ?? []);
      return { fits: new RegExp(`^${pattern}$`), headers };
    });
  return (pathname) => {
    const found: Record<string, string[]> = {};
    for (const { fits, headers } of rules) {
      if (!fits.test(pathname)) continue;
      for (const [, name = '', value = ''] of headers) (found[name.toLowerCase()] ??= []).push(value);
    }
    return found;
  };
}
