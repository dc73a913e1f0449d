import { listColumns } from '../catalogue/columns';
import type { Catalogue, Incident, Release, Column, DatasetVersion } from '../catalogue/types';
import type { Variant } from '../catalogue/values';
import { worstFirst } from '../catalogue/types';
import { groupBy } from '../helpers/groupBy';
import { memo } from '../helpers/memo';
import { granularity, findLastMonth, listMonths } from '../period';
import { resolveReach, touchesVariant, type Reach } from '../catalogue/reach';
import type { CellReason, SetAbsence } from './types';

export interface Reached {
  incident: Incident;
  reach: Reach;
}

export interface SetFacts {
  release: Release;
  variant: Variant;
  version: DatasetVersion | undefined;
  columns: Map<string, Column>;
  reached: Reached[];
  /** incidents that forbid the whole period, as reasons for each of its columns */
  avoided: CellReason[];
}

export const inherited = ({ through }: Reach): { through?: string[] } =>
  through.length > 0 ? { through } : {};

export const isAvoided = ({ incident, reach }: Reached, period: string): boolean =>
  reach.through.length > 0
    ? reach.through.some((p) => incident.avoid.includes(p))
    : incident.avoid.includes(period);

function notPublished(catalogue: Catalogue, period: string): SetAbsence {
  const { since, asOf } = catalogue.dataset;
  const months = listMonths(period);
  const last = findLastMonth(period);
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

/** The facts of a catalogue, which must not be changed afterwards. */
export function collectFacts(catalogue: Catalogue) {
  const releases = new Map(catalogue.releases.map((r) => [r.period, r]));
  const versions = new Map(catalogue.versions.map((v) => [v.version, v]));

  const reachedBy = memo((period: string): Reached[] => {
    granularity(period);
    return catalogue.incidents
      .flatMap((incident) => {
        const reach = resolveReach(incident, period);
        return reach ? [{ incident, reach }] : [];
      })
      .sort((a, b) => worstFirst(a.incident, b.incident));
  });

  const columnsIn = memo((version: string, variant: Variant): Map<string, Column> => {
    const found = versions.get(version);
    const list = found ? listColumns(catalogue, found, variant) : [];
    return new Map(list.map((c) => [c.header, c]));
  });

  const locate = memo((period: string, variant: Variant): SetFacts | SetAbsence => {
    granularity(period);
    const release = releases.get(period);
    if (!release) return notPublished(catalogue, period);
    const version = versions.get(release.version);
    if (!release.sets.some((s) => s.variant === variant)) {
      const offered = version?.variants.includes(variant) ?? false;
      return { type: 'variant-not-published', variant, version: release.version, offered, gives: 'absent' };
    }
    const reached = reachedBy(period).filter(({ incident }) => touchesVariant(incident, variant));
    const avoided = reached
      .filter((r) => isAvoided(r, period))
      .map(({ incident, reach }): CellReason => ({
        type: 'avoid',
        incident: incident.id,
        ...inherited(reach),
        gives: 'severe',
      }));
    const columns = columnsIn(release.version, variant);
    return { release, variant, version, columns, reached, avoided };
  });

  return {
    catalogue,
    releases,
    byHeader: groupBy(catalogue.columns, ({ header }) => header),
    completeFrom: new Map(catalogue.versions.flatMap((v) => Object.entries(v.completeFrom ?? {}))),
    replaced: catalogue.versions.flatMap((v) => Object.entries(v.replaces)),
    newest: catalogue.versions.at(-1),
    reachedBy,
    locate,
  };
}

export type Facts = ReturnType<typeof collectFacts>;
