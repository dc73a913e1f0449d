/** Files that GitHub Pages needs beside the site when a branch or folder is published. Pure. */
interface Published {
  /** origin */
  url: string;
  baseUrl: string;
  preview: boolean;
}

/**
 * Files by name. Without `.nojekyll`, GitHub Pages leaves out folders that begin with an underscore (`_nuxt`). `CNAME` holds
 * the site's own domain. It is not written below a path, on GitHub's own domain, or for a preview, which would take the domain
 * away from the published site.
 */
export function pagesFiles({ url, baseUrl, preview }: Published): Map<string, string> {
  const { hostname, port } = new URL(url);
  const own = baseUrl === '/' && port === '' && !/(?:^|\.)github\.io$|^localhost$|^[\d.]+$|:/.test(hostname);
  return new Map([['.nojekyll', ''], ...(own && !preview ? [['CNAME', `${hostname}\n`] as const] : [])]);
}
