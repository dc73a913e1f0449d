/** What the catalogue and the published files of rents tell at first: computed where pages are made. */
import type { Catalogue } from '../catalogue/types';
import type { RentsCountiesDocument, RentsCountyDocument, RentsDocument } from '../formats/schemas';
import { describeVerdict } from '../verdict/describe';
import { newestSound } from '../verdict/verdict';
import { joinableMonths, pairName } from './months';
import {
  type PublishedPeriod,
  type PublishedPeriods,
  type PublishedRents,
  toMonthCell,
} from './publishedRents';
import { RENTS_VARIANT } from './rule';

/** The published documents of rents. */
interface Documents {
  index: Pick<RentsDocument, 'classes' | 'periods'>;
  counties: RentsCountiesDocument;
  districts: readonly RentsCountyDocument[];
}

/** The published file of a month with which a reader may begin. */
export interface FirstRentsFile {
  period: string;
  variant: typeof RENTS_VARIANT;
  rows: number;
}

/** @throws Error where no month of de-duplicated data is without known faults */
export function findFirstRentsFile(catalogue: Catalogue): FirstRentsFile {
  const period = newestSound(catalogue, 'monthly', RENTS_VARIANT);
  const set = catalogue.releases
    .flatMap(({ sets }) => sets)
    .find((one) => one.period === period && one.variant === RENTS_VARIANT);
  if (!set)
    throw new Error(
      'catalogue/releases/：沒有列數與欄位都沒有已知問題的消除重複住宅月資料。修正：至少加入一個。',
    );
  return { period: set.period, variant: RENTS_VARIANT, rows: set.rows };
}

/** The periods with what the catalogue says of them. @param mayJoin may the rents of two months that follow each other be compared? */
export function describeRentPeriods(
  catalogue: Catalogue,
  { index }: Pick<Documents, 'index'>,
  mayJoin: (a: string, b: string) => boolean,
): PublishedPeriods {
  const known = index.periods.map(({ period }) => describeVerdict(catalogue, period, RENTS_VARIANT));
  const all = index.periods.map(({ period }, at) => ({ period, rows: known[at]?.rows ?? 'absent' }));
  const joined = new Set(
    joinableMonths(all.map(({ period, rows }) => ({ period, variant: RENTS_VARIANT, verdict: { rows } })))
      .filter(([a, b]) => mayJoin(a.period, b.period))
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
    periods,
    period: periods[shown]?.period ?? '',
    answer: rows === 'complete' ? '' : (rowsAnswer ?? ''),
  };
}

/**
 * What is told at first of the counties, or of the districts of one.
 * @param code official, of a county; left out for the counties
 * @throws RangeError where the county has no districts with rents
 */
export function describeRents(
  { index, counties, districts }: Documents,
  { periods, period, answer }: PublishedPeriods,
  code?: string,
): PublishedRents {
  const own = districts.find(({ county }) => county.code === code);
  if (code !== undefined && !own) throw new RangeError(`${code} has no districts with rents`);
  const place = periods.findIndex((one) => one.period === period);
  const whole = counties.areas.find((area) => area.code === (code ?? ''))?.figures ?? [];
  return {
    ...(own && { county: own.county }),
    periods,
    classes: (own ?? index).classes,
    period,
    answer,
    months: whole.map(([cell]) => toMonthCell(cell)),
    areas: {
      ...Object.fromEntries((own ?? counties).areas.map((area) => [area.code, area.figures[place] ?? []])),
      [code ?? '']: whole[place] ?? [],
    },
  };
}
