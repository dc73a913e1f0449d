/** The tags for the picture that represents a page where its address is shared (ogp.me). */
import { ownTag, type Page } from 'html-first/page';
import { type Place, SITE_NAME, SITE_NAME_EN } from 'rental-data';
import { HEIGHT, WIDTH } from 'share-pictures';
import type { PageWords } from '../social/pictures';
import type { SocialPicture } from '../social/write';

export const readPageWords = (path: string, page: Page): PageWords => ({
  path,
  title: page.title.replace(` | ${SITE_NAME}`, '').replace(` | ${SITE_NAME_EN}`, ''),
  description: page.meta('description'),
});

/** The start of a post's structured data. The list of posts has many of them, and gets no picture. */
const POSTING = '"@type":"BlogPosting",';
const formatImage = (url: string): string =>
  `"image":{"@type":"ImageObject","url":${JSON.stringify(url)},"width":${WIDTH},"height":${HEIGHT}},`;

/** Adds the picture to the head, and to the structured data of a post. The address is absolute, because other sites read it. */
export function addSocialPicture(page: Page, { address, alt }: SocialPicture, site: Place): void {
  const url = site.siteUrl + site.baseUrl + address;
  const properties: Record<string, string> = {
    'og:image': url,
    'og:image:width': String(WIDTH),
    'og:image:height': String(HEIGHT),
    'og:image:alt': alt,
  };
  for (const { text, contentStart } of page.all('script')) {
    if (text.split(POSTING).length !== 2) continue;
    page.insert(contentStart + text.indexOf(POSTING) + POSTING.length, formatImage(url));
  }
  const tags = Object.entries(properties).map(([property, content]) => ownTag('meta', { property, content }));
  page.appendOwnToHead(tags.join(''));
}
