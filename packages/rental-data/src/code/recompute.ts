/** The columns whose published values in the files of an incident are worked out anew from other columns. Languages write the rule: see `recompute` in their modules. */
import { periodsOfIncident } from '../catalogue/sets';
import type { Catalogue, Incident } from '../catalogue/types';

/** A sum of columns through another one. */
export interface Recomputation {
  header: string;
  /** a row without it has no result */
  base: string;
  /** a missing value of these counts as 0 */
  added: readonly string[];
  divisor: string;
  /** why code that reads such a file does it, for a comment */
  why: string;
}

const BY_INCIDENT: Readonly<Record<Incident['id'], Recomputation>> = {
  'rent-per-ping-2026': {
    header: '每坪租金（含管理費與停車費）',
    base: '月租金',
    added: ['月管理費', '月停車費'],
    divisor: '坪數',
    why: '有些每坪租金沒有加上管理費與停車費，所以重算；缺值的費用當作0。',
  },
};

/** The rows of some periods, by the column that holds the period. */
export interface Touched {
  period: string;
  periods: readonly string[];
}

/** The columns that a rule reads, in the order in which it names them. */
export const listSourceColumns = ({ base, added, divisor }: Recomputation): string[] => [
  base,
  ...added,
  divisor,
];

/** What to work out anew in files of some periods, each with those of the periods that need it. Pure. */
export function listRecomputations(
  catalogue: Catalogue,
  periods: readonly string[],
): { rule: Recomputation; periods: string[] }[] {
  return catalogue.incidents.flatMap((incident) => {
    const rule = BY_INCIDENT[incident.id];
    const touched = rule ? new Set(periodsOfIncident(catalogue, incident)) : new Set();
    const own = periods.filter((period) => touched.has(period));
    return rule && own.length > 0 ? [{ rule, periods: own }] : [];
  });
}
