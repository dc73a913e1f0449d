/**
 * May two periods be compared? Worked out from the usability of both and from what changed between their dataset versions.
 *
 * Decisions:
 * - Numbers of rows and values of columns are judged apart: a month that lost a third of its listings still has the rents of
 *   the others. Lost rows therefore ask for care, and only forbid comparing the counts.
 * - Nothing is comparable when a set does not exist, must not be used, or when one period is longer than the other: a listing
 *   that was up for three months is one row of a quarter and three rows of its months.
 * - A column that is empty on both sides is no reason for care: there is nothing to compare.
 */
import { SEVERITIES, type Catalogue, type MergeRule, type Variant } from '../catalogue/types';
import { differences } from '../differences/differences';
import type { VersionChange } from '../differences/types';
import { granularity, monthsOf, type Granularity } from '../period';
import { containsPeriod } from '../quality';
import { matrixColumns } from '../usability/matrix';
import { usabilityReader, type UsabilityReader } from '../usability/reader';
import { reasonId } from '../usability/states';
import { timelineOf } from '../usability/tracks';
import type { CellUsability, RowsReason } from '../usability/types';
import {
  VERDICTS,
  type ColumnComparison,
  type Comparison,
  type ComparisonReason,
  type ComparisonSide,
  type CountComparison,
  type CountReason,
  type IncidentBetween,
  type RowsComparison,
  type SideName,
  type Verdict,
} from './types';

const SIDES: readonly SideName[] = ['a', 'b'];

/** Worst of several verdicts: `comparable` of none. */
export function worstVerdict(verdicts: readonly Verdict[]): Verdict {
  return [...verdicts].sort((x, y) => VERDICTS.indexOf(y) - VERDICTS.indexOf(x))[0] ?? 'comparable';
}

const worstFirst = <T extends { verdict: Verdict }>(reasons: T[]): T[] =>
  reasons.sort((x, y) => VERDICTS.indexOf(y.verdict) - VERDICTS.indexOf(x.verdict));

function sideOf(
  catalogue: Catalogue,
  reader: UsabilityReader,
  period: string,
  variant: Variant,
): ComparisonSide {
  const set = catalogue.releases.find((r) => r.period === period)?.sets.find((s) => s.variant === variant);
  return {
    period,
    granularity: granularity(period),
    ...(set ? { version: set.version, count: set.rows } : {}),
    rows: reader.rows(period, variant),
  };
}

/** What a reason about rows means for the number of rows; nothing, for one that leaves it alone. */
function countVerdict(reason: RowsReason): Verdict {
  switch (reason.type) {
    case 'incident':
      return reason.gives === 'avoid' || reason.severity === 'severe' ? 'not-comparable' : 'with-care';
    case 'months-unpublished':
    case 'not-published':
    case 'variant-not-published':
      return 'not-comparable';
    case 'merge':
    case 'beta':
      return 'comparable';
  }
}

/** The rules of merging of the two versions, where both are quarters or years and the rules differ. */
function mergeOf(
  catalogue: Catalogue,
  a: ComparisonSide,
  b: ComparisonSide,
): { a: MergeRule; b: MergeRule } | undefined {
  const rule = (side: ComparisonSide) =>
    side.granularity === 'monthly'
      ? undefined
      : catalogue.versions.find((v) => v.version === side.version)?.merge;
  const rules = { a: rule(a), b: rule(b) };
  return rules.a && rules.b && rules.a !== rules.b ? { a: rules.a, b: rules.b } : undefined;
}

function compareCounts(catalogue: Catalogue, a: ComparisonSide, b: ComparisonSide): CountComparison {
  if (a.count === undefined || b.count === undefined) {
    const reason: CountReason = { type: 'not-published', verdict: 'not-comparable' };
    return { verdict: 'not-comparable', reasons: [reason] };
  }
  const reasons = SIDES.flatMap((side) =>
    (side === 'a' ? a : b).rows.reasons.flatMap((reason): CountReason[] => {
      const verdict = countVerdict(reason);
      return verdict === 'comparable' ? [] : [{ type: 'rows', side, reason, verdict }];
    }),
  );
  const merge = mergeOf(catalogue, a, b);
  if (merge) reasons.push({ type: 'merge', ...merge, verdict: 'with-care' });
  if (a.granularity !== b.granularity) reasons.push({ type: 'granularity', verdict: 'not-comparable' });
  const change = b.count - a.count;
  return {
    change,
    ...(a.count > 0 ? { share: change / a.count } : {}),
    verdict: worstVerdict(reasons.map((r) => r.verdict)),
    reasons: worstFirst(reasons),
  };
}

/** Changes that are seen in the files of this variant and granularity: those of formats and of the other variant are not. */
function relevantChanges(
  changes: readonly VersionChange[],
  variant: Variant,
  granularities: readonly Granularity[],
): VersionChange[] {
  return changes.filter((change) => {
    if ('format' in change && change.format !== 'csv') return false;
    if ('variant' in change) return change.variant === variant;
    if (change.kind === 'merge-changed') return granularities.every((g) => g !== 'monthly');
    return change.kind !== 'format-added' && change.kind !== 'format-removed';
  });
}

