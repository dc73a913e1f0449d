import { columnAnchor } from '../../../src/domain/catalogue/columns';
import {
  filePage,
  newestFilePage,
  newestVersionPages,
  versionPage,
} from '../../../src/domain/addresses/pages';
import {
  VARIANTS,
  type Catalogue,
  type Column,
  type DataSet,
  type Release,
} from '../../../src/domain/catalogue/types';
import { FILES, type Site } from '../../../src/domain/addresses/files';
import { snippetSource } from '../../../src/domain/snippets/source';
import { familyOf } from '../../../src/domain/catalogue/families';
import {
  columnsOfSet,
  incidentsOfSet,
  setsOfKind,
  versionOf,
  zipName,
} from '../../../src/domain/catalogue/sets';
import { groupBy } from '../../../src/domain/groupBy';
import { slotOf } from '../../../src/domain/period';
import { readerOf } from '../../../src/domain/usability/reader';
import { ownCare } from '../../../src/domain/usability/states';
import { USABILITY_STATES, type Reason, type UsabilityState } from '../../../src/domain/usability/types';
import { rowMeaning } from '../../../src/domain/verdict/lead';
import { verdictOf } from '../../../src/domain/verdict/verdict';
import { reasonWords, rowsWhy } from '../../../src/domain/usability/words';
import { valueMeanings } from '../../../src/domain/words/column';
import { toChanges } from './change';
import { toCitationProp } from './citation';
import { toKnownIncidentProp } from './incident';
import { toFileProps } from './release';
import { toStatistics } from './statistics';
import { toVerdictProp } from './verdict';

/**
 * Addresses that do not change of the newest dataset version, and of the newest monthly set of each variant: path → path of
 * its page.
 * @returns nothing for a variant that no month has
 */
export function toLatestPaths(catalogue: Catalogue): Record<string, string> {
  const version = catalogue.versions.at(-1)?.version ?? '';
  return Object.fromEntries([
    ...newestVersionPages().map((path): [string, string] => [path, versionPage(version)]),
    ...VARIANTS.flatMap((variant): [string, string][] => {
      const newest = catalogue.releases
        .filter((r) => r.granularity === 'monthly' && r.sets.some((s) => s.variant === variant))
        .at(-1);
      return newest ? [[newestFilePage(variant), filePage(newest.period, variant)]] : [];
    }),
  ]);
}

/** A reason for a state, in words, with the id of its incident where there is one to link to. */
export const toReasonProp = (catalogue: Catalogue, reason: Reason) => ({
  text: reasonWords(reason, catalogue.incidents),
  ...('incident' in reason ? { incident: reason.incident } : {}),
});
export type ReasonProp = ReturnType<typeof toReasonProp>;

/** A column that asks for care for reasons of its own. */
interface CaredColumn {
  header: string;
  state: UsabilityState;
  /** places in `FilePageProp.reasons` */
  why: number[];
}

/** Each reason once, since many columns share theirs. */
function toColumns(catalogue: Catalogue, { period, variant }: DataSet, columns: readonly Column[]) {
  const reasons: ReasonProp[] = [];
  const places = new Map<string, number>();
  const place = (reason: ReasonProp): number => {
    const key = JSON.stringify(reason);
    const known = places.get(key) ?? reasons.push(reason) - 1;
    places.set(key, known);
    return known;
  };
  const placesOf = (of: readonly Reason[]) => of.map((reason) => place(toReasonProp(catalogue, reason)));
  const cared: CaredColumn[] = [];
  const props = columns.map((column) => {
    const { header, key, type, unit, codeTable, group, dedupKey } = column;
    const cell = readerOf(catalogue).cell(period, variant, header);
    const own = ownCare(cell);
    if (own.state !== 'fine') cared.push({ header, state: own.state, why: placesOf(own.reasons) });
    const codes = catalogue.codeTables.find((table) => table.id === codeTable)?.codes.length;
    return {
      header,
      ...(key === undefined ? {} : { key }),
      type,
      ...(unit === undefined ? {} : { unit }),
      /** number of codes of a code column */
      ...(codes === undefined ? {} : { codes }),
      group,
      ...(dedupKey ? { dedupKey } : {}),
      state: cell.state,
      /** places in `FilePageProp.reasons`, worst first, of what concerns not every column alike */
      why: placesOf(own.reasons),
      anchor: columnAnchor(column),
    };
  });
  const every = placesOf(verdictOf(catalogue, period, variant).everyColumn);
  return { columns: props, reasons, every, cared };
}

