/** What a page says of the picture that stands for it where somebody shares its address (ogp.me). */
import { SITE_NAME } from '../../src/domain/publisher';
import type { Site } from '../../src/domain/machine/addresses';
import { unescaped } from '../payload/build';
import { HEIGHT, WIDTH } from '../social/frame';
import type { PageWords } from '../social/context';
import type { SocialPicture } from '../social/write';

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** Value of an attribute that may stand without quotes. */
const VALUE = `(?:"([^"]*)"|([^\\s>]+))`;
const DESCRIPTION = new RegExp(`<meta[^>]* name="?description"? content=${VALUE}`);

/** Title and description of a finished page. */
export function pageWordsOf(path: string, html: string): PageWords {
  const title = unescaped(/<title[^>]*>([^<]*)<\/title>/.exec(html)?.[1] ?? '');
  const description = DESCRIPTION.exec(html);
  return {
    path,
    title: title.replace(` | ${SITE_NAME}`, ''),
    description: unescaped(description?.[1] ?? description?.[2] ?? ''),
  };
}

/** How the structured data of a post begin; the list of posts has many of these, and a picture of none of them. */
const POSTING = '"@type":"BlogPosting",';
const imageOf = (url: string): string =>
  `"image":{"@type":"ImageObject","url":${JSON.stringify(url)},"width":${WIDTH},"height":${HEIGHT}},`;

/** A page that names its picture in its head; the whole address, since others read it elsewhere. */
export function withSocialPicture(html: string, { address, alt }: SocialPicture, site: Site): string {
  const url = site.siteUrl + site.baseUrl + address;
  const properties: Record<string, string> = {
    'og:image': url,
    'og:image:width': String(WIDTH),
    'og:image:height': String(HEIGHT),
    'og:image:alt': alt,
  };
  const tags = Object.entries(properties).map(
    ([property, content]) => `<meta property="${property}" content="${escaped(content)}">`,
  );
  const described =
    html.split(POSTING).length === 2 ? html.replace(POSTING, () => POSTING + imageOf(url)) : html;
  return described.replace('</head>', () => `${tags.join('')}</head>`);
}
