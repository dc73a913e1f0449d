import { incidentsOfSet } from '../catalogue/sets';
import { PAGES } from '../addresses/pages';
import { addressOf, type Site } from '../addresses/files';
import { rowsWords } from '../usability/words';
import { verdictOf } from '../verdict/verdict';
import { titleAlone } from '../words';
import type { Catalogue, DataSet } from '../catalogue/types';

/** The state of the rows and why, for places where silence means that no gap is known; empty then. No last full stop. */
export function rowsCaveat(
  catalogue: Catalogue,
  { period, variant }: Pick<DataSet, 'period' | 'variant'>,
): string {
  const { rows } = verdictOf(catalogue, period, variant);
  return rows.state === 'complete' ? '' : rowsWords(rows, catalogue.incidents);
}

/** What a reader of a citation must know: gaps in the rows, then incidents, worst first. No last full stop; may be empty. */
export function setCaveats(catalogue: Catalogue, set: DataSet): string {
  const known = incidentsOfSet(catalogue, set).map(({ incident }) => titleAlone(incident));
  return [rowsCaveat(catalogue, set), known.length > 0 ? `已知問題：${known.join('；')}` : '']
    .filter(Boolean)
    .join('。');
}

/** Where the caveats of the whole dataset are told, in one line; empty when none is known. */
export function datasetCaveats({ incidents }: Catalogue, site: Site): string {
  if (incidents.length === 0) return '';
  return `已知品質事件${incidents.length}件，影響的期別與欄位見${addressOf(site, PAGES.quality)}`;
}
