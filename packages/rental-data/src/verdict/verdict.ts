import { findFamily, RENT } from '../catalogue/families';
import type { Catalogue, DataSet, Column } from '../catalogue/types';
import type { Variant } from '../catalogue/values';
import { columnsOfSet, setsOfKind } from '../catalogue/sets';
import { memoByObject } from '../helpers/memo';
import { compareRows } from '../comparison/rows';
import { granularity, monthIndex, slotInYear, type Granularity } from '../period';
import { countStates } from '../usability/matrix';
import { getReader } from '../usability/reader';
import { holdsInPart, ownCare, sharedReasons, type SharedReason } from '../usability/states';
import type { CellUsability, RowsUsability, UsabilityState } from '../usability/types';

export interface ColumnsInCare {
  /** 附近, 提供家具, 出租, or the header of a column of no family */
  family: string;
  headers: string[];
  state: Exclude<UsabilityState, 'fine' | 'absent'>;
  /** ids of the incidents that give the state, worst first */
  incidents: string[];
  /** is it so for every period since its beginning? */
  standing: boolean;
  /** of a quarter or year: only for some of its months */
  inPart: boolean;
  /** of a quarter or year: it holds values of two meanings, for which no incident stands */
  mixed: boolean;
}

/** What else made a period the newest or nearest: the same rule of merging, or no unusable column. */
export type Besides = 'rule' | 'columns';
interface Chosen {
  besides?: Besides[] | undefined;
  /** merged by another rule, because none is merged by the same */
  otherRule?: true | undefined;
  /** its dwellings were kept by other conditions */
  otherFilter?: true | undefined;
}

type SuggestionReason =
  /** the newest, or the nearest, before or after, whose rows may be compared and which has no unusable column */
  | ({ type: 'newest' | 'nearest' | 'before' | 'after' } & Chosen)
  /** of the same month or quarter of another year */
  | ({ type: 'same'; which: 'newest' | 'before' | 'after' } & Chosen)
  /** has values where this one is empty */
  | { type: 'filled'; families: string[] }
  | { type: 'other-variant' };

export interface Suggestion {
  period: string;
  variant: Variant;
  reason: SuggestionReason;
}

export interface Verdict {
  period: string;
  variant: Variant;
  granularity: Granularity;
  /** absent, like what follows, for a set that was not published */
  version?: string | undefined;
  count?: number | undefined;
  rows: RowsUsability;
  counts: ReturnType<typeof countStates>;
  /** columns that cannot be used freely for reasons of their own, worst first; none where the whole set must not be used */
  care: ColumnsInCare[];
  /** incidents that leave the columns they touch usable: the level 註記 */
  notes: { incident: string; inPart: boolean }[];
  /** why every column alike asks for care, on top of its own reasons */
  everyColumn: SharedReason[];
  /** is there another set of the kind, merged by the same rule, with which it may be compared at all? */
  peers: boolean;
  /** the versions whose programs kept dwellings by the same conditions, where others did not; absent of raw data */
  alike?: string[] | undefined;
  /** the rent, which readers ask for first; absent in a set without that column */
  rent?: CellUsability | undefined;
  /** what to use instead, best first */
  instead: Suggestion[];
}

const STATES_IN_CARE = ['severe', 'empty', 'caution'] as const;

function collectCare(
  catalogue: Catalogue,
  cells: readonly { column: Column; cell: CellUsability }[],
): ColumnsInCare[] {
  const standing = new Set(catalogue.incidents.filter((i) => i.standing).map((i) => i.id));
  const groups = new Map<string, ColumnsInCare>();
  for (const { column, cell } of cells) {
    const { state } = cell;
    if (state === 'fine' || state === 'absent') continue;
    const family = findFamily(column.header);
    const mixed = cell.reasons.some((r) => r.gives === state && r.type === 'changed');
    const key = `${state}|${family}|${String(mixed)}`;
    const incidents = cell.reasons.flatMap((r) => (r.gives === state && 'incident' in r ? [r.incident] : []));
    const group = groups.get(key) ?? {
      family,
      headers: [],
      state,
      incidents: [],
      standing: true,
      inPart: true,
      mixed,
    };
    group.headers.push(column.header);
    group.incidents = [...new Set([...group.incidents, ...incidents])];
    group.standing &&= incidents.length > 0 && incidents.every((id) => standing.has(id));
    group.inPart &&= holdsInPart(cell);
    groups.set(key, group);
  }
  return STATES_IN_CARE.flatMap((state) => [...groups.values()].filter((g) => g.state === state));
}

