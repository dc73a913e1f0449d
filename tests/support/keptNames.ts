/** Names under which the site, Docusaurus and giscus keep something, by where: browser/hostile.spec.ts sees that pages ask for these and no others. */
export const KEPT = {
  localStorage: ['theme', 'search-slash', 'plausible_ignore', 'giscus-session', 'rents-kept'],
  sessionStorage: ['navigation:scroll', 'navigation:chunk-reload'],
} as const;