/** What a change means for a column; nothing, for one that does not concern it. */
function changeVerdict(change: VersionChange, header: string): Verdict {
  switch (change.kind) {
    case 'column-changed':
      if (change.column.header !== header) return 'comparable';
      if (change.aspect === 'meaning') return 'not-comparable';
      return change.aspect === 'key' || change.aspect === 'dedup-key' ? 'comparable' : 'with-care';
    case 'booleans-changed':
    case 'codes-added':
    case 'codes-removed':
      return change.columns.includes(header) ? 'with-care' : 'comparable';
    default:
      return 'comparable';
  }
}

const meaningIds = (cell: CellUsability): string =>
  cell.reasons
    .filter((r) => r.type === 'incident' && r.kinds.includes('meaning-changed'))
    .map(reasonId)
    .sort()
    .join();

/** What the states of a column in the two sets mean for comparing it. */
function cellsVerdict(a: CellUsability, b: CellUsability): Verdict {
  const alone = ({ state }: CellUsability): Verdict => {
    if (state === 'fine') return 'comparable';
    return state === 'caution' ? 'with-care' : 'not-comparable';
  };
  // Two periods of the same new meaning can be compared with each other.
  if (meaningIds(a) !== '' && meaningIds(a) === meaningIds(b)) return 'with-care';
  return worstVerdict([alone(a), alone(b)]);
}

function compareColumns(
  catalogue: Catalogue,
  reader: UsabilityReader,
  [a, b]: [ComparisonSide, ComparisonSide],
  variant: Variant,
  changes: readonly VersionChange[],
): ColumnComparison[] {
  const cell = (side: ComparisonSide, header: string): CellUsability => {
    const { state, reasons } = reader.cell(side.period, variant, header);
    return { state, reasons };
  };
  return matrixColumns(catalogue).flatMap(({ header }): ColumnComparison[] => {
    const cells = { a: cell(a, header), b: cell(b, header) };
    const has = SIDES.filter((side) => cells[side].state !== 'absent');
    const [only] = has;
    if (only === undefined) return [];
    if (has.length === 1) {
      const replaced = changes.flatMap((change) => {
        if (change.kind !== 'column-replaced') return [];
        const [mine, other] = only === 'a' ? [change.from, change.to] : [change.to, change.from];
        return mine.some((c) => c.header === header) ? other.map((c) => c.header) : [];
      });
      return [{ header, ...cells, only, instead: replaced, verdict: 'not-comparable', changes: [] }];
    }
    const concerning = changes.filter((change) => changeVerdict(change, header) !== 'comparable');
    const verdict = worstVerdict([
      cellsVerdict(cells.a, cells.b),
      ...concerning.map((change) => changeVerdict(change, header)),
    ]);
    return [{ header, ...cells, instead: [], verdict, changes: concerning }];
  });
}

function columnReasons(columns: readonly ColumnComparison[]): ComparisonReason[] {
  const headers = (wanted: (column: ColumnComparison) => boolean) =>
    columns.filter(wanted).map((c) => c.header);
  // Where both are empty there is nothing to compare, and nothing to be careful about.
  const shared = columns.filter(
    (c) => c.only === undefined && !(c.a.state === 'empty' && c.b.state === 'empty'),
  );
  const notComparable = shared.filter((c) => c.verdict === 'not-comparable').map((c) => c.header);
  const withCare = shared.filter((c) => c.verdict === 'with-care').map((c) => c.header);
  const only = { a: headers((c) => c.only === 'a'), b: headers((c) => c.only === 'b') };
  const nothingLeft = shared.length === notComparable.length;
  return [
    ...(notComparable.length + withCare.length > 0
      ? [
          {
            type: 'columns' as const,
            notComparable,
            withCare,
            verdict: nothingLeft ? ('not-comparable' as const) : ('with-care' as const),
          },
        ]
      : []),
    ...(only.a.length + only.b.length > 0
      ? [{ type: 'only-in-one' as const, ...only, verdict: 'with-care' as const }]
      : []),
  ];
}

function setReasons(catalogue: Catalogue, sides: Record<SideName, ComparisonSide>): ComparisonReason[] {
  const { a, b } = sides;
  const reasons: ComparisonReason[] = [];
  for (const side of SIDES) {
    for (const reason of sides[side].rows.reasons) {
      if (reason.type === 'not-published' || reason.type === 'variant-not-published') {
        reasons.push({ type: 'not-published', side, reason, verdict: 'not-comparable' });
      }
    }
    const avoided = sides[side].rows.reasons.flatMap((r) =>
      r.type === 'incident' && r.gives === 'avoid' ? [r.incident] : [],
    );
    if (avoided.length > 0)
      reasons.push({ type: 'avoid', side, incidents: avoided, verdict: 'not-comparable' });
  }
  if (a.granularity !== b.granularity) {
    const contains = containsPeriod(a.period, b.period)
      ? 'a'
      : containsPeriod(b.period, a.period)
        ? 'b'
        : undefined;
    reasons.push({
      type: 'granularity',
      a: a.granularity,
      b: b.granularity,
      ...(contains ? { contains } : {}),
      verdict: 'not-comparable',
    });
  }
  const merge = mergeOf(catalogue, a, b);
  if (merge) reasons.push({ type: 'merge', ...merge, verdict: 'with-care' });
  return reasons;
}