function collectNotes(cells: readonly CellUsability[]): Verdict['notes'] {
  const notes = new Map<string, boolean>();
  for (const { reasons } of cells) {
    for (const reason of reasons) {
      if (reason.type !== 'incident' || reason.gives !== 'fine') continue;
      notes.set(reason.incident, (notes.get(reason.incident) ?? true) && 'through' in reason);
    }
  }
  return [...notes].map(([incident, inPart]) => ({ incident, inPart }));
}

interface Candidate {
  period: string;
  complete: boolean;
  sound: boolean;
  empty: string[];
  merge: string | undefined;
}

const readCells = (catalogue: Catalogue, set: DataSet) =>
  columnsOfSet(catalogue, set).map((column) => ({
    column,
    cell: getReader(catalogue).cell(set.period, set.variant, column.header),
  }));

const listCandidates = memoByObject((catalogue: Catalogue, wanted: Granularity, variant: Variant) =>
  setsOfKind(catalogue, wanted, variant).map((set): Candidate => {
    const cells = readCells(catalogue, set);
    const rows = getReader(catalogue).rows(set.period, variant);
    const empty = cells.filter(({ cell }) => cell.state === 'empty');
    const complete = rows.state === 'complete';
    return {
      period: set.period,
      complete,
      sound: complete && cells.every(({ cell }) => cell.state !== 'severe'),
      empty: [...new Set(empty.map(({ column }) => findFamily(column.header)))],
      merge:
        wanted === 'monthly' ? undefined : catalogue.versions.find((v) => v.version === set.version)?.merge,
    };
  }),
);

/** The newest period with comparable rows and no unusable column, for undecided readers; undefined where there is none. */
export const newestSound = (
  catalogue: Catalogue,
  wanted: Granularity,
  variant: Variant,
): string | undefined => listCandidates(catalogue, wanted, variant).findLast((c) => c.sound)?.period;

