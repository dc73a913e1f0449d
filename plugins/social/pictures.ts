/** Which picture stands for which page. Pure: the catalogue, the posts and the pages' own words go in, drawings come out. */
import { rollups } from 'd3-array';
import {
  codeTablePage,
  filePage,
  PAGES,
  pairPage,
  partsOf,
  postPage,
  tagPage,
  versionPage,
} from '../../src/dataset/addresses/pages';
import { findSet } from '../../src/dataset/catalogue/sets';
import { toContext, type Context, type PageWords, type Sources } from './context';
import type { Drawing } from './frame';
import { ofCodes } from './pages/codes';
import { ofDownload } from './pages/download';
import { ofFile } from './pages/file';
import { ofHome } from './pages/home';
import { ofList } from './pages/lists';
import { ofOther } from './pages/other';
import { ofArchive, ofPost, ofPosts } from './pages/posts';
import { ofQuality } from './pages/quality';
import { ofColumns, ofDifference, ofVersion } from './pages/versions';

/** Draws the page; undefined where the pattern fits and there is nothing of the kind to draw. */
type Draw = (context: Context, page: PageWords, parts: readonly string[]) => Drawing | undefined;

function ofTags(context: Context, page: PageWords): Drawing {
  const given = context.posts.flatMap(({ tags }) => [...new Set(tags)]);
  const counts = rollups(
    given,
    (same) => same.length,
    (tag) => tag,
  );
  return ofList(context, page, counts, '篇');
}

function ofCodeTables(context: Context, page: PageWords): Drawing {
  const counts = context.catalogue.codeTables.map(({ title, codes }) => [title, codes.length] as const);
  return ofList(context, page, counts, '個');
}

/** The newest month, and the same month of the last year that has it. */
function ofCompare(context: Context, page: PageWords): Drawing {
  const { allMonths, newest, street } = context;
  const same = allMonths.flatMap((m, at) => (m.slice(4) === newest.slice(4) && street[at] ? [at] : []));
  return ofOther(context, page, new Set(same.slice(-2)));
}

/** Pages by their address, the first pattern that fits; pages without one show the rows of every month. */
const PICTURES: readonly (readonly [string, Draw])[] = [
  [PAGES.home, ofHome],
  [PAGES.quality, ofQuality],
  [PAGES.download, ofDownload],
  [
    filePage.pattern,
    (context, _, [period = '', variant = '']) => ofFile(context, findSet(context.catalogue, period, variant)),
  ],
  [PAGES.codes, ofCodeTables],
  [
    codeTablePage.pattern,
    (context, page, [id]) => {
      const table = context.catalogue.codeTables.find((known) => known.id === id);
      return table && ofCodes(context, page, table);
    },
  ],
  [PAGES.about, ofColumns],
  [PAGES.differences, ofColumns],
  [
    versionPage.pattern,
    (context, _, [wanted]) => {
      const version = context.catalogue.versions.find((v) => v.version === wanted);
      return version && ofVersion(context, version);
    },
  ],
  [
    pairPage.pattern,
    (context, _, [pair = '']) => {
      const [from = '', to = ''] = pair.split('-');
      return ofDifference(context, from, to);
    },
  ],
  [PAGES.compare, ofCompare],
  [PAGES.blog, (context, page) => ofPosts(context, page, context.posts, `${context.posts.length}篇文章`)],
  [PAGES.posts, ofArchive],
  [PAGES.tags, ofTags],
  [
    tagPage.pattern,
    (context, page, [tag = '']) => {
      const list = context.posts.filter(({ tags }) => tags.includes(tag));
      return ofPosts(context, page, list, `${list.length}篇文章`);
    },
  ],
  [
    postPage.pattern,
    (context, page) => {
      const post = context.posts.find(({ path }) => path === page.path);
      const cover = post && context.covers[post.path];
      return cover && ofPost(context, page, post, cover);
    },
  ],
];

/** Makes the drawing of any page. */
export function pictures(sources: Sources): (page: PageWords) => Drawing {
  const context = toContext(sources);
  return (page) => {
    for (const [pattern, draw] of PICTURES) {
      const parts = partsOf(pattern, page.path);
      const drawing = parts && draw(context, page, parts);
      if (drawing) return drawing;
    }
    return ofOther(context, page);
  };
}