/** Columns of one family that ask for the same care for the same reasons. */
function toCare(columns: readonly CaredColumn[]) {
  const groups = groupBy(columns, ({ header, state, why }) => [state, familyOf(header), ...why].join('|'));
  return [...groups.values()]
    .map((group) => ({
      family: familyOf(group[0].header),
      state: group[0].state,
      headers: group.map(({ header }) => header),
      why: group[0].why,
    }))
    .sort((a, b) => USABILITY_STATES.indexOf(b.state) - USABILITY_STATES.indexOf(a.state));
}

/**
 * The sets of the same month, quarter or year of the calendar, newest first, with the state of their rows; those that are
 * merged by another rule say so, because complete rows alone do not make them comparable.
 */
function toSeason(
  catalogue: Catalogue,
  { granularity: wanted, period }: Release,
  { variant, version }: DataSet,
) {
  const ruleOf = (of: string) => (wanted === 'monthly' ? undefined : versionOf(catalogue, of).merge);
  return setsOfKind(catalogue, wanted, variant)
    .filter((other) => slotOf(other.period) === slotOf(period))
    .map((other) => {
      const rows = readerOf(catalogue).rows(other.period, variant);
      return {
        period: other.period,
        rows: other.rows,
        state: rows.state,
        why: [
          rowsWhy(rows, catalogue.incidents),
          ruleOf(other.version) === ruleOf(version) ? '' : '合併規則不同',
        ]
          .filter(Boolean)
          .join('；'),
      };
    })
    .reverse();
}

/** The releases before and after one that have the same granularity and the variant. */
function neighbours(catalogue: Catalogue, { period, granularity }: Release, { variant }: DataSet) {
  const same = catalogue.releases.filter(
    (r) => r.granularity === granularity && r.sets.some((s) => s.variant === variant),
  );
  const at = same.findIndex((r) => r.period === period);
  return { previous: same[at - 1]?.period, next: same[at + 1]?.period };
}

/** The page of one published set. */
function toFilePageProp(catalogue: Catalogue, site: Site, release: Release, set: DataSet) {
  const { period, granularity, beta } = release;
  const { variant } = set;
  const columns = columnsOfSet(catalogue, set);
  const other = release.sets.find((s) => s.variant !== variant);
  const { previous, next } = neighbours(catalogue, release, set);
  const snippets = snippetSource(catalogue, set, site);
  const facts = toColumns(catalogue, set, columns);
  const statistics = toStatistics(catalogue, set, columns);
  return {
    period,
    variant,
    granularity,
    version: set.version,
    beta,
    rows: set.rows,
    covers: set.covers,
    ...(set.published === undefined ? {} : { published: set.published }),
    files: toFileProps(set),
    /** of the ZIPs whose SHA-256 is recorded */
    checksums: set.files.flatMap((file) =>
      file.sha256 === undefined ? [] : [{ name: zipName(file), sha256: file.sha256 }],
    ),
    /** what code needs to read the CSV; absent where the set has none that is described well enough */
    ...(snippets ? { snippets } : {}),
    /** columns of codes with the path of their table below the base path */
    codeTables: columns.flatMap(({ header, codeTable }) =>
      codeTable === undefined ? [] : [{ header, path: `/${FILES.codes(codeTable, 'csv')}` }],
    ),
    cite: toCitationProp(catalogue, site, set),
    ...(other ? { other: { variant: other.variant, rows: other.rows } } : {}),
    /** what one row stands for, as sentences */
    lead: rowMeaning(catalogue, set),
    verdict: toVerdictProp(catalogue, period, variant),
    columns: facts.columns,
    /** what missing and special values mean */
    meanings: valueMeanings(columns),
    reasons: facts.reasons,
    care: toCare(facts.cared),
    /** places in `reasons` of what every column asks care for, on top of its own reasons */
    everyColumn: facts.every,
    season: toSeason(catalogue, release, set),
    incidents: incidentsOfSet(catalogue, set).map(({ incident }) => toKnownIncidentProp(incident)),
    changes: toChanges(catalogue, set),
    ...(statistics ? { statistics } : {}),
    /** what differed from the periods before and was published all the same */
    ...(set.accepted ? { accepted: set.accepted } : {}),
    ...(previous === undefined ? {} : { previous }),
    ...(next === undefined ? {} : { next }),
  };
}
export type FilePageProp = ReturnType<typeof toFilePageProp>;
export type FileColumnProp = FilePageProp['columns'][number];

/** The pages of all published sets, by path below the base path. */
export function toFilePages(catalogue: Catalogue, site: Site): Record<string, FilePageProp> {
  return Object.fromEntries(
    catalogue.releases.flatMap((release) =>
      release.sets.map((set) => [
        filePage(release.period, set.variant),
        toFilePageProp(catalogue, site, release, set),
      ]),
    ),
  );
}
