import { first } from '../../../src/domain/first';
import { exampleRow } from '../../../src/domain/catalogue/example';
import { columnAnchor, columnsOf, spanOf, touchesColumn } from '../../../src/domain/catalogue/columns';
import {
  COLUMN_GROUPS,
  worstFirst,
  VARIANTS,
  type Catalogue,
  type Code,
  type Column,
  type DatasetVersion,
  type DwellingFilter,
  type Release,
  type Variant,
} from '../../../src/domain/catalogue/types';
import { codesIn, lastDayOf } from '../../../src/domain/differences/differences';
import { withCertainty } from '../../../src/domain/words';
import { formatCount } from '../../../src/domain/text/format';
import { incidentsOfVersion, periodsOfIncident } from '../../../src/domain/catalogue/sets';
import { spanListWords } from '../../../src/domain/period';
import { toDraftRefs } from './drafts';
import { toKnownIncidentProp } from './incident';
import { toMarkProp } from './release';

/** Code tables up to this many codes are listed beside the column; longer ones are linked. */
const LISTED_IN_PLACE = 12;

const releasesOf = (catalogue: Catalogue, version: DatasetVersion) =>
  catalogue.releases.filter((r) => r.version === version.version);

/** The last month whose file keeps to a format that was no longer produced when the month began. */
function lastMonthOf({ until }: DatasetVersion, releases: readonly Release[]): string | undefined {
  if (until === null) return undefined;
  const months = releases.filter((r) => r.granularity === 'monthly').map((r) => r.period);
  return months.findLast((month) => `${month}-01` >= until);
}

/** Facts of a version that stand at the top of its page and in the overview. */
export function toVersionFactsProp(catalogue: Catalogue, version: DatasetVersion) {
  const releases = releasesOf(catalogue, version);
  const lastMonth = lastMonthOf(version, releases);
  const newestMonth = releases.findLast((r) => r.granularity === 'monthly')?.period;
  const columns: Partial<Record<Variant, number>> = {};
  for (const variant of version.variants) columns[variant] = columnsOf(catalogue, version, variant).length;
  return {
    version: version.version,
    released: version.released,
    until: version.until,
    /** last month in this version that began when its format was no longer produced */
    ...(lastMonth ? { lastMonth } : {}),
    /** newest month of this version */
    ...(newestMonth ? { newestMonth } : {}),
    formats: version.formats,
    ...(version.formatPolicy ? { formatPolicy: version.formatPolicy } : {}),
    variants: version.variants,
    booleans: version.booleans,
    summary: version.summary,
    changes: version.changes,
    lacks: version.lacks,
    columns,
    periods: {
      text: spanListWords(releases.map((r) => r.period)),
      count: releases.length,
      files: releases.flatMap((r) => r.sets.flatMap((s) => s.files)).length,
    },
    betaPeriods: releases.filter((r) => r.beta).map((r) => r.period),
  };
}
export type VersionFactsProp = ReturnType<typeof toVersionFactsProp>;

/** The definitions of one header, that of the raw data first, whatever their order in the files. */
export function rawFirst(same: readonly Column[]): Column[] {
  const place = ({ variants }: Column) => VARIANTS.findIndex((v) => variants.includes(v));
  return [...same].sort((a, b) => place(a) - place(b));
}

