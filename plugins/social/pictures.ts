/** Which picture stands for which page. Pure: the catalogue, the posts and the pages' own words go in, drawings come out. */
import { matchParameters } from 'html-first/client';
import { isEnglish } from '../../src/lib/addresses/english';
import { filePage, PAGES, postPage } from '../../src/lib/addresses/pages';
import {
  type Catalogue,
  COLUMN_STATE_MARK,
  COLUMN_STATE_NAME,
  type DataSet,
  findSet,
  type MarkState,
  monthRange,
  monthBars,
  newestSet,
  type Place,
  ROWS_STATE_MARK,
  ROWS_STATE_NAME,
  SITE_NAME_EN,
  getVerdict,
  parseYear,
  listYears,
} from 'rental-data';
import type { Measure } from 'share-pictures';
import type { Cover } from 'chart-geometry/cover';
import { describeRuler } from '../pages/modules';
import { drawFile, drawHome, drawPage, drawPost } from './drawings';
import { findScale } from './figures';
import { frame, type Drawing } from './frame';

export interface PageWords {
  /** below the base path */
  path: string;
  title: string;
  description: string;
}

export interface PostWords {
  path: string;
  date: string;
}

export interface Sources {
  catalogue: Catalogue;
  site: Place;
  /** newest first */
  posts: readonly PostWords[];
  covers: Readonly<Record<string, Cover>>;
  measure: Measure;
}

function stateOfSet(catalogue: Catalogue, { period, variant }: DataSet): [MarkState, string] {
  const { rows, counts } = getVerdict(catalogue, period, variant);
  if (rows.state !== 'complete') return [ROWS_STATE_MARK[rows.state], ROWS_STATE_NAME[rows.state]];
  const worst = (['severe', 'empty', 'caution'] as const).filter((state) => counts[state]);
  const [first = 'fine'] = worst;
  const columns = worst.map((state) => `${counts[state] ?? 0}欄${COLUMN_STATE_NAME[state]}`);
  if (first === 'fine') columns.push(`${counts.fine ?? 0}欄都${COLUMN_STATE_NAME.fine}`);
  return [COLUMN_STATE_MARK[first], [ROWS_STATE_NAME.complete, ...columns].join('，')];
}

export function pictures(sources: Sources): (page: PageWords) => Drawing {
  const { catalogue, site, measure, posts, covers } = sources;
  const { states, first } = describeRuler(catalogue);
  const newest = newestSet(catalogue, 'monthly').period;
  const years = new Map(listYears(catalogue).map((year) => [year, monthBars(catalogue, year)]));
  const street = monthRange(first, newest).map(
    (month) => years.get(parseYear(month))?.[Number(month.slice(5)) - 1] ?? null,
  );
  const host = site.siteUrl.replace(/^https?:\/\//, '') + site.baseUrl.replace(/\/$/, '');
  const scale = findScale(street);
  return ({ path, title, description }) => {
    if (path === PAGES.home) return drawHome(states, host, catalogue);
    const framed = frame(states, host, isEnglish(path) ? SITE_NAME_EN : undefined);
    const [period, variant] = matchParameters(filePage.pattern, path) ?? [];
    if (period && variant) {
      const set = findSet(catalogue, period, variant);
      const months = years.get(parseYear(period)) ?? [];
      return drawFile(framed, { set, verdict: stateOfSet(catalogue, set), months, scale }, measure);
    }
    const post = matchParameters(postPage.pattern, path) && posts.find((known) => known.path === path);
    const cover = post && covers[path];
    if (cover) return drawPost(states, { title, date: post.date, cover }, measure);
    const words = { title, description, isEnglish: isEnglish(path) };
    return drawPage(framed, words, { months: street, scale }, measure);
  };
}
