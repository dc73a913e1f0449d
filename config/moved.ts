/** Old address → new address of pages, both below the base path. The build writes a page at each old one; the middleware redirects. */
export const MOVED: Readonly<Record<string, string>> = {
  // Docusaurus' own names for posts and tags; feeds and search engines keep such addresses.
  '/blog/archive/': '/blog/post/',
  '/blog/tags/': '/blog/tag/',
  '/tags/': '/blog/tag/',
  '/blog/tag/封面圖片使用-ai-生成/': '/blog/tag/封面圖片使用 AI 生成/',
  '/about/': '/about-data-set/',
  '/posts/': '/blog/post/',
  '/quality/': '/data-quality/',
  // Nobody links to it and some type it.
  '/about-data-set/0.0-0.3/': '/differences/0.0-0.3/',
};

/** Old id → new id of incidents. The data-quality page keeps the old one as a second place, so that old links need no script. */
export const RENAMED_INCIDENTS: Readonly<Record<string, string>> = {
  // Its first months turned out to be those of 2025.
  'listing-url-empty-2026': 'listing-url-empty-2025',
};