/** Ids of the incidents that reach the period, or explain why it was never published. */
function concerning(period: string, reader: UsabilityReader): Set<string> {
  const explain = reader
    .rows(period, 'raw')
    .reasons.flatMap((r) => (r.type === 'not-published' ? r.incidents : []));
  return new Set([...reader.incidents(period).map((r) => r.incident.id), ...explain]);
}

/** What lies strictly between the two periods; nothing when one contains the other. */
function betweenPeriods(
  catalogue: Catalogue,
  reader: UsabilityReader,
  a: ComparisonSide,
  b: ComparisonSide,
): Comparison['between'] {
  const [first, second] = [monthsOf(a.period), monthsOf(b.period)];
  const [early, late] = (first[0] as string) <= (second[0] as string) ? [first, second] : [second, first];
  const wanted = a.granularity === b.granularity ? a.granularity : 'monthly';
  const inside = timelineOf(catalogue, wanted).filter((period) =>
    monthsOf(period).every((m) => m > (early.at(-1) as string) && m < (late[0] as string)),
  );
  const published = new Set(catalogue.releases.map((r) => r.period));
  const touching = new Set(
    [a, b].flatMap(({ period }) => reader.incidents(period).map((r) => r.incident.id)),
  );
  const byPeriod = inside.map((period) => ({ period, ids: concerning(period, reader) }));
  const incidents = catalogue.incidents.flatMap((incident): IncidentBetween[] => {
    const { id, severity, kinds } = incident;
    if (severity === 'note' || touching.has(id)) return [];
    const periods = byPeriod.filter(({ ids }) => ids.has(id)).map(({ period }) => period);
    return periods.length > 0 ? [{ incident: id, severity, kinds, periods }] : [];
  });
  return {
    unpublished: inside.filter((period) => !published.has(period)),
    incidents: incidents.sort((x, y) => SEVERITIES.indexOf(y.severity) - SEVERITIES.indexOf(x.severity)),
  };
}

/**
 * Compares only the numbers of rows of two periods of one variant: a small part of the work of `compare`, and the same
 * result. The change is that from `a` to `b`, whichever is the earlier.
 * @param reader one made by `usabilityReader`, when many pairs are compared
 * @throws RangeError when either is not a period
 */
export function compareRows(
  catalogue: Catalogue,
  a: string,
  b: string,
  variant: Variant,
  reader: UsabilityReader = usabilityReader(catalogue),
): RowsComparison {
  const sides = {
    a: sideOf(catalogue, reader, a, variant),
    b: sideOf(catalogue, reader, b, variant),
  };
  return { ...sides, counts: compareCounts(catalogue, sides.a, sides.b) };
}

/**
 * Compares two periods of one variant: rows, columns, versions, and what happened in between. The change is that from `a` to
 * `b`, whichever is the earlier.
 * @param reader one made by `usabilityReader`, when many pairs are compared
 * @throws RangeError when either is not a period
 */
export function compare(
  catalogue: Catalogue,
  a: string,
  b: string,
  variant: Variant,
  reader: UsabilityReader = usabilityReader(catalogue),
): Comparison {
  const { counts, ...sides } = compareRows(catalogue, a, b, variant, reader);
  const { version: from } = sides.a;
  const { version: to } = sides.b;
  const both = from !== undefined && to !== undefined;
  const changes = both
    ? relevantChanges(differences(catalogue, from, to).changes, variant, [
        sides.a.granularity,
        sides.b.granularity,
      ])
    : [];
  const columns = both ? compareColumns(catalogue, reader, [sides.a, sides.b], variant, changes) : [];
  const ofSets = setReasons(catalogue, sides);
  // Of a period that must not be used, every column is out; to name them all would say nothing more.
  const ofColumns = columnReasons(columns).filter(
    (reason) => reason.type !== 'columns' || !ofSets.some((r) => r.type === 'avoid'),
  );
  const reasons: ComparisonReason[] = [
    ...ofSets,
    ...(both && counts.verdict !== 'comparable'
      ? [{ type: 'counts' as const, verdict: 'with-care' as const }]
      : []),
    ...ofColumns,
  ];
  return {
    variant,
    ...sides,
    verdict: worstVerdict(reasons.map((r) => r.verdict)),
    reasons: worstFirst(reasons),
    counts,
    columns,
    changes,
    between: betweenPeriods(catalogue, reader, sides.a, sides.b),
  };
}