/** The columns of a version: one entry per header, with a definition per variant where they differ. */
function toColumnProps(catalogue: Catalogue, version: DatasetVersion) {
  const here = catalogue.columns.filter((c) =>
    VARIANTS.some((v) => columnsOf(catalogue, version, v).includes(c)),
  );
  const incidents = incidentsOfVersion(catalogue, version.version);
  const byHeader = new Map<string, Column[]>();
  for (const column of here) byHeader.set(column.header, [...(byHeader.get(column.header) ?? []), column]);
  return [...byHeader.values()].map((found) => {
    const same = rawFirst(found);
    const column = first(same);
    const table = catalogue.codeTables.find((t) => t.id === column.codeTable);
    const codes = table ? codesIn(table, lastDayOf(catalogue, version)) : [];
    return {
      anchor: columnAnchor(column),
      header: column.header,
      ...(column.key ? { key: column.key } : {}),
      type: column.type,
      ...(column.unit ? { unit: column.unit } : {}),
      ...(table
        ? {
            codes: {
              table: table.id,
              title: table.title,
              count: codes.length,
              ...(codes.length <= LISTED_IN_PLACE ? { list: codes.map(toPair) } : {}),
            },
          }
        : {}),
      group: column.group,
      dedupKey: same.some((c) => c.dedupKey) && version.variants.includes('deduplicated'),
      definitions: same.map((c) => ({
        variants: c.variants.filter((v) => version.variants.includes(v)),
        description: c.description,
        ...spanOf(catalogue.columns, c),
      })),
      marks: incidents
        .filter((i) => touchesColumn(i, column))
        .sort(worstFirst)
        .map(toMarkProp),
    };
  });
}
export type ColumnProp = ReturnType<typeof toColumnProps>[number];

const toPair = ({ code, label }: Code): [number, string] => [code, label];

function toCodeTableProps(catalogue: Catalogue, version: DatasetVersion) {
  return catalogue.codeTables.map((table) => ({
    id: table.id,
    title: table.title,
    count: codesIn(table, lastDayOf(catalogue, version)).length,
  }));
}

/** What a missing value of a column means, in a sentence; undefined where nobody wrote it down. */
const missingWords = ({ missing, neverMissing }: Column): string | undefined =>
  neverMissing ? '不會有缺值。' : missing;

/**
 * What missing values mean and which values mean something else than what they say: columns for which the same holds stand
 * together, each with its place in the tables of columns. Columns of which nothing is recorded are left out.
 */
export function toSpecialValues(catalogue: Catalogue, version: DatasetVersion) {
  const here = catalogue.columns.filter((c) =>
    VARIANTS.some((v) => columnsOf(catalogue, version, v).includes(c)),
  );
  const groups = new Map<string, Column[]>();
  for (const column of here) {
    const { special = [] } = column;
    const missing = missingWords(column);
    if (missing === undefined && special.length === 0) continue;
    const key = JSON.stringify([missing, special]);
    groups.set(key, [...(groups.get(key) ?? []), column]);
  }
  return [...groups.values()].map((columns) => {
    const column = first(columns);
    const names = new Map(columns.map((c) => [columnAnchor(c), c.header]));
    return {
      columns: [...names].map(([anchor, header]) => ({ header, anchor })),
      missing: missingWords(column) ?? '',
      special: (column.special ?? []).map(({ value, meaning, certainty }) => ({
        value,
        meaning: withCertainty(meaning, certainty),
      })),
    };
  });
}

/** One invented row of each variant side by side, by header; undefined where a variant has no example. */
function toExampleProp(catalogue: Catalogue, version: DatasetVersion) {
  const rows = version.variants.map((variant) => exampleRow(catalogue, version, variant));
  const maps = rows.map((row) => new Map(row?.map(({ header, value }) => [header, value])));
  if (rows.some((row) => row === undefined)) return undefined;
  const headers = [...new Set(catalogue.columns.map(({ header }) => header))];
  return headers
    .filter((header) => maps.some((row) => row.has(header)))
    .map((header) => ({ header, values: maps.map((row) => row.get(header) ?? null) }));
}

