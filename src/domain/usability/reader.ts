/**
 * May I use this? Answers for one column of one set, from incidents, dataset versions and releases.
 *
 * Decisions, each for the sake of somebody about to use a file:
 * - Rows and values are told apart. Lost rows make counts useless and leave the values of the remaining rows right, so they
 *   set the state of the rows and not of the columns. The one exception are periods that must not be used at all (`avoid`):
 *   there every column is severe, or a reader who only looks at columns would go on.
 * - Rows that an incident touched without losing them to a gap (`countsAffected`: crawled once a week) cannot be compared:
 *   what a week shows is another number than what a month shows.
 * - A note changes no state: a column with nothing but notes is fine, with reasons.
 * - Quarters and years inherit from what they contain (`reachOf`); the reasons name the months.
 * - A version that only differs from the newest one in notation or in its rule of merging is not worse for it: the reason is
 *   given, the state stays. What changes between two versions is told by `src/domain/differences`.
 */
import { columnsOf, touchesColumn } from '../catalogue/columns';
import {
  SEVERITIES,
  type Catalogue,
  type Column,
  type DatasetVersion,
  type Incident,
  type Release,
  type Variant,
} from '../catalogue/types';
import { granularity, monthsOf, periodListWords } from '../period';
import { containsPeriod, estimatedLoss, reachOf, touchesRows, type Reach, type RowState } from '../quality';
import { reasonId, stateOfKind, worstRowsState, worstState } from './states';
import {
  ROWS_STATES,
  USABILITY_STATES,
  type AbsentReason,
  type CellReason,
  type CellUsability,
  type NotPublished,
  type RowsReason,
  type RowsUsability,
  type Usability,
  type VariantNotPublished,
} from './types';

/** Answers for many cells of one catalogue without working anything out twice. */
export interface UsabilityReader {
  /**
   * One column of one period and variant, whether published or not.
   * @throws RangeError when the period is none, or when no version has a column of that header
   */
  cell(period: string, variant: Variant, header: string): Usability;
  /** The rows of one period and variant. @throws RangeError when the period is none */
  rows(period: string, variant: Variant): RowsUsability;
  /**
   * The incidents that reach a period, by itself or through what it contains, worst first; published or not.
   * @throws RangeError when the period is none
   */
  incidents(period: string): readonly Reached[];
}

/** An incident and how it reaches a period. */
export interface Reached {
  incident: Incident;
  reach: Reach;
}

const inherited = ({ through }: Reach): { through?: string[] } => (through.length > 0 ? { through } : {});

/** The function, which works each answer out once. */
function memo<T>(make: (key: string) => T): (key: string) => T {
  const known = new Map<string, T>();
  return (key) => {
    const found = known.get(key) ?? make(key);
    known.set(key, found);
    return found;
  };
}

/** Gives one and the same cell for all lists of reasons that say the same. */
function shareCells(): (reasons: CellReason[]) => CellUsability {
  const shared = new Map<string, CellUsability>();
  return (reasons) => {
    const key = reasons.map(reasonId).join('|');
    const cell = shared.get(key) ?? { state: worstState(reasons.map((r) => r.gives)), reasons };
    shared.set(key, cell);
    return cell;
  };
}

/** Must the period not be used, by itself or because of what it inherits? */
const isAvoided = ({ incident, reach }: Reached, period: string): boolean =>
  reach.through.length > 0
    ? reach.through.some((p) => incident.avoid.includes(p))
    : incident.avoid.includes(period);

function rowsGiven(reached: Reached, period: string): RowState {
  const { kinds, severity } = reached.incident;
  if (!kinds.includes('rows-missing')) return 'not-comparable';
  if (isAvoided(reached, period)) return 'avoid';
  return severity === 'severe' ? 'not-comparable' : 'partial';
}

/**
 * What an incident did to the rows of a period, as a phrase: the record's own words, or the estimated loss. A period that
 * inherits it from its months says so.
 */
function whyOfRows({ incident, reach }: Reached, period: string): string {
  const of = (p: string): string => {
    const loss = incident.estimatedLoss[p];
    return incident.rowsReasons[p] ?? (loss === undefined ? incident.title : `估計短少${loss}%`);
  };
  if (reach.through.length === 0) return of(period);
  return `${[...new Set(reach.through.map(of))].join('；')}（${periodListWords(reach.through)}）`;
}

