/** A page's address below the base path, decoded where it can be, with slashes at both ends; null outside of it. @param baseUrl with slashes at both ends */
export function toPath(pathname: string, baseUrl: string): string | null {
  const full = pathname === baseUrl.slice(0, -1) ? baseUrl : pathname;
  if (!full.startsWith(baseUrl)) return null;
  const below = full.slice(baseUrl.length).replace(/(?:(?:^|\/)index)?\.html$/, '');
  let decoded = below;
  try {
    decoded = decodeURI(below);
  } catch {
    // Still an address to compare; it will not be one of ours.
  }
  return `/${decoded}`.replace(/\/*$/, '/');
}

export const withoutHash = (address: string): string => address.replace(/#.*/s, '');

/** Values of the parameters of a pattern, in their order; undefined where the address does not have its form. @param pattern in the form of react-router: `/tag/:name/` */
export const matchParameters = (pattern: string, path: string): string[] | undefined =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replace(/:\w+/g, '([^/]+)')}$`).exec(path)?.slice(1);