function findSuggestions(catalogue: Catalogue, verdict: Omit<Verdict, 'instead'>): Suggestion[] {
  const { period, variant, granularity: wanted, rows, care } = verdict;
  const all = listCandidates(catalogue, wanted, variant).filter((c) => c.period !== period);
  const self = listCandidates(catalogue, wanted, variant).find((c) => c.period === period);
  const sound = all.filter((c) => c.sound);
  // Quarters and years are only comparable with those merged by the same rule, so those come first.
  const alike = self ? sound.filter((c) => c.merge === self.merge) : sound;
  const pool = alike.length > 0 ? alike : sound;
  const ofRule = all.filter((c) => c.complete && (pool === sound || c.merge === self?.merge));
  type Pick = (list: Candidate[]) => Candidate | undefined;
  const newest: Pick = (list) => list.at(-1);
  const before: Pick = (list) => list.findLast((c) => c.period < period);
  const after: Pick = (list) => list.find((c) => c.period > period);
  const nearest: Pick = (list) =>
    [...list].sort(
      (a, b) =>
        Math.abs(monthIndex(a.period) - monthIndex(period)) -
          Math.abs(monthIndex(b.period) - monthIndex(period)) || (a.period < b.period ? 1 : -1),
    )[0];
  const ofSlot =
    (pick: Pick): Pick =>
    (list) =>
      wanted === 'annual' ? undefined : pick(list.filter((c) => slotInYear(c.period) === slotInYear(period)));
  const offered: [Candidate | undefined, SuggestionReason][] = [];
  const offer = (pick: Pick, reason: Exclude<SuggestionReason, { type: 'filled' | 'other-variant' }>) => {
    const found = pick(pool);
    const besides: Besides[] = [
      ...(found === pick(sound) ? [] : ['rule' as const]),
      ...(found === pick(ofRule) ? [] : ['columns' as const]),
    ];
    const { reasons: between } = compareRows(catalogue, period, found?.period ?? period, variant).rows;
    const chosen: Chosen = {
      otherFilter: between.some(({ type }) => type === 'filter') || undefined,
      besides: besides.length > 0 ? besides : undefined,
      otherRule: (self && found && found.merge !== self.merge) || undefined,
    };
    offered.push([found, { ...reason, ...chosen }]);
  };
  switch (rows.state) {
    case 'avoid':
      offer(nearest, { type: 'nearest' });
      offer(ofSlot(before), { type: 'same', which: 'before' });
      offer(ofSlot(after), { type: 'same', which: 'after' });
      break;
    case 'not-comparable':
      offer(newest, { type: 'newest' });
      offer(ofSlot(newest), { type: 'same', which: 'newest' });
      break;
    case 'partial':
    case 'absent':
      offer(before, { type: 'before' });
      offer(after, { type: 'after' });
      break;
    case 'complete': {
      const empty = self?.empty ?? [];
      if (care.some((c) => c.state === 'severe')) offer(nearest, { type: 'nearest' });
      if (empty.length > 0) {
        const filled: Pick = (list) =>
          list.findLast((c) => !c.empty.some((family) => empty.includes(family)));
        // Values serve whatever the rule by which rows were merged.
        offered.push([filled(pool) ?? filled(sound), { type: 'filled', families: empty }]);
      }
    }
  }
  const seen = new Set<string>();
  const suggestions = offered.flatMap(([found, reason]): Suggestion[] => {
    if (!found || seen.has(found.period)) return [];
    seen.add(found.period);
    return [{ period: found.period, variant, reason }];
  });
  const other: Variant = variant === 'raw' ? 'deduplicated' : 'raw';
  const others = listCandidates(catalogue, wanted, other);
  if (rows.state === 'complete' && others.some((c) => c.period === period && c.sound)) {
    suggestions.push({ period, variant: other, reason: { type: 'other-variant' } });
  }
  return suggestions;
}

const hasPeers = (catalogue: Catalogue, period: string, variant: Variant): boolean => {
  const all = listCandidates(catalogue, granularity(period), variant);
  const self = all.find((c) => c.period === period);
  return all.some(
    (c) =>
      c.period !== period &&
      c.merge === self?.merge &&
      ['complete', 'partial'].includes(getReader(catalogue).rows(c.period, variant).state),
  );
};

function versionsAlike({ dataset }: Catalogue, version: string): string[] | undefined {
  const filters = dataset.dwellingFilters.filter(({ from }) => from === 'program');
  return filters.length > 1
    ? filters.find(({ versions }) => versions.includes(version))?.versions
    : undefined;
}

function makeVerdict(catalogue: Catalogue, period: string, variant: Variant): Verdict {
  const reader = getReader(catalogue);
  const rows = reader.rows(period, variant);
  const set = catalogue.releases.find((r) => r.period === period)?.sets.find((s) => s.variant === variant);
  const cells = set ? readCells(catalogue, set) : [];
  const rent = cells.find(({ column }) => column.header === RENT)?.cell;
  const judged: Omit<Verdict, 'instead'> = {
    period,
    variant,
    granularity: granularity(period),
    version: set?.version,
    count: set?.rows,
    rows,
    counts: countStates(cells.map(({ cell }) => cell)),
    care:
      rows.state === 'avoid'
        ? []
        : collectCare(
            catalogue,
            cells.map(({ column, cell }) => ({ column, cell: ownCare(cell) })),
          ),
    notes: rows.state === 'avoid' ? [] : collectNotes(cells.map(({ cell }) => cell)),
    everyColumn: sharedReasons(cells.map(({ cell }) => cell)),
    peers: hasPeers(catalogue, period, variant),
    alike: set && variant === 'deduplicated' ? versionsAlike(catalogue, set.version) : undefined,
    rent,
  };
  return { ...judged, instead: findSuggestions(catalogue, judged) };
}

/** The verdict on a period and variant, published or not; one object each. @throws RangeError for no period */
export const getVerdict = memoByObject(makeVerdict);
