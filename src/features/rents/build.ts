/** What the pages of rents have of the catalogue; computed once for all of them. */
import { type Catalogue, describeVerdict, newestSound, type Site } from 'rental-data';
import { type RentFiles, toRentFiles } from 'rental-data/formats';
import { mayJoinRents } from 'rental-files/session';
import type { FirstFile } from './Choose';
import { LETTERS_ACROSS } from '@site/src/features/areas/lettersAcross';
import { drawAreas, type AreaTopology } from 'chart-geometry/map';
import { joinableMonths, pairName } from 'rental-data/statistics';
import { toMonth, type PublishedPeriod, type PublishedRents } from './published';

const VARIANT = 'deduplicated';

/** The file with which a reader may begin. @throws Error where no month of de-duplicated data is without known faults */
export function findFirstFile(catalogue: Catalogue): FirstFile {
  const period = newestSound(catalogue, 'monthly', VARIANT);
  const set = catalogue.releases
    .flatMap(({ sets }) => sets)
    .find((one) => one.period === period && one.variant === VARIANT);
  if (!set)
    throw new Error(
      'catalogue/releases/：沒有列數與欄位都沒有已知問題的消除重複住宅月資料。修正：至少加入一個。',
    );
  return { period: set.period, variant: VARIANT, rows: set.rows };
}

interface Shared extends Pick<PublishedRents, 'periods' | 'period' | 'answer'> {
  files: RentFiles;
}

const made = new WeakMap<Catalogue, Shared>();

function share(catalogue: Catalogue, files: RentFiles): Shared {
  const known = files.index.periods.map(({ period }) => describeVerdict(catalogue, period, VARIANT));
  const all = files.index.periods.map(({ period }, at) => ({ period, rows: known[at]?.rows ?? 'absent' }));
  const joined = new Set(
    joinableMonths(all.map(({ period, rows }) => ({ period, variant: VARIANT, verdict: { rows } })))
      .filter(([a, b]) => mayJoinRents(catalogue, a.period, b.period, VARIANT))
      .map(([a, b]) => pairName(a.period, b.period)),
  );
  const periods = all.map(({ period, rows }, at): PublishedPeriod => ({
    period,
    rows,
    rent: known[at]?.rent ?? 'absent',
    ...(joined.has(pairName(all[at - 1]?.period ?? '', period)) && { isJoined: true }),
  }));
  const sound = periods.findLastIndex(({ rows, rent }) => rows === 'complete' && rent === 'fine');
  const shown = sound < 0 ? periods.length - 1 : sound;
  const { rows, rowsAnswer } = known[shown] ?? {};
  return {
    files,
    periods,
    period: periods[shown]?.period ?? '',
    answer: rows === 'complete' ? '' : (rowsAnswer ?? ''),
  };
}

/**
 * What is published of the counties, or of the districts of one.
 * @param county official code; left out for the counties
 * @returns undefined where nothing is published @throws RangeError where the county has no districts with rents
 */
export function publishedRents(
  catalogue: Catalogue,
  site: Site,
  topology: AreaTopology,
  county?: string,
): PublishedRents | undefined {
  const files = made.get(catalogue)?.files ?? toRentFiles(catalogue, site);
  if (!files) return undefined;
  const shared = made.get(catalogue) ?? share(catalogue, files);
  made.set(catalogue, shared);
  const { periods, period, answer } = shared;
  const own = files.districts.find((one) => one.county.code === county);
  if (county !== undefined && !own) throw new RangeError(`${county} has no districts with rents`);
  const place = periods.findIndex((one) => one.period === period);
  const { areas } = own ?? files.counties;
  const whole = files.counties.areas.find(({ code }) => code === (county ?? ''))?.figures ?? [];
  return {
    ...(own && { county: { ...own.county, map: drawAreas(topology, own.county.code, LETTERS_ACROSS) } }),
    periods,
    classes: (own ?? files.index).classes,
    period,
    answer,
    months: whole.map(([cell]) => toMonth(cell)),
    areas: {
      ...Object.fromEntries(areas.map((area) => [area.code, area.figures[place] ?? []])),
      [county ?? '']: whole[place] ?? [],
    },
  };
}

/** How the rents are cited. @returns undefined where nothing is published */
export const rentsCitation = (catalogue: Catalogue): RentFiles['index'] | undefined =>
  made.get(catalogue)?.files.index;
