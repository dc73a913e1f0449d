/** Rents by area and type as they are published. A catalogue without statistics publishes none. */
import { resolveAddress, FILES, type Site } from '../addresses/files';
import { findCsv, findSet, zipName } from '../catalogue/sets';
import type { Catalogue } from '../catalogue/types';
import { toShortLine } from '../citation/press';
import { setsReference } from '../citation/reference';
import { first } from '../helpers/first';
import { groupBy } from '../helpers/groupBy';
import { areasIn, WHOLE_COUNTRY } from '../statistics/areas';
import { toRentCell, type RentCell } from '../statistics/cells';
import { makeClasses } from '../statistics/classes';
import {
  FEWEST_ROWS,
  PROPERTY_TYPES,
  RENTS_VARIANT,
  RULE_VERSION,
  STATISTICS_COLUMNS,
} from '../statistics/rule';
import { statisticsToCsv } from '../statistics/table';
import type { Area, StatisticsRow } from '../statistics/types';
import { rowsWords } from '../usability/words';
import { getVerdict } from '../verdict/verdict';
import { verdictHeadline } from '../verdict/words';
import { RENTS_NOTICE, RENTS_TITLE, WHOLE_COUNTRY_NAME } from '../words/rents';
import { head } from './documents';
import type { RentsCountiesDocument, RentsCountyDocument, RentsDocument } from './schemas';

/** The code table of 物件類型. */
const PROPERTY_TYPE_TABLE = 'property_type';

export interface RentFiles {
  index: RentsDocument;
  counties: RentsCountiesDocument;
  /** one for each county of which any district has rents, in the order of the code table */
  districts: RentsCountyDocument[];
  /** all rows as CSV */
  table: string;
}

const areaCode = ({ county, district }: Area): string => district || county;

function toRule(catalogue: Catalogue): RentsDocument['rule'] {
  const { county, district, type, rent, fees, size } = STATISTICS_COLUMNS;
  const labels = new Map(
    catalogue.codeTables
      .find(({ id }) => id === PROPERTY_TYPE_TABLE)
      ?.codes.map(({ code, label }) => [code, label]),
  );
  return {
    version: RULE_VERSION,
    variant: RENTS_VARIANT,
    columns: { county, district, type, rent, fees: [...fees], size },
    propertyTypes: PROPERTY_TYPES.map((code) => ({ code, label: labels.get(code) ?? String(code) })),
    fewestRows: FEWEST_ROWS,
    perPing: `（${[rent, ...fees].join('＋')}）÷${size}`,
    quantiles: 'linear',
    outliers: 'kept',
  };
}

function toPeriod(
  catalogue: Catalogue,
  period: string,
  rows: readonly StatisticsRow[],
  site: Site,
): RentsDocument['periods'][number] {
  const set = findSet(catalogue, period, RENTS_VARIANT);
  const verdict = getVerdict(catalogue, period, RENTS_VARIANT);
  const file = findCsv(set) ?? first(set.files);
  const country = rows.filter((row) => areaCode(row) === areaCode(WHOLE_COUNTRY));
  return {
    period,
    comparable: first(rows).comparable,
    verdict: {
      rows: verdict.rows.state,
      text: rowsWords(verdict.rows, catalogue.incidents),
      rent: verdict.rent?.state ?? 'absent',
      headline: verdictHeadline(verdict, catalogue.incidents),
    },
    rows: set.rows,
    counted: country.reduce((sum, { n }) => sum + n, 0),
    source: { url: file.url, name: zipName(file), bytes: file.bytes, sha256: file.sha256 },
    page: resolveAddress(site, site.pages.file(period, RENTS_VARIANT)),
  };
}

/**
 * The published files of rents; undefined where the catalogue has no statistics.
 * @throws RangeError where the catalogue lacks the set of a period, or official codes
 */
export function toRentFiles(catalogue: Catalogue, site: Site): RentFiles | undefined {
  const { statistics } = catalogue;
  if (statistics.length === 0) return undefined;
  const byPeriod = groupBy(statistics, ({ period }) => period);
  const periods = [...byPeriod.keys()];
  const cells = new Map<string, RentCell>();
  for (const row of statistics)
    cells.set([row.period, areaCode(row), row.propertyType].join(), toRentCell(row));
  const toArea = (area: Area, name: string): RentsCountyDocument['areas'][number] => ({
    code: areaCode(area),
    name,
    figures: periods.map((period) =>
      PROPERTY_TYPES.map((type) => cells.get([period, areaCode(area), type].join()) ?? null),
    ),
  });
  const known = areasIn(catalogue);
  const withDistricts = new Set(statistics.flatMap(({ county, district }) => (district ? county : [])));
  const districts = [...known.counties.values()]
    .filter(({ county }) => withDistricts.has(county))
    .map(({ county, countyName }): RentsCountyDocument => ({
      ...head('rents-county', site),
      notice: `${RENTS_NOTICE}。`,
      county: { code: county, name: countyName },
      classes: makeClasses(statistics, county),
      periods,
      areas: [...known.districts.values()]
        .filter((area) => area.county === county)
        .map((area) => toArea(area, area.districtName)),
    }));
  const sets = periods.map((period) => findSet(catalogue, period, RENTS_VARIANT));
  const page = resolveAddress(site, site.pages.rents);
  const reference = setsReference(catalogue, sets, {
    id: 'tw-rental-rents',
    url: page,
    part: RENTS_TITLE,
    details: [RENTS_NOTICE],
  });
  return {
    index: {
      ...head('rents', site),
      notice: `${RENTS_NOTICE}。`,
      citation: toShortLine(reference),
      page,
      rule: toRule(catalogue),
      classes: makeClasses(statistics),
      periods: [...byPeriod].map(([period, rows]) => toPeriod(catalogue, period, rows, site)),
      files: {
        counties: resolveAddress(site, FILES.rentsCounties),
        districts: districts.map(({ county }) => ({
          ...county,
          address: resolveAddress(site, FILES.rentsCounty(county.code)),
        })),
        table: resolveAddress(site, FILES.rentsTable),
        tableSchema: resolveAddress(site, FILES.rentsTableSchema),
      },
    },
    counties: {
      ...head('rents-counties', site),
      notice: `${RENTS_NOTICE}。`,
      periods,
      areas: [
        toArea(WHOLE_COUNTRY, WHOLE_COUNTRY_NAME),
        ...[...known.counties.values()].map((area) => toArea(area, area.countyName)),
      ],
    },
    districts,
    table: statisticsToCsv(statistics),
  };
}
