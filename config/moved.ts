/**
 * Old address → new address of pages that moved, both below the base path and with slash at the end.
 * The middleware `moved` redirects visitors; the build also writes a page at each old address for readers without
 * scripts and for programs.
 */
export const MOVED: Readonly<Record<string, string>> = {
  // Docusaurus' own names for what this site calls post and tag; feeds and search engines keep such addresses.
  '/blog/archive/': '/blog/post/',
  '/blog/tags/': '/blog/tag/',
  '/tags/': '/blog/tag/',
  // Docusaurus changes the tag's address by default; the public address keeps the tag as it is written.
  '/blog/tag/封面圖片使用-ai-生成/': '/blog/tag/封面圖片使用 AI 生成/',
  '/about/': '/about-data-set/',
  '/posts/': '/blog/post/',
  '/quality/': '/data-quality/',
};

/**
 * Old id → new id of incidents that were renamed. The entry on the data-quality page keeps the old id as a second place to
 * link to, so that old links need no script.
 */
export const RENAMED_INCIDENTS: Readonly<Record<string, string>> = {
  // Its first months turned out to be those of 2025.
  'listing-url-empty-2026': 'listing-url-empty-2025',
};