/** The conditions of the dwelling filter as sentences, in the order in which they are applied. */
export function dwellingFilterWords(filter: DwellingFilter): string[] {
  const limit = (bound: DwellingFilter['floor']) =>
    'most' in bound ? `不超過${formatCount(bound.most)}` : `低於${formatCount(bound.below)}`;
  const or = (labels: string[]) => [labels.slice(0, -1).join('、'), labels.at(-1)].filter(Boolean).join('或');
  return [
    `建築類型是${or(filter.buildingTypes)}。`,
    `物件類型是${or(filter.propertyTypes)}。`,
    `建物樓高${limit(filter.buildingFloors)}層。`,
    `所在樓層${limit(filter.floor)}樓。`,
    ...(filter.floorsAboveBuilding === undefined
      ? []
      : [`所在樓層不超過建物樓高加${filter.floorsAboveBuilding}，為頂樓加蓋留餘地。`]),
    `坪數${limit(filter.floorArea)}坪。`,
    `每坪租金${limit(filter.rentPerPing)}元。`,
  ];
}

/** Everything a versioned page shows of the catalogue, for exactly that version. */
export function toVersionProp(catalogue: Catalogue, version: DatasetVersion) {
  const columnList = toColumnProps(catalogue, version);
  const deduplicated = version.variants.includes('deduplicated');
  return {
    ...toVersionFactsProp(catalogue, version),
    versions: catalogue.versions.map((v) => v.version).reverse(),
    /** of the newest version: what may follow it */
    drafts: toDraftRefs(catalogue).filter(({ from }) => from === version.version),
    columnList,
    codeTables: toCodeTableProps(catalogue, version),
    dedupKey: columnList.filter((c) => c.dedupKey).map(({ header, anchor }) => ({ header, anchor })),
    filters: deduplicated
      ? catalogue.dataset.dwellingFilters
          .filter(({ versions }) => versions.includes(version.version))
          .map((filter) => ({ from: filter.from, conditions: dwellingFilterWords(filter) }))
      : [],
    specialValues: toSpecialValues(catalogue, version),
    example: toExampleProp(catalogue, version),
    corrections: (version.corrections ?? []).map(({ from, text, certainty }) => ({
      from,
      text: withCertainty(text, certainty),
    })),
    incidents: incidentsOfVersion(catalogue, version.version).map((incident) => {
      const { advice: _advice, effect: _effect, ...told } = toKnownIncidentProp(incident);
      // Of an incident of many versions a page tells the periods of its own.
      const own = spanListWords(periodsOfIncident(catalogue, incident, version.version));
      return 'from' in told ? told : { ...told, periods: own };
    }),
  };
}
export type VersionProp = ReturnType<typeof toVersionProp>;

/** The columns of all versions, one per header, by group and then in the order of the files. */
export function toLifelines(catalogue: Catalogue) {
  const headers = [...new Set(catalogue.columns.map((c) => c.header))];
  const lines = headers.map((header) => {
    const same = rawFirst(catalogue.columns.filter((c) => c.header === header));
    const column = first(same);
    const letters = catalogue.versions.map((version) => {
      const raw = columnsOf(catalogue, version, 'raw').some((c) => c.header === header);
      const deduplicated = columnsOf(catalogue, version, 'deduplicated').some((c) => c.header === header);
      return raw && deduplicated ? 'b' : raw ? 'r' : deduplicated ? 'd' : '-';
    });
    const newest = catalogue.versions.filter((_, i) => letters[i] !== '-').at(-1);
    return {
      anchor: columnAnchor(column),
      header,
      ...(column.key ? { key: column.key } : {}),
      group: column.group,
      type: column.type,
      ...(column.unit ? { unit: column.unit } : {}),
      /** a letter per version: r raw, d deduplicated, b both, - absent */
      life: letters.join(''),
      newest: newest?.version ?? column.since,
    };
  });
  return lines.sort((a, b) => COLUMN_GROUPS.indexOf(a.group) - COLUMN_GROUPS.indexOf(b.group));
}
export type LifelineProp = ReturnType<typeof toLifelines>[number];

/** Everything the overview of the versions shows of the catalogue. */
export function toOverviewProp(catalogue: Catalogue) {
  return {
    versions: catalogue.versions.map((v) => toVersionFactsProp(catalogue, v)).reverse(),
    drafts: toDraftRefs(catalogue),
    columns: toLifelines(catalogue),
  };
}
