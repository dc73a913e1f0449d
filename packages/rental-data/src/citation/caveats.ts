import { incidentsOfSet } from '../catalogue/sets';
import { resolveAddress, type Site } from '../addresses/files';
import { rowsWords } from '../usability/words';
import { getReader } from '../usability/reader';
import { RENT } from '../catalogue/families';
import { COLUMN_STATE_PHRASE, ROWS_STATE_NAME, titleAlone } from '../words';
import { VARIANT_NAME } from '../catalogue/values';
import { spanListWords } from '../period';
import { VARIANTS } from '../catalogue/values';
import type { Catalogue, DataSet } from '../catalogue/types';

type SetKey = Pick<DataSet, 'period' | 'variant'>;

const readStates = (catalogue: Catalogue, { period, variant }: SetKey) => ({
  rows: getReader(catalogue).rows(period, variant),
  rent: getReader(catalogue).cell(period, variant, RENT).state,
});

/** The state of the rows and why, for places where silence means that no gap is known; empty then. No last full stop. */
export function rowsCaveat(catalogue: Catalogue, set: SetKey): string {
  const { rows } = readStates(catalogue, set);
  return rows.state === 'complete' ? '' : rowsWords(rows, catalogue.incidents);
}

/** The verdict on a set for every citation: its rows and why, and its rent where that is not free to use. May be empty. */
export function setState(catalogue: Catalogue, set: SetKey): string {
  const { rows, rent } = readStates(catalogue, set);
  // Of a set that must not be used, nothing may be.
  const free = rows.state === 'avoid' || rent === 'absent' || rent === 'fine';
  return [rowsCaveat(catalogue, set), free ? '' : `${RENT}${COLUMN_STATE_PHRASE[rent]}`]
    .filter(Boolean)
    .join('；');
}

/** The same of several sets: the periods of each state, the worst first, without the reasons. */
export function setsState(catalogue: Catalogue, sets: readonly SetKey[]): string {
  const states: [name: string, isIt: (all: ReturnType<typeof readStates>) => boolean][] = [
    ...(['avoid', 'not-comparable', 'partial'] as const).map((state): (typeof states)[number] => [
      ROWS_STATE_NAME[state],
      ({ rows }) => rows.state === state,
    ]),
    ...(['severe', 'empty', 'caution'] as const).map((state): (typeof states)[number] => [
      `${RENT}${COLUMN_STATE_PHRASE[state]}`,
      ({ rows, rent }) => rows.state !== 'avoid' && rent === state,
    ]),
  ];
  return states
    .flatMap(([name, isIt]) => {
      const having = sets.filter((set) => isIt(readStates(catalogue, set)));
      return having.length > 0 ? [`${setsWords(having)}${name}`] : [];
    })
    .join('；');
}

/** The sets in words, neighbours joined: 2021年6月到8月原始資料. */
export const setsWords = (sets: readonly SetKey[]): string =>
  VARIANTS.flatMap((variant) => {
    const periods = sets.flatMap((set) => (set.variant === variant ? [set.period] : []));
    return periods.length > 0 ? [`${spanListWords(periods)}${VARIANT_NAME[variant]}`] : [];
  }).join('、');

/** The state of one set or of several, then the incidents, worst first of each set. No last full stop; may be empty. */
export function formatCaveats(catalogue: Catalogue, state: string, sets: readonly DataSet[]): string {
  const known = new Set(
    sets.flatMap((set) => incidentsOfSet(catalogue, set).map(({ incident }) => titleAlone(incident))),
  );
  return [state, known.size > 0 ? `已知問題：${[...known].join('；')}` : ''].filter(Boolean).join('。');
}

/** What a reader of a citation must know of a set. No last full stop; may be empty. */
export const setCaveats = (catalogue: Catalogue, set: DataSet): string =>
  formatCaveats(catalogue, setState(catalogue, set), [set]);

/** Where the caveats of the whole dataset are told, in one line; empty when none is known. */
export function datasetCaveats({ incidents }: Catalogue, site: Site): string {
  if (incidents.length === 0) return '';
  return `已知品質事件${incidents.length}件，影響的期別與欄位見${resolveAddress(site, site.pages.quality)}`;
}
