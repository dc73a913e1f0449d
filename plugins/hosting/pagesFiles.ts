/** Files that GitHub Pages needs beside the site when a branch or folder is published. Pure. */
interface Published {
  /** origin */
  url: string;
  baseUrl: string;
  preview: boolean;
}

/**
 * Files by name. `.nojekyll`, since without it folders that begin with an underscore (`_nuxt`) are left out. `CNAME` with
 * the site's own domain; not below a path, not on GitHub's own domain, and never for a preview, which would take the
 * domain away from the site itself.
 */
export function pagesFiles({ url, baseUrl, preview }: Published): Map<string, string> {
  const { hostname, port } = new URL(url);
  const own = baseUrl === '/' && port === '' && !/(?:^|\.)github\.io$|^localhost$|^[\d.]+$|:/.test(hostname);
  return new Map([['.nojekyll', ''], ...(own && !preview ? [['CNAME', `${hostname}\n`] as const] : [])]);
}