/** Why the period has no release. */
function notPublished(catalogue: Catalogue, period: string): NotPublished {
  const { since, asOf } = catalogue.dataset;
  const months = monthsOf(period);
  const last = months.at(-1) as string;
  const when = last < since ? 'before' : last > asOf ? 'not-yet' : 'never';
  const published = catalogue.releases.filter((r) => r.granularity === 'monthly').map((r) => r.period);
  const isMissed = (m: string, { from, to }: Incident['missing'][number]) =>
    from <= m && (to === undefined ? !published.some((p) => from < p && p <= m) : m <= to);
  // A quarter or year is explained by what kept at least half of its months from being published.
  const during = catalogue.incidents.filter(({ missing }) => {
    const inside = months.filter((m) => missing.some((span) => isMissed(m, span)));
    return inside.length * 2 >= months.length;
  });
  return {
    type: 'not-published',
    when,
    incidents: when === 'never' ? during.map((i) => i.id).sort() : [],
    gives: 'absent',
  };
}

/** Everything of the catalogue that the answers need, looked up by key. */
function index(catalogue: Catalogue) {
  const byHeader = new Map<string, Column[]>();
  for (const c of catalogue.columns) byHeader.set(c.header, [...(byHeader.get(c.header) ?? []), c]);
  return {
    releases: new Map(catalogue.releases.map((r) => [r.period, r])),
    versions: new Map(catalogue.versions.map((v) => [v.version, v])),
    byHeader,
    completeFrom: new Map(catalogue.versions.flatMap((v) => Object.entries(v.completeFrom ?? {}))),
    /** new header → headers that it replaced */
    replaced: catalogue.versions.flatMap((v) => Object.entries(v.replaces)),
  };
}

const ORDER = [...SEVERITIES].reverse();

/** What is the same for every column of a published set. */
interface SetFacts {
  release: Release;
  variant: Variant;
  version: DatasetVersion | undefined;
  columns: Map<string, Column>;
  reached: Reached[];
  /** incidents that forbid the whole period, as reasons for each of its columns */
  avoided: CellReason[];
}

