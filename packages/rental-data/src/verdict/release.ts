/** How far a published period can be trusted, as maps, cards and lists say it: in one state for its rows and one for its columns. */
import type { Catalogue, Release } from '../catalogue/types';
import { incidentsOfRelease } from '../catalogue/sets';
import type { RowState } from '../usability/types';
import { getVerdict, type Verdict } from './verdict';
import { groupBy } from '../helpers/groupBy';
import { periodWords } from '../period';
import { quoted } from '../words';
import { worstLevel, type ColumnsLevel } from '../usability/levels';
import { holdsInPart } from '../usability/states';
import { reasonWords, rowsWhy } from '../usability/words';

/** What gives the columns of a set a level: titles of incidents, what all of them share, or columns with reasons of their own. */
interface Given {
  state: ColumnsLevel;
  /** does a quarter or year only inherit it from some of its months? */
  inPart: boolean;
  reasons?: string[];
  shared?: string;
  unmarked?: { header: string; mixed: boolean }[];
}

function listLevels({ incidents }: Catalogue, { care, everyColumn, notes }: Verdict): Given[] {
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
        unmarked: c.incidents.length > 0 ? [] : c.headers.map((header) => ({ header, mixed: c.mixed })),
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

/** Why columns are in care without an incident: they began incomplete, mix two meanings, or are no longer used. */
function unmarkedWords(
  { versions }: Catalogue,
  headers: readonly { header: string; mixed: boolean }[],
): string {
  const from = Object.assign({}, ...versions.map((v) => v.completeFrom)) as Record<string, string>;
  const why = ({ header, mixed }: { header: string; mixed: boolean }): string => {
    const month = from[header];
    if (mixed) return '意義改變';
    return month === undefined ? '已停用，沒有值' : `從${periodWords(month)}起才完整`;
  };
  return [...groupBy(headers, why)]
    .map(([words, same]) => `${quoted([...new Set(same.map(({ header }) => header))])}${words}`)
    .join('；');
}

export function releaseQuality(catalogue: Catalogue, release: Release) {
  const verdicts = release.sets.map((set) => getVerdict(catalogue, release.period, set.variant));
  // What happened to the rows happened to both variants; only whether a set is there differs.
  const rows = verdicts[0]?.rows ?? { state: 'complete' as const, reasons: [] };
  const state: RowState = rows.state === 'absent' ? 'complete' : rows.state;
  const levels = verdicts.flatMap((verdict) => listLevels(catalogue, verdict));
  const worst = worstLevel(levels.map((level) => level.state));
  const deciding = levels.filter((level) => level.state === worst);
  const own = unmarkedWords(
    catalogue,
    deciding.flatMap((level) => level.unmarked ?? []),
  );
  const unmarked = [...new Set(deciding.flatMap((level) => level.shared ?? [])), ...(own ? [own] : [])].join(
    '；',
  );
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
