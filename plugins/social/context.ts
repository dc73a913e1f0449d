/** What every picture is drawn from: the words of the pages, and what is worked out once for all of them. */
import type { CoverProp } from '../blog/client';
import { describeRuler } from '../pages/frame';
import { listLifelines } from '../../src/dataset/catalogue/lifelines';
import type { Catalogue } from '../../src/dataset/catalogue/types';
import { newestSet, yearsOf } from '../../src/dataset/catalogue/sets';
import type { Site } from '../../src/dataset/addresses/files';
import { monthRange, yearOf } from '../../src/dataset/period';
import { describeCoverage } from '../../src/dataset/usability/coverage';
import { monthBars, type MonthBar } from '../../src/dataset/usability/monthBars';
import { scaleOf } from './figures/bars';
import { frame } from './frame';
import type { Measure } from './lines';

/** A page that wants a picture, in its own words. */
export interface PageWords {
  /** below the base path, with slashes at both ends */
  path: string;
  /** without the site's name */
  title: string;
  description: string;
}

/** What pictures tell of a post. */
export interface PostWords {
  path: string;
  date: string;
  tags: string[];
}

export interface Sources {
  catalogue: Catalogue;
  site: Site;
  /** newest first */
  posts: readonly PostWords[];
  /** drawings of posts by path */
  covers: Readonly<Record<string, CoverProp>>;
  measure: Measure;
}

export type Context = ReturnType<typeof toContext>;

/** Works out what several pictures show. */
export function toContext(sources: Sources) {
  const { catalogue, site } = sources;
  const { states, first } = describeRuler(catalogue);
  const host = site.siteUrl.replace(/^https?:\/\//, '') + site.baseUrl.replace(/\/$/, '');
  const years = yearsOf(catalogue);
  const newest = newestSet(catalogue, 'monthly').period;
  const allMonths = monthRange(first, newest);
  const barsByYear = new Map(years.map((year) => [year, monthBars(catalogue, year)]));
  const street: MonthBar[] = allMonths.map(
    (month) => barsByYear.get(yearOf(month))?.[Number(month.slice(5)) - 1] ?? null,
  );
  return {
    ...sources,
    states,
    first,
    host,
    /** the frame of all pictures but those of the home page and of posts */
    framed: frame(states, host),
    map: describeCoverage(catalogue),
    years,
    newest,
    allMonths,
    barsByYear,
    /** rows of every month, in the order of time */
    street,
    scale: scaleOf(street),
    lifelines: listLifelines(catalogue),
    versions: catalogue.versions.map(({ version }) => version),
  };
}
