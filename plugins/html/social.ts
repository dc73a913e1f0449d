/** What a page says of the picture that stands for it where somebody shares its address (ogp.me). */
import { SITE_NAME } from '../../src/domain/publisher';
import type { Site } from '../../src/domain/addresses/files';
import { HEIGHT, WIDTH } from '../social/frame';
import type { PageWords } from '../social/context';
import type { SocialPicture } from '../social/write';
import { tag, type Page } from './page';

/** Title and description of a finished page. */
export const pageWordsOf = (path: string, page: Page): PageWords => ({
  path,
  title: page.title.replace(` | ${SITE_NAME}`, ''),
  description: page.meta('description'),
});

/** How the structured data of a post begin; the list of posts has many of these, and a picture of none of them. */
const POSTING = '"@type":"BlogPosting",';
const imageOf = (url: string): string =>
  `"image":{"@type":"ImageObject","url":${JSON.stringify(url)},"width":${WIDTH},"height":${HEIGHT}},`;

/** Names the picture in the head, and in what a post says of itself; the whole address, since others read it elsewhere. */
export function addSocialPicture(page: Page, { address, alt }: SocialPicture, site: Site): void {
  const url = site.siteUrl + site.baseUrl + address;
  const properties: Record<string, string> = {
    'og:image': url,
    'og:image:width': String(WIDTH),
    'og:image:height': String(HEIGHT),
    'og:image:alt': alt,
  };
  for (const { text, contentStart } of page.all('script')) {
    if (text.split(POSTING).length !== 2) continue;
    page.insert(contentStart + text.indexOf(POSTING) + POSTING.length, imageOf(url));
  }
  const tags = Object.entries(properties).map(([property, content]) => tag('meta', { property, content }));
  page.appendToHead(tags.join(''));
}
