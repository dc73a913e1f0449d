/** The pictures that represent pages where their addresses are shared, by the words of the pages. */
import { addSharePicture, type Page } from 'html-first/page';
import { type Place, SITE_NAME, SITE_NAME_EN } from 'rental-data';
import { HEIGHT, WIDTH } from 'share-pictures';
import type { PageWords } from '../social/pictures';
import type { SocialPicture } from '../social/write';

export const readPageWords = (path: string, page: Page): PageWords => ({
  path,
  title: page.title.replace(` | ${SITE_NAME}`, '').replace(` | ${SITE_NAME_EN}`, ''),
  description: page.meta('description'),
});

/** Adds the picture to a page. */
export const addSocialPicture = (page: Page, { address, alt }: SocialPicture, site: Place): void =>
  addSharePicture(page, { url: site.siteUrl + site.baseUrl + address, width: WIDTH, height: HEIGHT, alt });