/** A reader for a catalogue, which is taken as it is now and must not be changed afterwards. */
export function usabilityReader(catalogue: Catalogue): UsabilityReader {
  const { releases, versions, byHeader, completeFrom, replaced } = index(catalogue);
  const newest = catalogue.versions.at(-1);

  const reachedBy = memo((period: string): Reached[] => {
    granularity(period);
    return catalogue.incidents
      .flatMap((incident) => {
        const reach = reachOf(incident, period);
        return reach ? [{ incident, reach }] : [];
      })
      .sort((a, b) => ORDER.indexOf(a.incident.severity) - ORDER.indexOf(b.incident.severity));
  });

  const columnsIn = memo((key: string): Map<string, Column> => {
    const [version = '', variant] = key.split('|');
    const known = versions.get(version);
    const list = known ? columnsOf(catalogue, known, variant as Variant) : [];
    return new Map(list.map((c) => [c.header, c]));
  });

  /** The facts of a set, or why there is none. */
  const locate = memo((key: string): SetFacts | NotPublished | VariantNotPublished => {
    const [period = '', name] = key.split('|');
    const variant = name as Variant;
    granularity(period);
    const release = releases.get(period);
    if (!release) return notPublished(catalogue, period);
    const version = versions.get(release.version);
    if (!release.sets.some((s) => s.variant === variant)) {
      const offered = version?.variants.includes(variant) ?? false;
      return { type: 'variant-not-published', variant, version: release.version, offered, gives: 'absent' };
    }
    const reached = reachedBy(period);
    const avoided = reached
      .filter((r) => r.incident.kinds.includes('rows-missing') && isAvoided(r, period))
      .map(({ incident, reach }): CellReason => ({
        type: 'avoid',
        incident: incident.id,
        ...inherited(reach),
        gives: 'severe',
      }));
    const columns = columnsIn(`${release.version}|${variant}`);
    return { release, variant, version, columns, reached, avoided };
  });

  function rowsReasons({ release, version, reached }: SetFacts): RowsReason[] {
    const { period } = release;
    const reasons = reached
      .filter(({ incident }) => touchesRows(incident))
      .map((r): RowsReason => ({
        type: 'incident',
        scope: 'rows',
        incident: r.incident.id,
        severity: r.incident.severity,
        kinds: r.incident.kinds.filter((k) => k === 'rows-missing'),
        why: whyOfRows(r, period),
        ...inherited(r.reach),
        gives: rowsGiven(r, period),
      }));
    if (release.granularity !== 'monthly') {
      const months = monthsOf(period).filter((m) => m >= catalogue.dataset.since && !releases.has(m));
      if (months.length > 0) reasons.push({ type: 'months-unpublished', months, gives: 'partial' });
      if (version?.merge && newest?.merge && version.merge !== newest.merge) {
        reasons.push({
          type: 'merge',
          rule: version.merge,
          newest: { version: newest.version, rule: newest.merge },
          gives: 'complete',
        });
      }
    }
    if (release.beta) reasons.push({ type: 'beta', gives: 'complete' });
    return reasons.sort((a, b) => ROWS_STATES.indexOf(b.gives) - ROWS_STATES.indexOf(a.gives));
  }

  const rowsOf = memo((key: string): RowsUsability => {
    const set = locate(key);
    if ('gives' in set) return { state: 'absent', reasons: [set] };
    const reasons = rowsReasons(set);
    const loss = estimatedLoss(catalogue.incidents, set.release.period);
    return {
      state: worstRowsState(reasons.map((r) => r.gives)),
      reasons,
      ...(loss === undefined ? {} : { loss }),
    };
  });

  /** Why a column that some version has is not in this set. */
  function absentFrom({ release, variant, columns }: SetFacts, same: Column[]): AbsentReason {
    const column = same.find((c) => c.variants.includes(variant));
    if (!column) {
      const variants = [...new Set(same.flatMap((c) => c.variants))];
      return { type: 'not-in-variant', variants, gives: 'absent' };
    }
    const { header, since, until } = column;
    const related = replaced.flatMap(([old, heirs]) => {
      if (old === header) return heirs;
      return heirs.includes(header) ? [old] : [];
    });
    return {
      type: 'not-in-version',
      version: release.version,
      since,
      ...(until ? { until } : {}),
      instead: related.filter((h) => columns.has(h)),
      gives: 'absent',
    };
  }

  function cellReasons({ release, version, reached, avoided }: SetFacts, column: Column): CellReason[] {
    const reasons = [...avoided];
    for (const { incident, reach } of reached) {
      const through = (incident.noted[column.header] ?? []).filter(
        (p) => p === release.period || containsPeriod(release.period, p),
      );
      if (through.length > 0) {
        reasons.push({
          type: 'incident',
          scope: 'values',
          incident: incident.id,
          severity: 'note',
          kinds: [],
          ...(through.includes(release.period) ? {} : { through }),
          gives: 'fine',
        });
      }
      if (!touchesColumn(incident, column)) continue;
      const states = incident.kinds.flatMap((kind) => stateOfKind(kind, incident.severity) ?? []);
      if (states.length === 0) continue;
      reasons.push({
        type: 'incident',
        scope: 'values',
        incident: incident.id,
        severity: incident.severity,
        kinds: incident.kinds.filter((k) => k !== 'rows-missing'),
        ...inherited(reach),
        gives: worstState(states),
      });
    }
    const from = completeFrom.get(column.header);
    if (from !== undefined) {
      const months = monthsOf(release.period).filter((m) => m >= catalogue.dataset.since && m < from);
      if (months.length > 0) reasons.push({ type: 'incomplete', from, months, gives: 'caution' });
    }
    if (column.type === 'boolean' && version && newest && version.booleans.csv !== newest.booleans.csv) {
      reasons.push({
        type: 'notation',
        what: 'booleans',
        version: version.version,
        written: version.booleans.csv,
        newest: { version: newest.version, written: newest.booleans.csv },
        gives: 'fine',
      });
    }
    return reasons.sort((a, b) => USABILITY_STATES.indexOf(b.gives) - USABILITY_STATES.indexOf(a.gives));
  }

  // Few cells are unlike all others: one list of reasons for all that say the same keeps a matrix small.
  const share = shareCells();

  return {
    rows: (period, variant) => rowsOf(`${period}|${variant}`),
    incidents: reachedBy,
    cell(period, variant, header) {
      const same = byHeader.get(header);
      if (!same) {
        throw new RangeError(`沒有欄位「${header}」。照catalogue/columns.yaml的header逐字填寫。`);
      }
      const key = `${period}|${variant}`;
      const rows = rowsOf(key);
      const set = locate(key);
      if ('gives' in set) return { ...share([set]), rows };
      const column = set.columns.get(header);
      return { ...share(column ? cellReasons(set, column) : [absentFrom(set, same)]), rows };
    },
  };
}

const readers = new WeakMap<Catalogue, UsabilityReader>();

/** The reader of a catalogue, made once: for functions that are asked about one release after the other. */
export function readerOf(catalogue: Catalogue): UsabilityReader {
  const reader = readers.get(catalogue) ?? usabilityReader(catalogue);
  readers.set(catalogue, reader);
  return reader;
}

/**
 * May the values of one column of one period be used, and why not? For many cells use `usabilityReader` or
 * `usabilityMatrix`, which give the same.
 * @throws RangeError when the period is none, or when no version has a column of that header
 */
export function usability(catalogue: Catalogue, period: string, variant: Variant, header: string): Usability {
  return usabilityReader(catalogue).cell(period, variant, header);
}
