import { columnAnchor } from '../../../src/domain/catalogue/columns';
import { filePage, newestFilePage } from '../../../src/domain/addresses/pages';
import {
  VARIANTS,
  type Catalogue,
  type Column,
  type DataSet,
  type Release,
} from '../../../src/domain/catalogue/types';
import { FILES, type Site } from '../../../src/domain/addresses/files';
import { snippetSource } from '../../../src/domain/snippets/source';
import { columnsOfSet, incidentsOfSet } from '../../../src/domain/catalogue/sets';
import { usabilityReader, type UsabilityReader } from '../../../src/domain/usability/reader';
import type { Reason } from '../../../src/domain/usability/types';
import { rowMeaning } from '../../../src/domain/verdict/lead';
import { reasonWords } from '../../../src/domain/usability/words';
import type { FileColumnProp, FilePageProp, ReasonProp } from '../client';
import { toChanges } from './change';
import { toCitationProp } from './citation';
import { toKnownIncidentProp } from './incident';
import { toVerdictProp } from './verdict';

/**
 * Addresses of the newest monthly set of each variant that do not change: path → path of its page.
 * @returns nothing for a variant that no month has
 */
export function toLatestPaths(catalogue: Catalogue): Record<string, string> {
  return Object.fromEntries(
    VARIANTS.flatMap((variant) => {
      const newest = catalogue.releases
        .filter((r) => r.granularity === 'monthly' && r.sets.some((s) => s.variant === variant))
        .at(-1);
      return newest ? [[newestFilePage(variant), filePage(newest.period, variant)]] : [];
    }),
  );
}

const toReason = (catalogue: Catalogue, reason: Reason): ReasonProp => ({
  text: reasonWords(reason, catalogue.incidents),
  ...('incident' in reason ? { incident: reason.incident } : {}),
});

/** Each reason once, since many columns share theirs. */
function toColumns(
  catalogue: Catalogue,
  reader: UsabilityReader,
  { period, variant }: DataSet,
  columns: readonly Column[],
): Pick<FilePageProp, 'columns' | 'reasons' | 'counts'> {
  const reasons: ReasonProp[] = [];
  const places = new Map<string, number>();
  const place = (reason: ReasonProp): number => {
    const key = JSON.stringify(reason);
    const known = places.get(key) ?? reasons.push(reason) - 1;
    places.set(key, known);
    return known;
  };
  const counts: FilePageProp['counts'] = {};
  const props = columns.map((column): FileColumnProp => {
    const { header, key, type, unit, codeTable, group, dedupKey } = column;
    const cell = reader.cell(period, variant, header);
    counts[cell.state] = (counts[cell.state] ?? 0) + 1;
    const codes = catalogue.codeTables.find((table) => table.id === codeTable)?.codes.length;
    return {
      header,
      ...(key === undefined ? {} : { key }),
      type,
      ...(unit === undefined ? {} : { unit }),
      ...(codes === undefined ? {} : { codes }),
      group,
      ...(dedupKey ? { dedupKey } : {}),
      state: cell.state,
      why: cell.reasons.map((reason) => place(toReason(catalogue, reason))),
      anchor: columnAnchor(column),
    };
  });
  return { columns: props, reasons, counts };
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
function toFilePageProp(
  catalogue: Catalogue,
  site: Site,
  reader: UsabilityReader,
  release: Release,
  set: DataSet,
): FilePageProp {
  const { period, granularity, beta } = release;
  const { variant } = set;
  const columns = columnsOfSet(catalogue, set);
  const other = release.sets.find((s) => s.variant !== variant);
  const { previous, next } = neighbours(catalogue, release, set);
  const snippets = snippetSource(catalogue, set, site);
  return {
    period,
    variant,
    granularity,
    version: set.version,
    beta,
    rows: set.rows,
    files: set.files.map(({ format, bytes, url }) => ({ format, bytes, url })),
    ...(snippets ? { snippets } : {}),
    codeTables: columns.flatMap(({ header, codeTable }) =>
      codeTable === undefined ? [] : [{ header, path: `/${FILES.codes(codeTable, 'csv')}` }],
    ),
    cite: toCitationProp(catalogue, site, set),
    ...(other ? { other: { variant: other.variant, rows: other.rows } } : {}),
    lead: rowMeaning(catalogue, set),
    verdict: toVerdictProp(catalogue, period, variant),
    ...toColumns(catalogue, reader, set, columns),
    incidents: incidentsOfSet(catalogue, set).map(({ incident }) => toKnownIncidentProp(incident)),
    changes: toChanges(catalogue, reader, set),
    ...(previous === undefined ? {} : { previous }),
    ...(next === undefined ? {} : { next }),
  };
}

/** The pages of all published sets, by path below the base path. */
export function toFilePages(catalogue: Catalogue, site: Site): Record<string, FilePageProp> {
  const reader = usabilityReader(catalogue);
  return Object.fromEntries(
    catalogue.releases.flatMap((release) =>
      release.sets.map((set) => [
        filePage(release.period, set.variant),
        toFilePageProp(catalogue, site, reader, release, set),
      ]),
    ),
  );
}
