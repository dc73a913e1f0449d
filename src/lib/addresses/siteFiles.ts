/** The address of every file of the site that is not one of the dataset. An address once published keeps its meaning. */
import type { FeedFormat } from 'rental-data';
import { WORKER_FILE } from 'html-first/client';

export const SITE_FILES = {
  /** picture that stands for a page elsewhere; the page by its path with slashes at both ends */
  socialPicture: (page: string) => `img/social/${page.slice(1, -1) || 'home'}.png`,
  manifest: 'manifest.webmanifest',
  sitemap: 'sitemap.xml',
  robots: 'robots.txt',
  llms: 'llms.txt',
  /** whom to tell about a hole (RFC 9116) */
  security: '.well-known/security.txt',
  /** CycloneDX: the packages that the site is built with */
  billOfMaterials: 'data/sbom.cdx.json',
  licences: 'licences.txt',
  worker: WORKER_FILE,
} as const;

export const BLOG_FEEDS: Record<FeedFormat, string> = {
  rss: 'blog/rss.xml',
  atom: 'blog/atom.xml',
  json: 'blog/feed.json',
};
