/** How far a published period can be trusted, as maps, cards and lists say it: in one state for its rows and one for its columns. */
import type { Catalogue, Release } from '../catalogue/types';
import { incidentsOfRelease } from '../catalogue/sets';
import type { RowState } from '../usability/types';
import { verdictOf, type Verdict } from './verdict';
import { groupBy } from '../../lib/groupBy';
import { periodWords } from '../period';
import { quoted } from '../words';
import { worstLevel, type ColumnsLevel } from '../usability/levels';
import { holdsInPart } from '../usability/states';
import { reasonWords, rowsWhy } from '../usability/words';

/** What gives the columns of a set a level: titles of incidents, what all of them share, or columns that began incomplete. */
interface Given {
  state: ColumnsLevel;
  /** does a quarter or year only inherit it from some of its months? */
  inPart: boolean;
  reasons?: string[];
  shared?: string;
  began?: string[];
}

function levelsOf({ incidents }: Catalogue, { care, everyColumn, notes }: Verdict): Given[] {
  const entry = (id: string) => incidents.find((i) => i.id === id);
  const titles = (ids: string[]) => ids.flatMap((id) => entry(id)?.title ?? []);
  return [
    ...everyColumn.map((reason) => ({
      state: reason.gives,
      inPart: 'through' in reason,
      shared: reasonWords(reason, incidents),
    })),
    ...care
      .filter((c) => !c.standing)
      .map((c) => ({
        state: c.state,
        inPart: c.inPart,
        reasons: titles(c.incidents),
        // Without an incident, what makes a column one to care about is its beginning.
        began: c.incidents.length > 0 ? [] : c.headers,
      })),
    ...notes
      .filter(({ incident }) => !entry(incident)?.standing)
      .map(({ inPart, incident }) => ({
        state: 'note' as const,
        inPart,
        reasons: titles([incident]),
      })),
  ];
}

/** Columns in care without an incident: 「約略地點_x」從2018年9月起才完整. Those that did not begin late are no longer used. */
function beganWords({ versions }: Catalogue, headers: readonly string[]): string {
  const from = Object.assign({}, ...versions.map((v) => v.completeFrom)) as Record<string, string>;
  return [...groupBy(headers, (header) => from[header] ?? '')]
    .map(([month, same]) =>
      month === '' ? `${quoted(same)}已停用，沒有值` : `${quoted(same)}從${periodWords(month)}起才完整`,
    )
    .join('；');
}

export function releaseQuality(catalogue: Catalogue, release: Release) {
  const verdicts = release.sets.map((set) => verdictOf(catalogue, release.period, set.variant));
  // What happened to the rows happened to both variants; only whether a set is there differs.
  const rows = verdicts[0]?.rows ?? { state: 'complete' as const, reasons: [] };
  const state: RowState = rows.state === 'absent' ? 'complete' : rows.state;
  const levels = verdicts.flatMap((verdict) => levelsOf(catalogue, verdict));
  const worst = worstLevel(levels.map((level) => level.state));
  const deciding = levels.filter((level) => level.state === worst);
  const began = beganWords(catalogue, [...new Set(deciding.flatMap((level) => level.began ?? []))]);
  const unmarked = [
    ...new Set(deciding.flatMap((level) => level.shared ?? [])),
    ...(began ? [began] : []),
  ].join('；');
  return {
    rows: { state, inPart: state !== 'complete' && holdsInPart({ state, reasons: rows.reasons }) },
    why: rowsWhy(rows, catalogue.incidents),
    /** the worst level of single columns; standing incidents would hide what is special about a period */
    ...(worst !== 'absent'
      ? {
          columns: {
            state: worst,
            inPart: deciding.every(({ inPart }) => inPart),
            why: [
              ...new Set(deciding.flatMap(({ reasons = [] }) => reasons)),
              ...(unmarked ? [unmarked] : []),
            ].join('；'),
            /** what of it no incident says, as a phrase; absent where incidents say it all */
            unmarked: unmarked || undefined,
          },
        }
      : {}),
    /** worst first, standing ones among them */
    incidents: incidentsOfRelease(catalogue, release),
  };
}
