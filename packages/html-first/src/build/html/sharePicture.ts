import { ownTag, type Page } from './page';

/** The picture that represents a page where its address is shared (ogp.me). */
interface SharePicture {
  /** absolute, because other sites read it */
  url: string;
  width: number;
  height: number;
  alt: string;
}

/** The start of a post's structured data. The list of posts has many of them, and gets no picture. */
const POSTING = '"@type":"BlogPosting",';

/** Adds the picture to the head, and to the structured data of a post. */
export function addSharePicture(page: Page, { url, width, height, alt }: SharePicture): void {
  const properties: Record<string, string> = {
    'og:image': url,
    'og:image:width': String(width),
    'og:image:height': String(height),
    'og:image:alt': alt,
  };
  const image = JSON.stringify({ '@type': 'ImageObject', url, width, height });
  for (const { text, contentStart } of page.all('script')) {
    if (text.split(POSTING).length !== 2) continue;
    page.insert(contentStart + text.indexOf(POSTING) + POSTING.length, `"image":${image},`);
  }
  const tags = Object.entries(properties).map(([property, content]) => ownTag('meta', { property, content }));
  page.appendOwnToHead(tags.join(''));
}
