interface Published {
  url: string;
  baseUrl: string;
  preview: boolean;
}

/** For GitHub Pages: without `.nojekyll` it leaves out `_nuxt`; `CNAME` holds the own domain, which no preview may take away. */
export function pagesFiles({ url, baseUrl, preview }: Published): Map<string, string> {
  const { hostname, port } = new URL(url);
  const own = baseUrl === '/' && port === '' && !/(?:^|\.)github\.io$|^localhost$|^[\d.]+$|:/.test(hostname);
  return new Map([['.nojekyll', ''], ...(own && !preview ? [['CNAME', `${hostname}\n`] as const] : [])]);
}
